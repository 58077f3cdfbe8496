import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the Markdown version of a page lacks of its HTML. */
export interface MarkdownGaps {
  /** Headings of the page that are no headings of the Markdown. */
  headings: string[];
  /** Headings of the Markdown that are neither in the text of the page nor names of its sections. */
  foreignHeadings: string[];
  /** Paths of pages and addresses of other sites that the Markdown does not link to. */
  links: string[];
  /** Share of the words of the page that are in the Markdown as often as on the page, from 0 to 1. */
  share: number;
  /** The other words. */
  words: string[];
}

/** What readers use rather than read, and what no reader sees. */
const NOT_READ = new Set([
  'button',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);
/** Elements that do not end a word. In code, tokens are `span` elements. */
const INLINE = new Set(['b', 'em', 'i', 'kbd', 'mark', 's', 'strong', 'sub', 'sup']);
const INLINE_IN_CODE = new Set(['code', 'span', ...INLINE]);
/** Below it are the documents that previews show. */
const PREVIEWS = '/~demo/';

interface Content {
  text: string;
  /** Names of its sections, which no reader sees. */
  labels: string;
  headings: string[];
  links: string[];
}

/**
 * Compares what a page says with its Markdown version.
 * @param html the whole static page
 * @param markdown the file beside it
 * @param root address of the home page, with a slash at its end
 */
export function markdownGaps(html: string, markdown: string, root: string): MarkdownGaps {
  const page = readPage(html, root);
  const written = readMarkdown(markdown, root);
  const left = count(wordsOf(written.text));
  const all = wordsOf(page.text);
  const words = all.filter(word => {
    const there = left.get(word) ?? 0;
    left.set(word, there - 1);
    return there <= 0;
  });
  const said = squeezed(page.text + page.labels);
  return {
    headings: page.headings.filter(heading => !written.headings.includes(heading)),
    foreignHeadings: written.headings.filter(heading => !said.includes(heading)),
    links: [...new Set(page.links)].filter(link => !written.links.includes(link)),
    share: 1 - words.length / all.length,
    words,
  };
}

/** The text of a page: of its article, or of all of `main` where it has none. */
function readPage(html: string, root: string): Content {
  const content: Content = { text: '', labels: '', headings: [], links: [] };
  const document = parse(html);
  const article =
    find(document, element => hasClass(element, 'rspress-doc')) ??
    find(document, ({ tagName }) => tagName === 'main');
  if (!article) throw new Error('The page has no main element.');
  collect(article, content, root);
  return content;
}

function collect(node: Node, content: Content, root: string, inCode = false) {
  if ('value' in node) content.text += node.value;
  if (!('tagName' in node) || isNotRead(node)) return;
  const { tagName } = node;
  content.labels += attribute(node, 'aria-label') ?? '';
  const isCode = inCode || tagName === 'pre' || tagName === 'code';
  const gap = (inCode ? INLINE_IN_CODE : INLINE).has(tagName) ? '' : '\n';
  content.text += gap;
  const start = content.text.length;
  for (const child of node.childNodes) collect(child, content, root, isCode);
  if (/^h[1-6]$/.test(tagName)) content.headings.push(squeezed(content.text.slice(start)));
  const href = attribute(node, 'href');
  if (tagName === 'a' && href && !href.startsWith(PREVIEWS)) content.links.push(...linked(href, root));
  content.text += gap;
}

function isNotRead(element: Element): boolean {
  return (
    NOT_READ.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'hidden') !== undefined ||
    hasClass(element, 'visually-hidden') ||
    // The menu that leads to the Markdown.
    hasClass(element, 'rp-llms-container')
  );
}

const FENCE = /^( *)(`{3,}|~{3,})[^\n]*\n(.*?)\n?^ *\2`*$/gms;

function readMarkdown(markdown: string, root: string): Content {
  const prose = markdown.replace(FENCE, '');
  const headings = [...prose.matchAll(/^ *#{1,6} (.*)$/gm)].map(([, text = '']) => squeezed(plain(text)));
  const links = [
    ...prose.matchAll(/\]\(<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?(?: "[^"]*")?\)|<(https?:[^>]+)>/g),
  ];
  return {
    text: plain(markdown),
    labels: '',
    headings,
    links: links.flatMap(([, target, bare]) => linked(target ?? bare ?? '', root)),
  };
}

/** Without the targets of links and the signs of Markdown that would change words. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

/** Text with one spelling of what HTML and Markdown write in different ways. */
function squeezed(text: string): string {
  return text.replace(/[\s\u200b*_`[\]]+/g, '').toLowerCase();
}

/** Words of letters and digits; of text without spaces, each character. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

function count(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** An address as both have it: no hash, no extension. Headings of the page itself are left out. */
function linked(address: string, root: string): string[] {
  const path = address.startsWith(root) ? `/${address.slice(root.length)}` : address;
  const [page = ''] = path.split('#');
  return page ? [page.replace(/\.(?:html|md)$/, '').replace(/\/index$/, '/')] : [];
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find(attr => attr.name === name)?.value;
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(' ').includes(name) ?? false;
}

function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && test(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}
