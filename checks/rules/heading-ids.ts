import { slug } from 'github-slugger';
import type { Page, PageHeading } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'heading-ids';
const LONGEST = 40;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks for explicit ids. Links with them keep working after a heading is reworded, and in both languages. */
export const headingIdsRule: Rule = {
  name: NAME,
  description: `Every heading below the title has an id of its own: kebab-case, at most ${LONGEST} characters.`,
  check({ pages }) {
    return pages.flatMap(page => {
      const firstLines = new Map<string, number>();
      return page.headings.flatMap(heading => {
        const found = checkHeading(page, heading, firstLines);
        if (heading.id && !firstLines.has(heading.id)) firstLines.set(heading.id, heading.line);
        return found;
      });
    });
  },
};

function checkHeading(page: Page, heading: PageHeading, firstLines: Map<string, number>): Finding[] {
  const { id, line, text, depth } = heading;
  const at = { rule: NAME, file: page.file, line };
  if (id === undefined) return depth === 1 ? [] : [{ ...at, ...missing(page, text) }];
  const found: Finding[] = [];
  const first = firstLines.get(id);
  if (first !== undefined) {
    found.push({
      ...at,
      problem: `The id "${id}" is taken by the heading in line ${first}.`,
      advice: 'Give this heading another id, in both languages.',
    });
  }
  if (id.length > LONGEST) {
    found.push({
      ...at,
      problem: `The id "${id}" has ${id.length} characters.`,
      advice: `Shorten it to ${LONGEST} or fewer, in both languages.`,
    });
  }
  if (!KEBAB_CASE.test(id)) {
    found.push({
      ...at,
      problem: `The id "${id}" is not in kebab-case.`,
      advice: `Write it in lower-case Latin letters, digits and single hyphens, as in "${slug(id)}".`,
    });
  }
  return found;
}

/** Describes a missing id. Proposes one for an English heading if its text results in a short one. */
function missing({ lang }: Page, text: string): Pick<Finding, 'problem' | 'advice' | 'fix'> {
  const problem = `The heading "${text}" has no id.`;
  if (lang === 'zh') return { problem, advice: 'Take the id of the same heading in the English page.' };
  const proposed = slug(text);
  if (proposed.length > LONGEST || !KEBAB_CASE.test(proposed)) {
    return { problem, advice: 'Add a short one at the end of the line, such as {#short-name}.' };
  }
  return {
    problem,
    advice: `Add {#${proposed}} at the end of the line.`,
    fix: line => (line.includes('{#') ? line : `${line.trimEnd()} {#${proposed}}`),
  };
}
