import type { PageHeading } from '../corpus';
import type { Finding, Rule } from '../finding';
import { matchUp, type PagePair, pagePairs } from '../page-pairs';

const NAME = 'same-headings';

/** Compares headings, because links to sections and the language switch rely on the same sections in both languages. */
export const sameHeadingsRule: Rule = {
  name: NAME,
  description:
    'A page and its translation have headings of the same levels and the same ids in the same order.',
  check: corpus => pagePairs(corpus).flatMap(checkPair),
};

function checkPair({ en, zh }: PagePair): Finding[] {
  const matches = matchUp(
    en.headings,
    zh.headings,
    (a, b) => a.depth === b.depth && (a.id === b.id || a.id === undefined || b.id === undefined),
  );
  return matches.flatMap((match): Finding[] => {
    if (!match.zh) {
      const { text, line } = match.en;
      return [
        {
          rule: NAME,
          file: en.file,
          line,
          problem: `The heading "${text}" has no counterpart in ${zh.file}.`,
          advice: 'Write the section there, or take it out here.',
        },
      ];
    }
    if (!match.en) {
      const { text, line } = match.zh;
      return [
        {
          rule: NAME,
          file: zh.file,
          line,
          problem: `The heading "${text}" has no counterpart in ${en.file}.`,
          advice: 'Write the section there, or take it out here.',
        },
      ];
    }
    return differences(match.en, match.zh, en.file, zh.file);
  });
}

function differences(en: PageHeading, zh: PageHeading, enFile: string, file: string): Finding[] {
  const at = { rule: NAME, file, line: zh.line };
  const found: Finding[] = [];
  if (en.depth !== zh.depth) {
    found.push({
      ...at,
      problem: `The heading has level ${zh.depth}, but the English one, "${en.text}" (${enFile}:${en.line}), has level ${en.depth}.`,
      advice: 'Give both the same level.',
    });
  }
  if (en.id !== zh.id) {
    const id = en.id ?? '';
    found.push({
      ...at,
      problem: `The heading ${has(zh.id)}, but the English one, "${en.text}" (${enFile}:${en.line}), ${has(en.id)}.`,
      advice: en.id
        ? `Write {#${id}} at the end of the line.`
        : 'Give the English heading an id and take it over.',
      // Matched headings of the same level are the same section, even if the ids differ.
      fix: en.id && en.depth === zh.depth ? line => withId(line, id) : undefined,
    });
  }
  return found;
}

function has(id: string | undefined): string {
  return id === undefined ? 'has no id' : `has the id "${id}"`;
}

function withId(line: string, id: string): string {
  return `${line.replace(/\s*\{#[^{}\s]+\}\s*$/, '').trimEnd()} {#${id}}`;
}
