import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample } from './build-example';
import { attribute, tagsOf } from './html';

/** What `rspress eject` copies; see `tests/unit/api/commands.test.ts`. */
const SOURCES = 'node_modules/@rspress/core/dist/eject-theme/components/PrevNextPage';
const TARGET = 'theme/components/PrevNextPage';

function ejected(change: (source: string) => string = source => source): Record<string, string> {
  const files = readdirSync(SOURCES).map(file => {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    return [`${TARGET}/${file}`, file === 'index.tsx' ? change(source) : source];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

const diffs = pagesNamed('guide/advanced/custom-theme.mdx').flatMap(({ fences }) =>
  fences.filter(({ lang }) => lang === 'diff').map(({ code }) => code),
);

it('the site uses an ejected component with each of the changes from the page', async () => {
  expect(diffs).toHaveLength(2);
  for (const diff of diffs) {
    const [kept = '', added = ''] = diff.split('\n').map(line => line.slice(1));
    const site = await buildExample('ejected-component', {
      files: ejected(source => {
        expect(source).toContain(`${kept}\n`);
        return source.replace(`${kept}\n`, `${kept}\n${added}\n`);
      }),
    });
    expect(site.exitCode, site.log).toBe(0);
    const next = tagsOf(site.read('index.html'), 'a').filter(tag => tag.includes('rel="next"'));
    expect(next.map(tag => attribute(tag, 'href'))).toEqual(['/moon.html']);
  }
});

it('without the Sass plugin, an ejected component stops the build with the message that the reference quotes', async () => {
  const site = await buildExample('ejected-component', {
    files: { ...ejected(), 'rspress.config.ts': 'export default {};\n' },
  });
  expect(site.exitCode).toBe(1);
  const message = 'To enable support for Sass, use "@rsbuild/plugin-sass"';
  expect(site.log).toContain(message);
  expect(pagesNamed('api/commands.mdx').map(({ source }) => source.includes(message))).toEqual([true, true]);
});
