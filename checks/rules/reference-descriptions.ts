import type { Fact } from '../../plugins/content/api-facts/fact';
import { readFacts } from '../../plugins/content/api-facts/read';
import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { descriptionBelow } from '../reference-descriptions';
import { readEntries } from '../reference-entries';
import { isReferencePage } from '../reference-owners';

const NAME = 'reference-descriptions';
/** Shortest and longest line that's useful alone, in characters. A Han character says about as much as two letters. */
const LENGTHS = { en: [20, 200], zh: [10, 200] } as const;

/** Checks first sentences. `api-reference.json` and the tools that read it show only this line of an entry. */
export const referenceDescriptionsRule = createReferenceDescriptionsRule(readFacts);

export function createReferenceDescriptionsRule(read: () => Fact[] | Promise<Fact[]>): Rule {
  return {
    name: NAME,
    description:
      'The first sentence of every reference entry says what it is in one line: 20–200 characters in English, 10–200 in Chinese.',
    async check({ pages }) {
      const facts = await read();
      return pages
        .filter(({ route }) => route !== undefined && isReferencePage(route, facts))
        .flatMap(checkPage);
    },
  };
}

function checkPage(page: Page): Finding[] {
  const [shortest, longest] = LENGTHS[page.lang];
  return readEntries(page)
    .headings.filter(({ isCode }) => isCode)
    .flatMap(({ text, line }) => {
      const description = descriptionBelow(page, line);
      const length = [...(description ?? '')].length;
      if (length >= shortest && length <= longest) return [];
      return [
        {
          rule: NAME,
          file: page.file,
          line,
          problem: description
            ? `The first sentence of \`${text}\` has ${length} characters.`
            : `No sentence says what \`${text}\` is before a heading follows.`,
          advice: `Begin the entry with a paragraph whose first sentence has ${shortest} to ${longest} characters and is useful alone.`,
        },
      ];
    });
}
