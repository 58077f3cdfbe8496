import { descriptionLine, type Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'descriptions';

/** Checks descriptions. Search engines, link previews, and `llms.txt` show them, or else the site's description. */
export const descriptionsRule: Rule = {
  name: NAME,
  description: 'Every page has a description, and no other page of its language has the same.',
  check({ pages }) {
    const first = new Map<string, Page>();
    return pages
      .filter(({ route }) => route !== undefined)
      .flatMap(page => {
        const { description } = page.frontmatter;
        if (typeof description !== 'string' || description.trim() === '') return [missing(page)];
        const key = `${page.lang} ${description.trim()}`;
        const other = first.get(key);
        if (!other) first.set(key, page);
        return other ? [repeated(page, other)] : [];
      });
  },
};

function missing(page: Page): Finding {
  return {
    ...at(page),
    problem: 'The page has no description.',
    advice: 'Add `description: …` to the frontmatter: what the page answers, in one or two sentences.',
  };
}

function repeated(page: Page, { file }: Page): Finding {
  return {
    ...at(page),
    problem: `The description is that of ${file} too.`,
    advice: 'Say what this page answers and the other does not.',
  };
}

function at(page: Page): Pick<Finding, 'rule' | 'file' | 'line'> {
  return { rule: NAME, file: page.file, line: descriptionLine(page) };
}
