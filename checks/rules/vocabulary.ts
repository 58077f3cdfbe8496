import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type PageVocabulary, readVocabulary, VOCABULARY_FOLDER } from '../../search/vocabulary';
import { LANGUAGES } from '../../site/languages';
import { type Corpus, pageName } from '../corpus';
import type { Finding, Rule } from '../finding';
import { jsonFaults } from '../page-faults/syntax';

const NAME = 'vocabulary';
/** Maximum number of sections that can share a phrase. */
const MOST_OWNERS = 2;

/** Checks the words that readers use for sections, because the search finds sections by them. */
export const vocabularyRule: Rule = {
  name: NAME,
  description: 'Words that readers use belong to sections that exist, and to at most two of them.',
  check(corpus) {
    const { files, faults } = readFiles(corpus);
    return [...faults, ...files.flatMap(file => lost(file, corpus)), ...shared(files)];
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

function readFiles({ root }: Corpus) {
  const files: VocabularyFile[] = [];
  const faults: Finding[] = [];
  const folder = path.join(root, VOCABULARY_FOLDER);
  for (const json of existsSync(folder) ? globSync(['**/*.json'], { cwd: folder }).sort() : []) {
    const file = `${VOCABULARY_FOLDER}/${json}`;
    const source = readFileSync(path.join(root, file), 'utf8');
    const [syntax] = jsonFaults(source);
    if (syntax) {
      faults.push(finding(file, syntax.line, syntax.problem, syntax.advice));
      continue;
    }
    try {
      const sections = readVocabulary(source, file);
      files.push({ file, name: json.replace(/\.json$/, ''), lines: source.split('\n'), sections });
    } catch (error) {
      faults.push(finding(file, 1, (error as Error).message, 'Write it anew.'));
    }
  }
  return { files, faults };
}

/** Finds words for pages, sections, and languages that don't exist, and sections that lack words in a language. */
function lost({ file, name, lines, sections }: VocabularyFile, { pages }: Corpus): Finding[] {
  const own = pages.filter(page => page.route !== undefined && pageName(page) === name);
  if (own.length === 0)
    return [finding(file, 1, `There is no page \`${name}\`.`, 'Delete or move the file.')];
  return Object.entries(sections).flatMap(([id, words]) => {
    const line = lineOf(lines, id);
    const lacking = own.find(({ headings }) => id !== '' && !headings.some(heading => heading.id === id));
    if (lacking) {
      const problem = `\`${lacking.file}\` has no section \`#${id}\`.`;
      return [finding(file, line, problem, 'Give the words to the section that answers now.')];
    }
    const languages = Object.keys(words);
    const isWhole = LANGUAGES.every(lang => words[lang]?.length) && languages.length === LANGUAGES.length;
    if (isWhole) return [];
    const problem = `Section \`#${id}\` has words in ${languages.join(' and ') || 'no language'}.`;
    return [finding(file, line, problem, `Write them in ${LANGUAGES.join(' and ')}.`)];
  });
}

/**
 * Finds phrases that too many sections share, so that it's unclear which one is meant. Reports each at the first
 * section after the limit.
 */
function shared(files: VocabularyFile[]): Finding[] {
  const owners = new Map<string, { file: VocabularyFile; id: string; phrase: string }[]>();
  for (const file of files) {
    for (const [id, words] of Object.entries(file.sections)) {
      for (const [lang, phrases] of Object.entries(words)) {
        for (const phrase of phrases) {
          const key = `${lang} ${phrase.toLowerCase()}`;
          owners.set(key, [...(owners.get(key) ?? []), { file, id, phrase }]);
        }
      }
    }
  }
  return [...owners.values()].flatMap(all => {
    const extra = all[MOST_OWNERS];
    if (!extra) return [];
    const others = all.slice(0, MOST_OWNERS).map(({ file, id }) => `${file.file} \`${id}\``);
    const problem = `"${extra.phrase}" also leads to ${others.join(' and ')}.`;
    const line = lineOf(extra.file.lines, extra.phrase);
    return [finding(extra.file.file, line, problem, 'Leave it to the sections that answer it best.')];
  });
}

function finding(file: string, line: number, problem: string, advice: string): Finding {
  return { rule: NAME, file, line, problem, advice };
}

/** Returns the line of a quoted text, counted from 1. */
function lineOf(lines: string[], text: string): number {
  return lines.findIndex(line => line.includes(JSON.stringify(text))) + 1 || 1;
}
