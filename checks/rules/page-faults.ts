import type { Rule } from '../finding';
import { faultsOfTree } from '../page-faults/faults';

/** Finds on all pages what the dev server finds on those that are opened. The build names only the first one. */
export const pageFaultsRule: Rule = {
  name: 'page-faults',
  description: 'Every page has the components, variables, and files that it uses.',
  check: ({ pages }) =>
    pages.flatMap(({ file, source, tree }) =>
      faultsOfTree(tree, file, source).map(({ line, problem, advice }) => ({
        rule: 'page-faults',
        file,
        line,
        problem,
        advice,
      })),
    ),
};
