import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { MADE_FROM, pictureSources } from '../../../scripts/picture-sources';
import { PICTURE_THEMES, PICTURES, type Picture, pictureFile } from '../../../site/pictures';

const madeFrom = JSON.parse(readFileSync(MADE_FROM, 'utf8')) as Record<string, string>;
const shown = globSync('docs/**/*.mdx').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/<Picture\s+name="([^"]+)"/g)].map(([, name = '']) => name),
);

describe.each(Object.entries<Picture>(PICTURES))('the picture %s', (name, picture) => {
  it('is shown on a page', () => {
    expect(shown).toContain(name);
  });

  it.each(PICTURE_THEMES)('has a file with the right dimensions and below 60 kB in the %s theme', theme => {
    const file = path.join('public', pictureFile(name, theme));
    expect(existsSync(file), `${file} is missing. Run \`npm run pictures\`.`).toBe(true);
    const bytes = readFileSync(file);
    expect(imageSize(bytes)).toMatchObject({ width: picture.width, height: picture.height });
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('is up to date with its example', () => {
    const help = `examples/${picture.example} has changed since the picture was made. Run \`npm run pictures\`.`;
    expect(madeFrom[name], help).toBe(pictureSources(picture));
  });
});

it('pictures of different pages or examples have different source hashes', () => {
  const picture: Picture = PICTURES['custom-theme-after'];
  expect(pictureSources(picture)).not.toBe(pictureSources({ ...picture, page: '/' }));
  expect(pictureSources(picture)).not.toBe(pictureSources({ ...picture, example: 'minimal' }));
});
