import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../search/query';
import { SYNONYMS } from '../../../search/synonyms';

function termsFor(query: string): string[] {
  return parseQuery(query).words.flatMap(({ alternatives }) =>
    alternatives.map(({ terms }) => terms.map(({ term }) => term).join(' ')),
  );
}

describe('synonyms', () => {
  it.each([
    ['dark', '暗黑'],
    ['暗黑', 'dark'],
    ['sidebar', '侧栏'],
    ['多语言', 'i18n'],
    ['deploy', '部署'],
    ['deploys', '部署'],
    ['搜索', 'search'],
    ['broken links', 'dead link'],
    ['depl', '部署'],
  ])('%s also finds %s', (query, term) => {
    expect(termsFor(query)).toContain(term);
  });

  it("aren't used for a prefix of only three letters", () => {
    expect(termsFor('dep')).not.toContain('部署');
  });

  it('are lowercase and belong to only one group each', () => {
    const all = SYNONYMS.flat();
    expect(all.filter((expression, index) => all.indexOf(expression) !== index)).toEqual([]);
    expect(all.filter(expression => expression !== expression.toLowerCase())).toEqual([]);
  });

  it('have less weight than the typed word', () => {
    const [word] = parseQuery('部署').words;
    const [typed, ...inferred] = word?.alternatives ?? [];
    expect(inferred.length).toBeGreaterThan(0);
    expect(inferred.every(({ weight }) => weight < (typed?.weight ?? 0))).toBe(true);
  });
});
