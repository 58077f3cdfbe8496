import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { globSync } from 'tinyglobby';
import { LANGUAGES } from '../../site/languages';
import type { Corpus } from '../corpus';
import type { Finding, Rule } from '../finding';
import { jsonValues, readNavigation } from '../navigation';
import { readTextUses } from '../text-uses';

const NAME = 'interface-texts';
const FILE = 'i18n.json';
const SOURCES = ['{theme,plugins,components,site}/**/*.{ts,tsx}', '!**/node_modules/**'];
/** Matches a label in a navigation file that looks like a key: `nav.guide`. */
const KEY_LIKE = /^[a-z]\w*(\.[a-z]\w*)+$/;
/** Keys in a navigation file whose values readers see. */
const LABELS = new Set(['text', 'label']);

/** Checks that each interface text exists in both languages, has the same placeholders in both, and is used. */
export const interfaceTextsRule: Rule = {
  name: NAME,
  description: 'The texts of i18n.json are complete in both languages, and each of them is used somewhere.',
  check(corpus) {
    if (!existsSync(path.join(corpus.root, FILE))) return [];
    const texts = readTexts(corpus);
    const used = new Set<string>(Object.keys(DEFAULT_I18N_TEXT));
    const found = [...checkSources(corpus, texts, used), ...checkNavigation(corpus, texts, used)];
    return [...found, ...[...texts.values()].flatMap(text => checkText(text, used))];
  },
};

interface InterfaceText {
  key: string;
  line: number;
  byLanguage: Map<string, string>;
}

function readTexts({ root }: Corpus): Map<string, InterfaceText> {
  const source = readFileSync(path.join(root, FILE), 'utf8');
  const texts = new Map<string, InterfaceText>();
  for (const { place, key: lang, value, line } of jsonValues(source, FILE)) {
    const key = place.slice(0, -lang.length - 1);
    const text = texts.get(key) ?? { key, line, byLanguage: new Map() };
    text.byLanguage.set(lang, typeof value === 'string' ? value : '');
    texts.set(key, text);
  }
  return texts;
}

/** Finds undeclared and computed keys in the source code. Adds the keys that it uses to `used`. */
function checkSources({ root }: Corpus, texts: Map<string, InterfaceText>, used: Set<string>): Finding[] {
  return globSync(SOURCES, { cwd: root })
    .sort()
    .flatMap(file => {
      const uses = readTextUses(readFileSync(path.join(root, file), 'utf8'), file);
      for (const literal of uses.literals) if (texts.has(literal)) used.add(literal);
      return [
        ...uses.keys
          .filter(({ key }) => !texts.has(key) && !Object.hasOwn(DEFAULT_I18N_TEXT, key))
          .map(({ key, line }) => undeclared(key, file, line)),
        ...uses.computed.map(line => ({
          rule: NAME,
          file,
          line,
          problem:
            'The key of a text is put together from pieces, so nobody can find where the text is used.',
          advice: 'Write whole keys, in a table or a condition if there are several.',
        })),
      ];
    });
}

function checkNavigation(corpus: Corpus, texts: Map<string, InterfaceText>, used: Set<string>): Finding[] {
  return readNavigation(corpus).flatMap(({ file, entries }) =>
    entries.flatMap(({ key, value, line }) => {
      if (!LABELS.has(key) || typeof value !== 'string') return [];
      if (texts.has(value)) used.add(value);
      else if (KEY_LIKE.test(value)) return [undeclared(value, file, line)];
      return [];
    }),
  );
}

function undeclared(key: string, file: string, line: number): Finding {
  return {
    rule: NAME,
    file,
    line,
    problem: `The text "${key}" is not declared.`,
    advice: `Declare it in ${FILE}, in both languages, or correct the key.`,
  };
}

function checkText({ key, line, byLanguage }: InterfaceText, used: Set<string>): Finding[] {
  const at = { rule: NAME, file: FILE, line };
  const found: Finding[] = [];
  if (!used.has(key)) {
    found.push({ ...at, problem: `The text "${key}" is used nowhere.`, advice: 'Take it out.' });
  }
  for (const lang of LANGUAGES) {
    const text = byLanguage.get(lang);
    if (text?.trim()) continue;
    const problem = `The text "${key}" is ${text === undefined ? 'missing' : 'empty'} in "${lang}".`;
    found.push({ ...at, problem, advice: 'Write it.' });
  }
  const [en, zh] = LANGUAGES.map(lang => placeholders(byLanguage.get(lang) ?? ''));
  if (en !== zh && byLanguage.get('en') && byLanguage.get('zh')) {
    found.push({
      ...at,
      problem: `The text "${key}" has the placeholders ${en || 'none'} in English and ${zh || 'none'} in Chinese.`,
      advice: 'Use the same in both.',
    });
  }
  return found;
}

/** Returns `{{a}}, {{b}}`, sorted because the order differs between languages. */
function placeholders(text: string): string {
  return (text.match(/\{\{[^{}]*\}\}/g) ?? []).sort().join(', ');
}
