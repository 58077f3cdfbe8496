import { readFileSync } from 'node:fs';
import { type CSpellUserSettings, spellCheckDocument, suggestionsForWord } from 'cspell-lib';
import type { Corpus, Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { plainText, proseOf } from '../prose';

const NAME = 'spelling';
const DICTIONARY = new URL('../dictionary.txt', import.meta.url);
const LANGUAGE = 'en,en-GB';
/** CSpell dictionaries in addition to English. Those with names of packages aren't used, because they hide mistakes. */
const DICTIONARIES = ['softwareTerms', 'companies', 'filetypes', 'html', 'css', 'typescript', 'node'];

/** Finds misspelled words, because the search doesn't find them, and they make readers doubt the rest. */
export const spellingRule: Rule = {
  name: NAME,
  description: 'The spelling of the English pages is right. Names are listed in checks/dictionary.txt.',
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

/** Returns a sentence with the nearest word, or an empty string. Finding the word takes longer than checking a page. */
async function sentenceWithNearest(word: string, settings: CSpellUserSettings): Promise<string> {
  const { suggestions } = await suggestionsForWord(word, { numSuggestions: 1, numChanges: 2 }, settings);
  const [first] = suggestions;
  return first ? `Did you mean "${first.word}"? ` : '';
}

/** Returns the text of each line on its own line, with a dash in place of code. */
function proseByLine(page: Page): string {
  const lines = page.lines.map(() => '');
  for (const prose of proseOf(page)) {
    lines[prose.line - 1] = `${lines[prose.line - 1] ?? ''} ${plainText(prose, ' – ')}`;
  }
  return lines.join('\n');
}
