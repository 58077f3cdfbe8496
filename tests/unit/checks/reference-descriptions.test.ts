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

  it('is only checked on reference pages', async () => {
    expect(await findings('docs/en/guide/basic/use-mdx.mdx', '## `_meta.json`\n')).toEqual([]);
  });
});
