import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'example-links';
const COMPONENT = 'ExampleSource';

export const exampleLinksRule: Rule = {
  name: NAME,
  description: 'A page that shows files of an example says where to get the whole example.',
  check(corpus) {
    return corpus.pages.flatMap(page => [...unlinked(page), ...unknown(corpus, page)]);
  },
};

/** Finds examples that the page shows but doesn't link. Reports each at the first fence that includes its files. */
function unlinked(page: Page): Finding[] {
  const linked = new Set(linkedExamples(page).map(({ name }) => name));
  const shown = new Map<string, number>();
  for (const { includes, line } of page.fences) {
    const name = /^examples\/([^/]+)\//.exec(includes ?? '')?.[1];
    if (name && !shown.has(name)) shown.set(name, line);
  }
  return [...shown]
    .filter(([name]) => !linked.has(name))
    .map(([name, line]) => ({
      rule: NAME,
      file: page.file,
      line,
      problem: `The page shows a file of examples/${name}, but does not link the example.`,
      advice: `Put <${COMPONENT} name="${name}" /> near it.`,
    }));
}

function unknown({ root }: Corpus, page: Page): Finding[] {
  return linkedExamples(page)
    .filter(({ name }) => !name || !existsSync(path.join(root, 'examples', name)))
    .map(({ name, line }) => ({
      rule: NAME,
      file: page.file,
      line,
      problem: name ? `There is no folder examples/${name}.` : `<${COMPONENT}> has no name.`,
      advice: `Name a folder of examples/: <${COMPONENT} name="…" />.`,
    }));
}

function linkedExamples(page: Page) {
  return page.components
    .filter(({ name }) => name === COMPONENT)
    .map(({ attributes, line }) => ({ name: attributes.name ?? '', line }));
}
