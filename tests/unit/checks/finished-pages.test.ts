import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../checks/corpus';
import { FINISHED_PAGES } from '../../../checks/finished-pages';
import { LONG_PAGES } from '../../../checks/prose/limits';

it('finished pages exist in both languages', () => {
  const files = FINISHED_PAGES.flatMap(name => LANGUAGES.map(lang => `docs/${lang}/${name}.mdx`));
  expect(files.filter(file => !existsSync(file))).toEqual([]);
});

it('the lists of finished pages and of long pages are sorted', () => {
  expect(FINISHED_PAGES).toEqual([...FINISHED_PAGES].sort());
  expect(Object.keys(LONG_PAGES)).toEqual(Object.keys(LONG_PAGES).sort());
});
