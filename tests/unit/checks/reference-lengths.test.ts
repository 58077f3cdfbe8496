import { expect, it } from 'vitest';
import { createReferenceLengthsRule } from '../../../checks/rules/reference-lengths';
import { findingsOn, projectOf } from './fixture';

const rule = createReferenceLengthsRule(() => []);
const findings = (lang: string, text: string) =>
  findingsOn(rule, projectOf({ [`docs/${lang}/api/config/config-basic.mdx`]: text }));

it('reports first sentences that are too short or too long, but not missing ones', async () => {
  const text = `## \`title\`\n\nA name. It is long.\n\n## \`base\`\n\n${'a '.repeat(110)}b.\n\n## \`icon\`\n`;
  expect(await findings('en', text)).toEqual([
    '1: The first sentence of `title` has 7 characters.',
    '5: The first sentence of `base` has 222 characters.',
  ]);
});

it.each([
  ['en', 20, 200],
  ['zh', 10, 200],
])('accepts %s sentences of %i to %i characters', async (lang, shortest, longest) => {
  const found = (length: number) => findings(lang, `## \`title\`\n\n${'a'.repeat(length - 1)}.\n`);
  for (const length of [shortest, longest]) expect(await found(length)).toEqual([]);
  for (const length of [shortest - 1, longest + 1]) expect(await found(length)).toHaveLength(1);
});
