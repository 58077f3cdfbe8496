import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Code, Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { glob } from 'tinyglobby';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Settings } from '../../site/settings';

const FILE = 'plugins/output/markdown-pages.ts';

/**
 * Corrects the Markdown that the core writes for language models. The core escapes what isn't standard Markdown, so
 * explicit heading ids come out as `\{#id}` and GitHub alerts as `\[!NOTE]`. If an element such as `summary` is on one
 * line, the core cuts its text into lines, with a space as `&#x20;` at each cut. Meta and comments that make code show its
 * types are useless there, so they're removed. Links from components point to HTML and lack the base path, so they're
 * changed to the Markdown pages.
 */
export function pluginMarkdownPages({ outDir, basePath, siteOrigin = '' }: Settings): RspressPlugin {
  return {
    name: 'site-markdown-pages',
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const files = await glob('**/*.md', { cwd: outDir });
      const known = new Set(files);
      const root = siteOrigin + basePath;
      const markdownOf = (address: string) => markdownAddress(address, known, root);
      const changes = new Map<string, Change>();
      await Promise.all(
        files.map(file =>
          rewrite(path.join(outDir, file), old => {
            const fresh = correctMarkdown(old, markdownOf);
            changes.set(root + file, { old, fresh });
            return fresh;
          }),
        ),
      );
      requireHeadingIds(changes.values());
      // These files contain the pages' texts, which aren't parsed a second time.
      const bundles = await glob('**/llms-full.txt', { cwd: outDir });
      await Promise.all(
        bundles.map(file => rewrite(path.join(outDir, file), text => correctBundle(text, changes))),
      );
    },
  };
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed !== text) await writeFile(file, changed);
}

/** The text of a page before and after the corrections. */
export interface Change {
  old: string;
  fresh: string;
}

/**
 * Corrects the pages in a file that contains many of them, in one pass.
 * @param changes by the URL that precedes a page
 * @throws Error if the file has none of the pages in its usual form
 */
export function correctBundle(text: string, changes: ReadonlyMap<string, Change>): string {
  const heads = /^---\nurl: (.*)\n---\n\n/gm;
  const parts: string[] = [];
  let done = 0;
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const change = changes.get(head[1] ?? '');
    if (!change || !text.startsWith(change.old, heads.lastIndex)) continue;
    parts.push(text.slice(done, heads.lastIndex), change.fresh);
    done = heads.lastIndex + change.old.length;
    // Continues after the page, because its text may show such a head.
    heads.lastIndex = done;
  }
  if (done === 0) {
    throw new Error(
      `In llms-full.txt, each page should follow a line with its \`url\`, but the file begins with ${JSON.stringify(text.slice(0, 80))}: adapt \`correctBundle\` in ${FILE}.`,
    );
  }
  return parts.join('') + text.slice(done);
}

/** @throws Error if no page's Markdown has an explicit id in the expected escaped form */
export function requireHeadingIds(changes: Iterable<Change>): void {
  for (const { old } of changes) if (ESCAPED_ID.test(old)) return;
  throw new Error(
    `In the Markdown that the core writes, heading ids should be escaped as \\{#id}, but no page has one: adapt \`idCuts\` in ${FILE}, or remove it if the core writes them as they are.`,
  );
}

/** Inline syntax that isn't parsed. Nothing here needs it, and parsing it takes two thirds of the time. */
const INLINE = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
];

const parser = unified()
  .use(function () {
    this.data().micromarkExtensions = [{ disable: { null: INLINE } }];
  })
  .use(remarkParse);

/** A part of the text to cut out, as offsets, and its replacement. */
type Cut = [start: number, end: number, substitute?: string];

/** @returns the URL to link to instead, or `undefined` to keep the link */
type Redirect = (address: string) => string | undefined;

/**
 * The URL of a page's Markdown.
 * @param address of a page, as in a link: `/guide/basic/ssg#why`, with or without `.html` or `.md`, without the base path
 * @param files paths of the Markdown files below the base path
 * @param root URL of the home page, with a trailing slash
 * @returns `undefined` if there's no such page
 */
