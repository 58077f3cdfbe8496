import type { Fact } from '../../plugins/content/api-facts/fact';
import { readFacts } from '../../plugins/content/api-facts/read';
import type { Rule } from '../finding';
import { describedEntries } from '../reference-descriptions';

const NAME = 'reference-lengths';
/** Shortest and longest line that's useful alone, in characters. A Han character says about as much as two letters. */
const LENGTHS = { en: [20, 200], zh: [10, 200] } as const;

/** Points out first sentences that say too little alone, or that are too long for one line. */
export const referenceLengthsRule = createReferenceLengthsRule(readFacts);

export function createReferenceLengthsRule(read: () => Fact[] | Promise<Fact[]>): Rule {
  return {
    name: NAME,
    description:
      'The first sentence of a reference entry fits one line: 20–200 characters in English, 10–200 in Chinese.',
    isHint: true,
    check: async corpus =>
      describedEntries(corpus, await read()).flatMap(({ file, lang, line, text, description }) => {
        const [shortest, longest] = LENGTHS[lang];
        const { length } = [...(description ?? '')];
        if (!description || (length >= shortest && length <= longest)) return [];
        const problem = `The first sentence of \`${text}\` has ${length} characters.`;
        return [{ rule: NAME, file, line, problem, advice: `Write ${shortest} to ${longest}.` }];
      }),
  };
}
