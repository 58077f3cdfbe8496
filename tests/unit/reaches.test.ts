import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { unlistedIn, unlistedReaches } from '../../contracts/scan';
import { THEME_CLASSES } from '../../contracts/theme-classes';

/** Matches a class in a selector or a string. CSS variables don't match, because they begin with two hyphens. */
const CLASS = /(?<=[."'` ])rp-[a-z][\w-]*[a-z]\b(?![-\w$])/g;

it('lists all undocumented parts of Rspress that the site relies on', () => {
  expect(unlistedReaches()).toEqual([]);
});

it.each([
  ["import '@rspress/core/dist/theme/index.css';", '@rspress/core/dist/'],
  ["import { UNSAFE_RouteContext } from '@rspress/core/runtime';", 'UNSAFE_RouteContext'],
  ['page.__RSPRESS_PAGE_META', '__RSPRESS_PAGE_META'],
  ["document.querySelector('#__rspress_root')", '__rspress_root'],
  ['if (process.env.__SSR_MD__) return null;', 'process.env.__SSR_MD__'],
  ['html.replace(/<link rel="icon"[^>]*>/g, "")', '/<l'],
  ['const TAG = /(<nav [^>]*>)/;', '/(<n'],
  ['const layout = BaseDocLayout(props);', 'BaseDocLayout('],
  ["import x from 'some-package/dist/x';", "from 'some-package/dist/"],
  ['api.transform({ test: /a/ }, () => "")', 'api.transform('],
])('reports an unlisted use: %s', (code, sign) => {
  expect(unlistedIn('plugins/new.ts', code)).toContainEqual({ file: 'plugins/new.ts', line: 1, sign });
});

it('ignores comments', () => {
  expect(unlistedIn('plugins/new.ts', '/** As `UNSAFE_X`\n * has it. */\n// UNSAFE_X\nconst a = 1;')).toEqual(
    [],
  );
});

it('lists every class of the default theme that the site uses', () => {
  const files = globSync('{theme,components,plugins}/**/*.{ts,tsx,css}');
  const named = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(CLASS)].map(([name]) => name));
  expect([...new Set(named)].filter(name => !(name in THEME_CLASSES))).toEqual([]);
});