export function markdownAddress(address: string, files: Set<string>, root: string): string | undefined {
  const [, path = '', hash = ''] = /^\/([^#]*)(#.*)?$/.exec(address) ?? [];
  const file = `${path.replace(/\.(?:html|md)$/, '').replace(/(^|\/)$/, '$1index')}.md`;
  return address.startsWith('/') && files.has(file) ? root + file + hash : undefined;
}

/**
 * Writes escaped heading ids as anchors, joins lines that the core cut, removes the backslash of GitHub alerts and what
 * makes code show its types, and changes links as `redirect` says. Other code and everything else stays as it is.
 */
export function correctMarkdown(text: string, redirect: Redirect = () => undefined): string {
  const cuts: Cut[] = [];
  visit(parser.parse(text), (node: Nodes) => {
    const [start, end] = offsets(node);
    for (const [from, to, substitute] of cutsIn(text.slice(start, end), node, redirect)) {
      cuts.push([start + from, start + to, substitute]);
    }
  });
  const parts: string[] = [];
  let done = 0;
  for (const [start, end, substitute = ''] of cuts.sort(([a], [b]) => a - b)) {
    parts.push(text.slice(done, start), substitute);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

const ESCAPED_ID = /^#+ .*\\\{#[^{}\s]+\}$/m;

/** @param source of the node; the cuts are relative to its start */
function cutsIn(source: string, node: Nodes, redirect: Redirect): Cut[] {
  if (node.type === 'heading') return idCuts(source);
  if (node.type === 'blockquote') return matchesOf(/(?<=^>\s*)\\(?=\[![A-Z]+\])/g, source);
  if (node.type === 'code') return typeCuts(source, node);
  return node.type === 'text' ? [...linkCuts(source, redirect), ...lineCuts(source)] : [];
}

/**
 * The id of a heading becomes `<a id="…"></a>`, so that links such as `[…](#id)` have a target: Markdown viewers follow
 * it, and a language model finds the id in the text. It's in the heading's line, because tools split Markdown before
 * headings, and the anchor has to stay with its section.
 */
function idCuts(source: string): Cut[] {
  return [...source.matchAll(/\\\{#([^{}\s]+)\}$/g)].map(({ 0: match, 1: id = '', index }) => {
    return [index, index + match.length, `<a id="${id.replaceAll('\\', '')}"></a>`];
  });
}

/** Line breaks next to an escaped space. Inline code is skipped, since it may show one. */
function lineCuts(source: string): Cut[] {
  return matchesOf(/(`+)[^`].*?\1|&#x20;\n[ \t]*|\n[ \t]*&#x20;/gs, source)
    .filter(([start]) => source[start] !== '`')
    .map(([start, end]) => [start, end, ' ']);
}

/** `twoslash` in the meta, and in such code the comments that are queries or settings: `// ^?`, `// @strict`. */
function typeCuts(source: string, { lang, meta }: Code): Cut[] {
  // A fence of Markdown that shows such code can have the word in its title.
  if (/^mdx?$/.test(lang ?? '') || !/\btwoslash\b/.test(meta ?? '')) return [];
  return matchesOf(/(?<=^[^\n]*) twoslash(?=\s)|\n[ \t]*\/\/ *(?:\^\?|@\w+(?::.*)?)(?=\n)/g, source);
}

/** URLs of links. Inline code is skipped, since it may show a link. */
function linkCuts(source: string, redirect: Redirect): Cut[] {
  return matchesOf(/(`+)[^`].*?\1|(?<=\]\()[^\s()]+(?=\))/gs, source).flatMap(([start, end]) => {
    const target = redirect(source.slice(start, end));
    return target === undefined ? [] : [[start, end, target] satisfies Cut];
  });
}

function matchesOf(pattern: RegExp, source: string): Cut[] {
  return [...source.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

function offsets(node: Nodes): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
