import { describe, expect, it } from 'vitest';
import type { WordMatches } from '../../../search/find-word';
import { SectionScores } from '../../../search/score';
import type { Outline } from '../../../search/types';

/** A hundred pages without headings. */
const OUTLINE: Outline = {
  lang: 'en',
  pages: Array.from({ length: 100 }, (_, first) => ({ weight: 1, first })),
  sections: Array.from({ length: 100 }, (_, page) => ({ page, level: 'lvl1', above: [] })),
};

/** A word that's in the text of these sections. */
function word(sections: number[], total?: number): WordMatches {
  const match = () => ({ heading: 0, vocabulary: 0, identifiers: 0, text: 1, terms: new Map() });
  return { sections: new Map(sections.map(id => [id, match()])), ...(total && { total }) };
}

describe('a word that the index lists only in part', () => {
  it("counts as part of sections that aren't listed", () => {
    const [rare, common] = [word([0]), [1, 2, 3]];
    expect(new SectionScores([rare, word(common)], OUTLINE).score(0).coverage).toBeLessThan(0.9);
    expect(new SectionScores([rare, word(common, 60)], OUTLINE).score(0).coverage).toBe(1);
  });

  it('is as common as it is in all sections', () => {
    const coverage = (total?: number) =>
      new SectionScores([word([0], total), word([1])], OUTLINE).score(0).coverage;
    expect(coverage()).toBe(0.5);
    expect(coverage(60)).toBeLessThan(0.2);
  });
});
