import { readFileSync } from 'node:fs';
import { type CSpellUserSettings, spellCheckDocument, suggestionsForWord } from 'cspell-lib';
import type { Corpus, Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { plainText, proseOf } from '../prose';

const NAME = 'spelling';
const DICTIONARY = new URL('../dictionary.txt', import.meta.url);
const LANGUAGE = 'en,en-GB';
/** Dictionaries of CSpell besides English: words of the trade, not names of packages, which hide misspellings. */
const DICTIONARIES = ['softwareTerms', 'companies', 'filetypes', 'html', 'css', 'typescript', 'node'];

/** Misspelt words are not found by the search, and make readers doubt the rest. */
export const spellingRule: Rule = {
  name: NAME,
  description: 'The English pages are spelt right; names of our own are listed in checks/dictionary.txt.',
  async check({ pages }: Corpus) {
    const words = readFileSync(DICTIONARY, 'utf8').split('\n').filter(Boolean);
    const settings = { language: LANGUAGE, dictionaries: DICTIONARIES, words };
    const meant = new Map<string, string>();
    const found: Finding[] = [];
    for (const page of pages.filter(({ lang }) => lang === 'en')) {
      for (const { word, line } of await unknownWords(page, settings)) {
        const suggestion = meant.get(word) ?? (await sentenceWithNearest(word, settings));
        meant.set(word, suggestion);
        found.push({
          rule: NAME,
          file: page.file,
          line,
          problem: `"${word}" is in no dictionary.`,
          advice: `${suggestion}Put code into backticks; add a name to checks/dictionary.txt.`,
        });
      }
    }
    return found;
  },
};

async function unknownWords(
  page: Page,
  settings: CSpellUserSettings,
): Promise<{ word: string; line: number }[]> {
  const text = proseByLine(page);
  const { issues, errors } = await spellCheckDocument(
    { uri: `${page.file}.txt`, text, languageId: 'plaintext', locale: LANGUAGE },
    { noConfigSearch: true, generateSuggestions: false },
    settings,
  );
  const [error] = errors ?? [];
  if (error) throw new Error(`${page.file} could not be checked for spelling: ${error.message}`);
  return issues.map(issue => ({ word: issue.text, line: text.slice(0, issue.offset).split('\n').length }));
}

/** A sentence with the nearest word, or nothing. Looking for it takes longer than checking a page. */
async function sentenceWithNearest(word: string, settings: CSpellUserSettings): Promise<string> {
  const { suggestions } = await suggestionsForWord(word, { numSuggestions: 1, numChanges: 2 }, settings);
  const [first] = suggestions;
  return first ? `Perhaps "${first.word}" is meant. ` : '';
}

/** The text of each line on its line; code is a dash. */
function proseByLine(page: Page): string {
  const lines = page.lines.map(() => '');
  for (const prose of proseOf(page)) {
    lines[prose.line - 1] = `${lines[prose.line - 1] ?? ''} ${plainText(prose, ' – ')}`;
  }
  return lines.join('\n');
}
