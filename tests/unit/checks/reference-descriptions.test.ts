import { describe, expect, it } from 'vitest';
import { createReferenceDescriptionsRule } from '../../../checks/rules/reference-descriptions';
import { findingsOn, projectOf } from './fixture';

const rule = createReferenceDescriptionsRule(() => []);
const findings = (file: string, text: string) => findingsOn(rule, projectOf({ [file]: text }));
const PAGE = 'docs/en/api/config/config-basic.mdx';

describe('the first sentence of an entry', () => {
  it.each([
    [
      'can come after a <Fact> tag',
      '## `title`\n\n<Fact option="title" />\n\nNames the site in every page title.\n',
    ],
    [
      'can come after the default and the release',
      '## `title`\n\nDefault: none.\n\nSince 2.0.3.\n\nNames the whole site.\n',
    ],
    ["doesn't end inside code", '## `title`\n\nReads `a. b` and `c.md` of the site. No.\n'],
    ["isn't needed below headings that aren't code", '## Words\n'],
  ])('%s', async (_, text) => {
    expect(await findings(PAGE, text)).toEqual([]);
  });

  it('is reported as missing if another heading comes first', async () => {
    expect(
      await findings(PAGE, '## `title`\n\nDefault: none.\n\n## `base`\n\nSays where the site is served.\n'),
    ).toEqual(['1: No sentence says what `title` is before a heading follows.']);
  });

  it("is reported if it's too short or too long", async () => {
    expect(
      await findings(PAGE, `## \`title\`\n\nA name. It is long.\n\n## \`base\`\n\n${'a '.repeat(110)}b.\n`),
    ).toEqual([
      '1: The first sentence of `title` has 7 characters.',
      '5: The first sentence of `base` has 222 characters.',
    ]);
  });

  it.each([
    ['en', 20, 200],
    ['zh', 10, 200],
  ])('in %s, has %i to %i characters', async (lang, shortest, longest) => {
    const problemsOf = (length: number) =>
      findings(`docs/${lang}/api/config/config-basic.mdx`, `## \`title\`\n\n${'a'.repeat(length - 1)}.\n`);
    for (const length of [shortest, longest]) expect(await problemsOf(length)).toEqual([]);
    for (const length of [shortest - 1, longest + 1]) expect(await problemsOf(length)).toHaveLength(1);
  });

  it('may be shorter in Chinese', async () => {
    const chinese = 'docs/zh/api/config/config-basic.mdx';
    expect(await findings(chinese, '## `title`\n\n整个站点的名称和标题。后面还有。\n')).toEqual([]);
    expect(await findings(chinese, '## `title`\n\n名称。后面还有很多别的话要说。\n')).toEqual([
      '1: The first sentence of `title` has 3 characters.',
    ]);
  });

  it('is only checked on reference pages', async () => {
    expect(await findings('docs/en/guide/basic/use-mdx.mdx', '## `_meta.json`\n')).toEqual([]);
  });
});
