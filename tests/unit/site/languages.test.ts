import { expect, test } from 'vitest';
import { languageOfPath } from '../../../site/languages';

test.each([
  ['/', 'en'],
  ['/zhang/', 'en'],
  ['/zh', 'zh'],
  ['/zh/guide/', 'zh'],
  ['/some/base/zh/', 'zh'],
  ['', 'en'],
  ['zh/guide/', 'zh'],
])('the path "%s" belongs to the language %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
