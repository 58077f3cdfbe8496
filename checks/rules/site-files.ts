import type { Rule } from '../finding';
import { siteFileFaults } from '../page-faults/site-files';

/** Finds what the dev server finds in files that all pages need. The build names only the first one, and no line. */
export const siteFilesRule: Rule = {
  name: 'site-files',
  description: 'Every page and folder that a sidebar names exists.',
  check: ({ root }) =>
    siteFileFaults(root).map(({ file, line, problem, advice }) => ({
      rule: 'site-files',
      file,
      line,
      problem,
      advice,
    })),
};
