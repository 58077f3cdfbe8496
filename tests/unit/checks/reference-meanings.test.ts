import { expect, it } from 'vitest';
import { createReferenceMeaningsRule } from '../../../checks/rules/reference-meanings';
import type { Fact } from '../../../plugins/content/api-facts/fact';
import { CORE } from '../../../plugins/content/api-facts/installed';
import { corpusOf } from './corpus-of';

const prop = (name: string, meaning?: string): Fact => ({
  kind: 'prop',
  name,
  package: CORE,
  from: 'theme',
  type: 'string',
  ...(meaning && { meaning: { en: meaning, zh: meaning } }),
});
const FACTS: Fact[] = [
  { kind: 'export', name: 'Badge', package: CORE, from: 'theme', type: 'Badge(): Element' },
  prop('Badge.text', 'Text of the badge'),
  prop('Badge.type'),
];
const PAGE = '# Components\n\n## `Badge` {#badge}\n\n<Fact props="Badge" />\n\nShows a word in a box.\n';
const PAGES = {
  'docs/en/api/client-api/api-components.mdx': PAGE,
  'docs/zh/api/client-api/api-components.mdx': PAGE,
};

async function problems(described: string[]): Promise<string[]> {
  const rule = createReferenceMeaningsRule(() => FACTS, described);
  return (await rule.check(corpusOf(PAGES))).map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}

it('reports a prop that has a type but no meaning', async () => {
  expect(await problems(['Badge.text', '*.type'])).toEqual([
    'docs/en/api/client-api/api-components.mdx:3 The prop `Badge.type` has a type, but nothing says what it is for.',
  ]);
});

it('reports meanings of props that no component has', async () => {
  expect(await problems(['Badge.text', 'Badge.txt', '*.before'])).toEqual([
    expect.stringContaining('`Badge.type`'),
    'plugins/content/api-facts/propMeanings.ts:1 No component has the prop "Badge.txt".',
    'plugins/content/api-facts/propMeanings.ts:1 No component has the prop "*.before".',
  ]);
});
