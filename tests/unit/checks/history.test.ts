import { describe, expect, it } from 'vitest';
import { createHistoryRule, type HistorySources } from '../../../checks/rules/history';
import { withRelease } from '../../../history/history';
import { recorded } from '../../../history/recorded';
import type { Fact } from '../../../plugins/content/api-facts/fact';
import { CORE } from '../../../plugins/content/api-facts/installed';
import { corpusOf } from './corpus-of';

const fact = (name: string): Fact => ({ kind: 'option', name, package: CORE, type: 'string' });
const first = withRelease([], '2.0.0', [recorded(fact('title'))]);
const second = withRelease(first, '2.0.1', [fact('title'), fact('logo')].map(recorded));
const PAGES = {
  'docs/en/api/changes.mdx': '# Changes\n\n## 2.0.1 {#v2-0-1}\n\n<Fact changes="2.0.1" />\n',
  'docs/zh/api/changes.mdx': '# 变更\n',
  'docs/en/guide/start/whats-new.mdx':
    '# New\n\n## 2.0.1 {#v2-0-1}\n\n<Fact release="2.0.1" />\n\n## 2.0.0 {#v2-0-0}\n\n<Fact release="2.0.0" />\n',
  'docs/zh/guide/start/whats-new.mdx': '# 更新\n\n## 2.0.1 {#v2-0-1}\n\n<Fact release="2.0.1" />\n',
};

async function findings(sources: Partial<HistorySources>): Promise<string[]> {
  const rule = createHistoryRule(async () => ({
    history: { [CORE]: second },
    facts: [fact('title'), fact('logo')],
    versions: { [CORE]: '2.0.1' },
    ...sources,
  }));
  return (await rule.check(corpusOf(PAGES))).map(({ file, problem }) => `${file}: ${problem}`);
}

const UNLISTED = [
  "docs/zh/api/changes.mdx: Release 2.0.1 changed names and isn't on the page.",
  "docs/zh/guide/start/whats-new.mdx: Release 2.0.0 isn't on the page.",
];

describe('the history', () => {
  it('a release that is missing on a page is reported', async () => {
    expect(await findings({})).toEqual(UNLISTED);
  });

  it.each<[string, Partial<HistorySources>, string]>([
    [
      'ends with an older release than the installed one',
      { versions: { [CORE]: '2.0.2' } },
      'ends with 2.0.1, not with 2.0.2.',
    ],
    ['has no release', { history: {} }, 'ends with nothing, not with 2.0.1.'],
    [
      'has other names than the installed release',
      { facts: [fact('title')] },
      'other declarations of logo than @rspress/core 2.0.1.',
    ],
    [
      'has another type than the installed release',
      { facts: [fact('title'), { ...fact('logo'), type: 'Logo' }] },
      'other declarations of logo than @rspress/core 2.0.1.',
    ],
  ])('is reported if it %s', async (_, sources, problem) => {
    expect(await findings(sources)).toContainEqual(expect.stringContaining(problem));
  });
});
