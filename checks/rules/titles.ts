import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'titles';

/** Checks that titles are unique, because a list of results shows them without their section. */
export const titlesRule: Rule = {
  name: NAME,
  description: 'Pages of a language have different titles.',
  check({ pages }) {
    const first = new Map<string, Page>();
    return pages
      .filter(({ route }) => route !== undefined)
      .flatMap((page): Finding[] => {
        const { title, line } = titleOf(page);
        const key = `${page.lang} ${title}`;
        const other = first.get(key);
        if (!other) first.set(key, page);
        if (!other || title === undefined) return [];
        return [
          {
            rule: NAME,
            file: page.file,
            line,
            problem: `"${title}" is the title of ${other.file} too.`,
            advice:
              'Say what this page is about without its section: "Algolia search plugin", not "Overview".',
          },
        ];
      });
  },
};

/** Returns the title in the frontmatter, or else the text of the level 1 heading. */
function titleOf({ frontmatter, headings, lines }: Page): { title: string | undefined; line: number } {
  if (typeof frontmatter.title === 'string') {
    return { title: frontmatter.title, line: lines.findIndex(line => line.startsWith('title:')) + 1 };
  }
  const heading = headings.find(({ depth }) => depth === 1);
  return { title: heading?.text, line: heading?.line ?? 1 };
}
