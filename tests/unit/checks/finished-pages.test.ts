import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../checks/corpus';
import { FINISHED_PAGES } from '../../../checks/finished-pages';
import { LONG_PAGES } from '../../../checks/prose/limits';

const names = Object.keys(FINISHED_PAGES);

it('finished pages exist in both languages', () => {
  const files = names.flatMap(name => LANGUAGES.map(lang => `docs/${lang}/${name}.mdx`));
  expect(files.filter(file => !existsSync(file))).toEqual([]);
});

it('the lists of finished pages and of long pages are sorted', () => {
  expect(names).toEqual([...names].sort());
  expect(Object.keys(LONG_PAGES)).toEqual(Object.keys(LONG_PAGES).sort());
});
