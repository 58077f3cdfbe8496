import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type PageVocabulary, readVocabulary } from '../../search/vocabulary';
import { type Corpus, LANGUAGES, type Language, type Page } from '../corpus';
import type { Finding, Rule } from '../finding';
import { pageName } from '../finished-pages';

const NAME = 'vocabulary';
/** Below the project's folder, a file for each page. */
const FOLDER = 'search/vocabulary';
/** So many sections may be called by one phrase. */
const MOST_OWNERS = 2;

/** The search finds sections by what readers call them. */
export const vocabularyRule: Rule = {
  name: NAME,
  description: 'Words that readers use belong to sections that exist, and to at most two of them.',
  check(corpus) {
    const files = readFiles(corpus);
    return files.flatMap(file =>
      'problem' in file ? [file.problem] : [...lost(file, corpus), ...shared(file, files)],
    );
  },
};

interface VocabularyFile {
  /** Relative to the root. */
  file: string;
  /** Name of the page: `guide/basic/deploy`. */
  name: string;
  lines: string[];
  sections: PageVocabulary;
}

function readFiles({ root }: Corpus): (VocabularyFile | { problem: Finding })[] {
  if (!existsSync(path.join(root, FOLDER))) return [];
  const names = globSync(['**/*.json'], { cwd: path.join(root, FOLDER) }).sort();
  return names.map(json => {
    const file = `${FOLDER}/${json}`;
    const source = readFileSync(path.join(root, file), 'utf8');
    try {
      const sections = readVocabulary(source, file);
      return { file, name: json.replace(/\.json$/, ''), lines: source.split('\n'), sections };
    } catch (error) {
      const problem = {
        rule: NAME,
        file,
        line: 1,
        problem: (error as Error).message,
        mend: 'Write it anew.',
      };
      return { problem };
    }
  });
}

/** Words for pages, sections, and languages that aren't there, and sections without words in one of the languages. */
function lost({ file, name, lines, sections }: VocabularyFile, { pages }: Corpus): Finding[] {
  const own = pages.filter(page => page.route !== undefined && pageName(page) === name);
  if (own.length === 0) {
    return [
      {
        rule: NAME,
        file,
        line: 1,
        problem: `There is no page \`${name}\`.`,
        mend: 'Delete or move the file.',
      },
    ];
  }
  return Object.entries(sections).flatMap(([id, words]): Finding[] => {
    const line = lineOf(lines, JSON.stringify(id));
    const lacking = own.find(page => id !== '' && !idsOf(page).includes(id));
    if (lacking) {
      const problem = `\`${lacking.file}\` has no section \`#${id}\`.`;
      return [{ rule: NAME, file, line, problem, mend: 'Give the words to the section that answers now.' }];
    }
    const missing = LANGUAGES.filter(lang => !words[lang]?.length);
    const unknown = Object.keys(words).filter(lang => !LANGUAGES.includes(lang as Language));
    if (missing.length + unknown.length === 0) return [];
    const problem = `Section \`#${id}\` has words in ${Object.keys(words).join(' and ') || 'no language'}.`;
    return [{ rule: NAME, file, line, problem, mend: `Write them in ${LANGUAGES.join(' and ')}.` }];
  });
}

function idsOf({ headings }: Page): string[] {
  return headings.flatMap(({ id }) => id ?? []);
}

/** Phrases that say nothing about which of many sections is meant. Each is reported at its first owner after the limit. */
function shared(own: VocabularyFile, files: ReturnType<typeof readFiles>): Finding[] {
  const all = files.flatMap(file => ('problem' in file ? [] : phrasesOf(file)));
  return phrasesOf(own).flatMap(({ key, phrase, id, line }): Finding[] => {
    const owners = all.filter(other => other.key === key);
    const at = owners.findIndex(owner => owner.file === own.file && owner.id === id);
    if (at !== MOST_OWNERS) return [];
    const others = owners.slice(0, at).map(owner => `${owner.file} \`${owner.id}\``);
    const problem = `"${phrase}" also leads to ${others.join(' and ')}.`;
    return [
      { rule: NAME, file: own.file, line, problem, mend: 'Leave it to the sections that answer it best.' },
    ];
  });
}

function phrasesOf({ file, lines, sections }: VocabularyFile) {
  return Object.entries(sections).flatMap(([id, words]) =>
    Object.entries(words).flatMap(([lang, phrases]) =>
      phrases.map(phrase => ({
        file,
        id,
        phrase,
        key: `${lang} ${phrase.toLowerCase()}`,
        line: lineOf(lines, JSON.stringify(phrase)),
      })),
    ),
  );
}

function lineOf(lines: string[], text: string): number {
  return lines.findIndex(line => line.includes(text)) + 1 || 1;
}
