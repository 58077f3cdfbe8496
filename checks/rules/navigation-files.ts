import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus } from '../corpus';
import type { Finding, Rule } from '../finding';
import { type NavigationFile, type NavigationValue, readNavigation } from '../navigation';
import { hasHan } from '../page-pairs';

const NAME = 'navigation-files';
/** Keys of an entry whose values readers see. */
const TEXTS = new Set(['text', 'label', 'tag']);

/** Checks that the navbar and the sidebars have the same structure in both languages. */
export const navigationFilesRule: Rule = {
  name: NAME,
  description: 'The files _nav.json and _meta.json of both languages agree in everything but their texts.',
  check(corpus) {
    const files = readNavigation(corpus);
    const keys = readTextKeys(corpus);
    return files.flatMap(file => {
      const other = files.find(({ name, lang }) => name === file.name && lang !== file.lang);
      if (!other) return [missingFile(file)];
      return file.lang === 'en' ? compare(file, other, keys) : [];
    });
  },
};

/** Returns the keys of `i18n.json`. A label that is one of them must be the same in both languages. */
function readTextKeys({ root }: Corpus): Set<string> {
  try {
    const texts: unknown = JSON.parse(readFileSync(path.join(root, 'i18n.json'), 'utf8'));
    return new Set(Object.keys(Object(texts)));
  } catch {
    // The file is optional. If it's broken, the rule `interface-texts` reports it.
    return new Set();
  }
}

function missingFile({ file, lang }: NavigationFile): Finding {
  const other = lang === 'en' ? file.replace('/en/', '/zh/') : file.replace('/zh/', '/en/');
  return {
    rule: NAME,
    file,
    line: 1,
    problem: `The file has no counterpart ${other}.`,
    advice: 'Write it with the same entries, or delete this one.',
  };
}

function compare(en: NavigationFile, zh: NavigationFile, keys: Set<string>): Finding[] {
  return [
    ...lacking(en, zh),
    ...lacking(zh, en),
    ...zh.entries.flatMap((entry): Finding[] => {
      const other = en.entries.find(({ place }) => place === entry.place);
      if (!other || isSame(other, entry, keys)) return [];
      return [
        {
          rule: NAME,
          file: zh.file,
          line: entry.line,
          problem: `${entry.place} is ${JSON.stringify(entry.value)}, in ${en.file}:${other.line} ${JSON.stringify(other.value)}.`,
          advice: 'Use the same in both; only texts may differ.',
        },
      ];
    }),
  ];
}

function lacking(file: NavigationFile, other: NavigationFile): Finding[] {
  const places = new Set(other.entries.map(({ place }) => place));
  return file.entries
    .filter(({ place }) => !places.has(place))
    .map(({ place, value, line }) => ({
      rule: NAME,
      file: file.file,
      line,
      problem: `${place} (${JSON.stringify(value)}) is missing in ${other.file}.`,
      advice: 'Add it there, or take it out here.',
    }));
}

function isSame(en: NavigationValue, zh: NavigationValue, keys: Set<string>): boolean {
  if (en.value === zh.value) return true;
  if (typeof en.value !== 'string' || typeof zh.value !== 'string') return false;
  if (keys.has(en.value) || keys.has(zh.value)) return false;
  if (zh.value === `/zh${en.value}`) return true;
  return TEXTS.has(en.key) && (hasHan(zh.value) || hasHan(en.value));
}
