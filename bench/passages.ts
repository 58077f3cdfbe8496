/** Collects passages from the pages of this site that all generators understand in the same way. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language, Passages } from './generated-pages';

const FENCE = /^```(ts|tsx|js|json|css|bash)\b[^\n]*\n(.*?)\n```$/gms;
/** What isn't a paragraph of its own, or may have a special meaning in one of the generators, such as elements. */
const SPECIAL = /[<>{}[\]\\*_|~^$&]|^(?::::|[-+#=\d\s]|import |export )/;
const SHORTEST_PARAGRAPH = 60;
const LONGEST_CODE = 2000;

/** Reads the passages of all pages in a language. */
export function readPassages(lang: Language): Passages {
  const folder = path.resolve('docs', lang);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.mdx'),
  );
  const pages = files.toSorted().map(file => readFileSync(path.join(folder, file), 'utf8'));
  return passagesIn(pages.join('\n\n'), lang);
}

/** Returns the headings, paragraphs, and code blocks at the top level of pages. Links and strong text become plain text. */
export function passagesIn(source: string, lang: Language): Passages {
  const blocks = source
    .replace(/^ *(```+).*?^ *\1$/gms, '')
    .split(/\n\s*?\n/)
    .map(block =>
      block
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('**', '')
        .replaceAll('\n', ' '),
    );
  // A Chinese character says about as much as three letters.
  const shortest = lang === 'zh' ? SHORTEST_PARAGRAPH / 3 : SHORTEST_PARAGRAPH;
  const isPlain = (text: string) => text !== '' && !SPECIAL.test(text);
  return {
    headings: blocks
      .flatMap(block => /^##+ ([^`:]+?) *(?:\\?\{#.*)?$/.exec(block)?.[1] ?? [])
      .filter(isPlain),
    paragraphs: blocks.filter(text => text.length >= shortest && isPlain(text)),
    fences: [...source.matchAll(FENCE)]
      .filter(([, , code = '']) => code.length < LONGEST_CODE && !/```|\{\{|\[!code/.test(code))
      .map(([, language, code]) => `\`\`\`${language}\n${code}\n\`\`\``),
  };
}
