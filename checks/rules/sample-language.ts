import type { Fence } from '../corpus';
import { commentsOf, splitTitle } from '../fence-code';
import type { Rule } from '../finding';
import { hasHan } from '../page-pairs';

const NAME = 'sample-language';

/** A title such as "Output", rather than the name of a file or a command. */
const PROSE_TITLE = /^(?!HTML$|Caddyfile$)[A-Z][A-Za-z]*(?: |$)/;
/** A sentence, rather than code, a value, or a directive such as `[!code ++]`. */
const PROSE_COMMENT = /^[A-Za-z][a-z'-]*,? \S/;

/** Finds English prose in samples on Chinese pages. The rule `same-fences` compares their code. */
export const sampleLanguageRule: Rule = {
  name: NAME,
  description:
    'On Chinese pages, comments in samples and titles of samples are Chinese, unless they name a file or a command.',
  isHint: true,
  check: ({ pages }) =>
    pages
      .filter(({ lang }) => lang === 'zh')
      .flatMap(({ file, fences }) =>
        fences.flatMap(fence =>
          englishProse(fence).map(text => ({
            rule: NAME,
            file,
            line: fence.line,
            problem: `The code block has "${text}" in English.`,
            advice: 'Write it in Chinese.',
          })),
        ),
      ),
};

/** Both languages show a file of an example as it is, so only its title counts. */
function englishProse({ lang, meta, code, includes }: Fence): string[] {
  const titles = [splitTitle(meta).title].filter(title => PROSE_TITLE.test(title));
  const comments = includes ? [] : commentsOf(lang, code).filter(comment => PROSE_COMMENT.test(comment));
  return [...titles, ...comments].filter(text => !hasHan(text));
}
