import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Corpus, type Page, pageName } from '../corpus';
import type { Finding, Rule } from '../finding';
import { ENTRIES_FILE, type MessageEntries, readMessageEntries } from '../messages/entries';
import { oneLine, VARIABLE } from '../messages/message-texts';
import { type PrintedMessage, printedMessages } from '../messages/printed-messages';

const NAME = 'messages';
/** Shorter parts of a message also occur by chance. */
const LEAST_QUOTE = 12;
/** Of long messages, pages may show the beginning. */
const LONGEST_QUOTE = 25;

/** Checks that the pages explain the messages of the installed packages, and quote them as they're printed. */
export const messagesRule = createMessagesRule(printedMessages);

/** @param read returns the messages that the packages can print */
export function createMessagesRule(read: (root: string) => PrintedMessage[]): Rule {
  return {
    name: NAME,
    description:
      'Each message of Rspress, its plugins, and Rsbuild has a section, or a reason why it has none.',
    check(corpus) {
      let entries: MessageEntries;
      try {
        entries = readMessageEntries(corpus.root);
      } catch (error) {
        return [finding(1, (error as Error).message, 'Correct the file.')];
      }
      const lines = readFileSync(path.join(corpus.root, ENTRIES_FILE), 'utf8').split('\n');
      const lineOf = (text: string) => lines.findIndex(line => line.includes(JSON.stringify(text))) + 1;
      const printed = read(corpus.root);
      return [
        ...unlisted(printed, entries),
        ...unprinted(printed, entries, lineOf),
        ...unquoted(entries, corpus, lineOf),
      ];
    },
  };
}

function listed({ explained, unexplained }: MessageEntries): string[] {
  return [...Object.values(explained), ...Object.values(unexplained)].flat();
}

function unlisted(printed: PrintedMessage[], entries: MessageEntries): Finding[] {
  const known = new Set(listed(entries));
  return printed
    .filter(({ text }) => !known.has(text))
    .map(message => {
      const problem = `\`${message.package}\` can print ${JSON.stringify(message.text)}, and no section explains it.`;
      return finding(
        1,
        problem,
        'Add it to "explained" with its section, or to "unexplained" with a reason.',
      );
    });
}

function unprinted(
  printed: PrintedMessage[],
  entries: MessageEntries,
  lineOf: (text: string) => number,
): Finding[] {
  const known = new Set(printed.map(({ text }) => text));
  return listed(entries)
    .filter(text => !known.has(text))
    .map(text => finding(lineOf(text), `No installed package prints ${JSON.stringify(text)}.`, 'Remove it.'));
}

function unquoted(
  { explained }: MessageEntries,
  { pages }: Corpus,
  lineOf: (text: string) => number,
): Finding[] {
  return Object.entries(explained).flatMap(([section, messages]) => {
    const [name, id = ''] = section.split('#');
    const own = pages.filter(page => page.route !== undefined && pageName(page) === name);
    if (own.length === 0) return [finding(lineOf(section), `There is no page \`${name}\`.`, 'Correct it.')];
    return own.flatMap(page => {
      const text = sectionText(page, id);
      if (text === undefined) {
        return [finding(lineOf(section), `\`${page.file}\` has no section \`#${id}\`.`, 'Correct it.')];
      }
      return messages
        .filter(message => !quotes(text, message))
        .map(message => {
          const problem = `\`${page.file}\` doesn't quote ${JSON.stringify(message)} in \`#${id}\`.`;
          return finding(lineOf(message), problem, 'Show the message there as it is printed.');
        });
    });
  });
}

/** Returns a section's source in one line, up to the next heading of its level or a higher one. */
function sectionText({ headings, lines }: Page, id: string): string | undefined {
  const at = headings.findIndex(heading => heading.id === id);
  const start = headings[at];
  if (!start) return undefined;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= start.depth);
  return oneLine(lines.slice(start.line - 1, end ? end.line - 1 : undefined).join('\n'));
}

/** Whether a text contains a part of a message that's the same each time, or all of them if they're short. */
function quotes(text: string, message: string): boolean {
  const parts = message.split(VARIABLE).map(part => part.replace(/^\W+|\W+$/g, ''));
  const long = parts.filter(({ length }) => length >= LEAST_QUOTE);
  if (long.length === 0) return parts.every(part => text.includes(part));
  return long.some(part => text.includes(part.slice(0, LONGEST_QUOTE)));
}

function finding(line: number, problem: string, advice: string): Finding {
  return { rule: NAME, file: ENTRIES_FILE, line, problem, advice };
}
