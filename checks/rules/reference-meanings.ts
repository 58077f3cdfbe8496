import type { Fact } from '../../plugins/content/api-facts/fact';
import { PROP_MEANINGS } from '../../plugins/content/api-facts/propMeanings';
import { readFacts } from '../../plugins/content/api-facts/read';
import type { Finding, Rule } from '../finding';
import { referenceIndex } from '../reference-index';

const NAME = 'reference-meanings';
const FILE = 'plugins/content/api-facts/propMeanings.ts';

/** Checks that names have a description, because a type alone doesn't help readers who haven't used the name yet. */
export const referenceMeaningsRule = createReferenceMeaningsRule(readFacts, Object.keys(PROP_MEANINGS));

/** @param described names of the props that have a meaning; `*` matches any component */
export function createReferenceMeaningsRule(read: () => Fact[] | Promise<Fact[]>, described: string[]): Rule {
  return {
    name: NAME,
    description: 'Each name of the reference has a line in both languages that says what it is for.',
    async check(corpus) {
      const facts = await read();
      const missing = referenceIndex(corpus, facts)
        .filter(({ description }) => !description)
        .map<Finding>(({ kind, name, page, anchor }) => ({
          rule: NAME,
          file: `docs/en${page}.mdx`,
          line: lineOf(corpus.pages, page, anchor),
          problem: `The ${kind} \`${name}\` has a type, but nothing says what it is for.`,
          advice:
            kind === 'prop'
              ? `Add it to \`${FILE}\`, in both languages.`
              : 'Say it in the last cell of its row, or in the first sentence of its entry, in both languages.',
        }));
      return [...missing, ...strangers(described, facts)];
    },
  };
}

function lineOf(pages: Parameters<Rule['check']>[0]['pages'], route: string, anchor = ''): number {
  const page = pages.find(candidate => candidate.lang === 'en' && candidate.route === route);
  return page?.headings.find(({ id }) => id === anchor)?.line ?? 1;
}

function strangers(described: string[], facts: Fact[]): Finding[] {
  const props = facts.filter(({ kind }) => kind === 'prop').map(({ name }) => name);
  const isKnown = (name: string) =>
    name.startsWith('*') ? props.some(prop => prop.endsWith(name.slice(1))) : props.includes(name);
  return described
    .filter(name => !isKnown(name))
    .map(name => ({
      rule: NAME,
      file: FILE,
      line: 1,
      problem: `No component has the prop "${name}".`,
      advice: 'Correct the name, or remove its line.',
    }));
}
