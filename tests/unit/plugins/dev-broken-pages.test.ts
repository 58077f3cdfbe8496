import { expect, it } from 'vitest';
import { brokenPages } from '../../../plugins/dev/brokenPages';

const EN =
  '  \u001b[31m× \u001b[0mdocs/en/guide/a.mdx:3:1 There is no component <B> on this page.\ndocs/en/guide/a.mdx:4:1 …';
const ZH = '× docs/zh/index.mdx:1:5 …';

it('names the pages that errors are about, also in a terminal with colors', () => {
  expect(brokenPages([EN, ZH])).toEqual(['docs/en/guide/a.mdx', 'docs/zh/index.mdx']);
  expect(brokenPages([])).toEqual([]);
});

it('names none if an error is about something that other pages may need', () => {
  expect(brokenPages([EN, '× docs/en/_nav.json:1:1 …'])).toEqual([]);
  expect(brokenPages([EN, '× docs/fragments/en/a.mdx:1:1 …'])).toEqual([]);
  expect(brokenPages([EN, "Module not found: Can't resolve './a' in 'docs/en/guide/a.mdx'"])).toEqual([]);
});
