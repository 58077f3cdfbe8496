import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { type Block, blocksOf, lineAt } from '../prose/blocks';

const NAME = 'grammar';
const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextContractions, { straight: true });

/** Finds mistakes that authors overlook in their own text: repeated words, "a" for "an", and missing apostrophes. */
export const grammarRule: Rule = {
  name: NAME,
  description: 'English pages have no repeated words, wrong articles, or contractions without apostrophe.',
  check: ({ pages }) =>
    pages
      .filter(({ lang }) => lang === 'en')
      .flatMap(page => blocksOf(page).flatMap(block => checkBlock(page, block))),
};

function checkBlock(page: Page, block: Block): Finding[] {
  const file = new VFile(block.text);
  english.runSync(english.parse(file), file);
  return file.messages.filter(isMistake).map(message => ({
    rule: NAME,
    file: page.file,
    line: lineAt(block, offsetOf(message)),
    problem: `${plainly(message.reason)}.`,
    advice: message.expected?.length ? `Write "${message.expected.join('" or "')}".` : 'Leave it out.',
  }));
}

/** A curly apostrophe, as tablets write it, is a matter of style. The rule `phrases` hints at it. */
function isMistake({ actual }: VFileMessage): boolean {
  return !actual?.includes('’');
}

/** Replaces the backticks in a message with quotation marks, as in other findings. */
function plainly(reason: string): string {
  return reason.replaceAll('`', '"');
}

function offsetOf({ place }: VFileMessage): number {
  if (!place) return 0;
  return ('start' in place ? place.start.offset : place.offset) ?? 0;
}
