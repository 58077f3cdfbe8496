/** The parts of a section that a term is found in. */
export const PARTS = ['heading', 'vocabulary', 'identifiers', 'text'] as const;
export type Part = (typeof PARTS)[number];

/** A term's score in a part of a section. */
export interface Posting {
  section: number;
  part: Part;
  /** How well the term matches there. */
  score: number;
}

/** What the index knows about a term. */
export interface TermEntry {
  postings: Posting[];
  /** Number of sections with the term, if the index only has the best of them. */
  total?: number;
}

/** Scores are rounded to a step of this scale; each step is 14% higher than the one before. */
const SCALE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.:;!?()[]{}<>=+/@#$%&|~^,';
const LOWEST = 0.15;
const STEP = 1.14;

/**
 * Encodes an entry, with each part of the sections on its own line, and the total on the last one. For each section,
 * there's the distance from the one before in base 36, unless it's 1, and then the step of the score.
 */
export function encodeEntry({ postings, total }: TermEntry): string {
  const lines = PARTS.map(part => {
    const inPart = postings.filter(posting => posting.part === part).sort((a, b) => a.section - b.section);
    return inPart.map(({ section, score }, index) => {
      const distance = section - (inPart[index - 1]?.section ?? -1);
      return (distance === 1 ? '' : distance.toString(36)) + stepOf(score);
    });
  });
  return [...lines.map(line => line.join('')), total ?? ''].join('\n').trimEnd();
}

/** Reads what `encodeEntry` has written. */
export function decodeEntry(text: string): TermEntry {
  const lines = text.split('\n');
  const total = Number(lines[PARTS.length]);
  const postings = PARTS.flatMap((part, index) => {
    let section = -1;
    return Array.from((lines[index] ?? '').matchAll(/([\da-z]*)([^\da-z])/g), ([, distance, step = '']) => {
      section += distance ? Number.parseInt(distance, 36) : 1;
      return { section, part, score: LOWEST * STEP ** SCALE.indexOf(step) };
    });
  });
  return { postings, ...(total > 0 && { total }) };
}

function stepOf(score: number): string {
  const step = Math.round(Math.log(score / LOWEST) / Math.log(STEP));
  return SCALE[Math.min(Math.max(step, 0), SCALE.length - 1)] ?? '';
}
