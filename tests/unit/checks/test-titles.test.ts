import { expect, test } from 'vitest';
import { testTitles } from '../../../checks/facts/test-titles';

const titles = (...lines: string[]) => [...testTitles(lines.join('\n'))];

test.each([
  ["it('opens', () => {});", 'opens'],
  ['test("it\'s open", () => {});', "it's open"],
  ["describe('a menu', () => { it('opens', () => {}); });", 'opens'],
  ["test.each(['a', 'b'])('%s opens', () => {});", '%s opens'],
  ["it.each`a | b`('opens', () => {});", 'opens'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
  ['for (const name of names) it(`opens ${name}`, () => {});', 'opens ${name}'],
  ["test.only('opens', async ({ page }) => <Menu />);", 'opens'],
])('%s has a test', (source, title) => {
  expect(titles(source)).toEqual([title]);
});

test.each([
  "it.skip('opens', () => {});",
  "it.todo('opens');",
  "test.fixme('opens', () => {});",
  "it.skip.each(['a'])('opens', () => {});",
  "test.describe('opens', () => {});",
  "describe('opens', () => {});",
  "expect('it(opens)').toBe('opens');",
  "// it('opens', () => {});",
])('%s has no test', source => {
  expect(titles(source)).toEqual([]);
});
