import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'heading-levels';
/** Page types that render their own title, or none. */
const WITHOUT_TITLE = new Set(['home', 'custom', 'blank', '404']);

/** Checks heading levels, because the outline, the search, and screen readers use them as a tree. */
export const headingLevelsRule: Rule = {
  name: NAME,
  description: 'A page has one title of level one, and no level is left out below it.',
  check: ({ pages }) => pages.flatMap(page => [...checkTitle(page), ...checkJumps(page)]),
};

function checkTitle(page: Page): Finding[] {
  const titles = page.headings.filter(({ depth }) => depth === 1);
  const found = titles.slice(1).map(({ line, text }) => ({
    rule: NAME,
    file: page.file,
    line,
    problem: `"${text}" is a second heading of level one.`,
    advice: 'Give it level two, or a page of its own.',
  }));
  if (titles.length === 0 && needsTitle(page)) {
    found.push({
      rule: NAME,
      file: page.file,
      line: 1,
      problem: 'The page has no heading of level one.',
      advice: 'Begin the text with `# Title`.',
    });
  }
  return found;
}

function needsTitle({ route, frontmatter }: Page): boolean {
  return route !== undefined && !WITHOUT_TITLE.has(String(frontmatter.pageType)) && !frontmatter.title;
}

/** Finds skipped levels. A fragment can begin at any level, because it continues the page that imports it. */
function checkJumps(page: Page): Finding[] {
  return page.headings.flatMap(({ depth, line, text }, index): Finding[] => {
    const before = page.headings[index - 1]?.depth ?? (page.route === undefined ? 6 : 1);
    if (depth <= before + 1) return [];
    return [
      {
        rule: NAME,
        file: page.file,
        line,
        problem: `"${text}" has level ${depth}, the heading before it level ${before}.`,
        advice: `Give it level ${before + 1}, or the sections before it a heading in between.`,
      },
    ];
  });
}
