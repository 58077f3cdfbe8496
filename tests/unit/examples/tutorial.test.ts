import { describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { fencesOf, sectionOf } from './page-code';
import { afterCommands, changed, commandsIn, type SiteFiles, siteOf } from './site-steps';

const STEPS = ['first-page', 'sidebar', 'component', 'color', 'language', 'publish'] as const;
/** A file of which the page shows only one line. */
const MOVED_PAGE = 'docs/en/guide/launching.mdx';

describe.each(pagesNamed('guide/start/tutorial.mdx'))('the steps of $file', page => {
  /** Returns the site's files after a step and those before it. */
  const siteAfter = (last: (typeof STEPS)[number]): SiteFiles => {
    let files: SiteFiles = {};
    for (const step of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
      const shown = Object.fromEntries(
        fencesOf(sectionOf(page, step)).map(([title, code]) => [title, `${code.trimEnd()}\n`]),
      );
      if (step === 'language') {
        const { [MOVED_PAGE]: line = '', ...others } = shown;
        const [move = '', copy = ''] = commandsIn(page, step);
        files = afterCommands(files, move);
        files = changed(files, /launching\.mdx$/, /^import .*/gm, line.trim());
        files = { ...afterCommands(files, copy), ...others };
      } else {
        files = { ...files, ...shown };
      }
    }
    return files;
  };

  it('lead to the complete examples', () => {
    for (const [step, name] of [
      ['color', 'tutorial-start'],
      ['publish', 'tutorial'],
    ] as const) {
      const { 'package.json': _, ...example } = siteOf(name);
      expect(siteAfter(step)).toEqual(example);
    }
  });
});
