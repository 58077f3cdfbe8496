import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { KINDS_OF_PAGES, longestLength } from '../../../bench/site';

it('the page that represents long pages is the longest English page', () => {
  const files = globSync('docs/en/**/*.mdx');
  const longest = Math.max(...files.map(file => readFileSync(file, 'utf8').length));
  expect(longestLength('en'), `${KINDS_OF_PAGES.longest} in KINDS_OF_PAGES`).toBe(longest);
});
