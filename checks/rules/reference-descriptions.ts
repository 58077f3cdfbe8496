import type { Fact } from '../../plugins/content/api-facts/fact';
import { readFacts } from '../../plugins/content/api-facts/read';
import type { Rule } from '../finding';
import { describedEntries } from '../reference-descriptions';

const NAME = 'reference-descriptions';

/** Checks first sentences. `api-reference.json` and the tools that read it show only this line of an entry. */
export const referenceDescriptionsRule = createReferenceDescriptionsRule(readFacts);

export function createReferenceDescriptionsRule(read: () => Fact[] | Promise<Fact[]>): Rule {
  return {
    name: NAME,
    description: 'Every reference entry begins with a sentence that says what it is.',
    check: async corpus =>
      describedEntries(corpus, await read())
        .filter(({ description }) => !description)
        .map(({ file, line, text }) => ({
          rule: NAME,
          file,
          line,
          problem: `No sentence says what \`${text}\` is before a heading follows.`,
          advice: 'Begin the entry with a paragraph whose first sentence is useful alone.',
        })),
  };
}
