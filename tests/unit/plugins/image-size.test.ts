import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarkImageSize } from '../../../plugins/content/image-size';
import { parsePage } from '../../../site/parse-page';

/** The smallest picture that has a size. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

describe('sizes of images', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  const page = path.join(folder, 'page.mdx');
  beforeAll(() => {
    writeFileSync(path.join(folder, 'boat.svg'), PICTURE);
    writeFileSync(path.join(folder, 'text.svg'), 'Not a picture');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns the attributes that a page's image gets. */
  const attributesOf = (image: string) => {
    const tree = parsePage(`import image0 from '${image}';\n\n<img src={image0} />\n`, page);
    remarkImageSize()(tree, new VFile({ path: page }));
    const [, element] = tree.children;
    return element?.type === 'mdxJsxFlowElement'
      ? Object.fromEntries(element.attributes.map(item => ('name' in item ? [item.name, item.value] : [])))
      : undefined;
  };

  it('are those of the file', () => {
    expect(attributesOf('./boat.svg')).toMatchObject({ width: '30', height: '20', loading: 'lazy' });
  });

  it('are left out for a missing file, which the bundler names', () => {
    expect(Object.keys(attributesOf('./raft.svg') ?? {})).toEqual(['src']);
  });

  it('fail with the place on the page if the file is no image', () => {
    expect(() => attributesOf('./text.svg')).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^\.\/text\.svg can't be read as an image: \S/),
        line: 3,
        file: page,
      }),
    );
  });
});
