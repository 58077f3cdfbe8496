import { spawnSync } from 'node:child_process';
import type { Language } from '../../site/languages';
import { hasWholeHistory } from '../../site/whole-history';
import type { Page } from '../corpus';
import type { Rule } from '../finding';

const NAME = 'translations';
const OTHERS: Record<Language, string> = { en: 'Chinese', zh: 'English' };
const SINCE = '180 days ago';
/** A commit that changes more pages is an edit of the whole site. */
const MOST_PAGES = 20;

/**
 * Lists the pages whose last change is in one language, according to Git's history. A later change of the other language
 * is taken for the translation.
 *
 * It can't know whether a change needs a translation, so corrections of the wording are listed, too. Edits of the whole
 * site count for both languages, although they may have left out one. Older changes aren't listed, and none are without
 * the whole history.
 */
export const translationsRule: Rule = {
  name: NAME,
  description: 'A page that changed in one language says the same in the other.',
  isHint: true,
  check: ({ root, pages }) =>
    waitingPages(readChanges(root), pages).map(({ page, date }) => ({
      rule: NAME,
      file: page.file,
      line: 1,
      problem: `Waiting for ${OTHERS[page.lang]} (${date ? `changed ${date}` : 'not committed yet'}).`,
      advice: 'Translate what changed, or leave it to someone who knows the language.',
    })),
};

/** The files that a commit changed, or that aren't committed yet. */
interface Change {
  /** Day of the commit: `2026-11-12`. */
  date?: string;
  /** Relative to the root. */
  files: string[];
}

/** Returns the changes of `docs`, the oldest first. */
function readChanges(root: string): Change[] {
  if (!hasWholeHistory(root)) return [];
  const log = git(root, 'log', '--reverse', '--name-only', `--since=${SINCE}`, '--format=%x00%cs');
  const commits = log.split('\0').slice(1).map(linesOf);
  return [
    ...commits.map(([date, ...files]) => ({ date, files })),
    { files: linesOf(git(root, 'diff', '--name-only', 'HEAD')) },
  ];
}

function git(root: string, command: string, ...parameters: string[]): string {
  const { stdout } = spawnSync('git', [command, '--relative', ...parameters, '--', 'docs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stdout ?? '';
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

interface WaitingPage extends Pick<Change, 'date'> {
  /** In the language that has the change. */
  page: Page;
}

function waitingPages(changes: Change[], pages: Page[]): WaitingPage[] {
  const byFile = new Map(pages.map(page => [page.file, page]));
  const waiting = new Map<string, WaitingPage>();
  for (const { date, files } of changes) {
    const changed = new Map<string, Page[]>();
    for (const page of files.flatMap(file => byFile.get(file) ?? [])) {
      changed.set(page.name, [...(changed.get(page.name) ?? []), page]);
    }
    for (const [name, [page, translation]] of changed) {
      const before = waiting.get(name);
      const isAnswer = before !== undefined && before.page !== page;
      if (!page || translation || isAnswer || changed.size > MOST_PAGES) waiting.delete(name);
      else waiting.set(name, { page, date });
    }
  }
  return [...waiting.values()];
}
