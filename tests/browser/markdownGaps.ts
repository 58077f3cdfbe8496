import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the Markdown version of a page lacks, compared with the HTML. */
export interface MarkdownGaps {
  /** Headings of the page that aren't headings in the Markdown. */
  headings: string[];
  /** Headings of the Markdown that are neither in the page's text nor labels of its sections. */
  foreignHeadings: string[];
  /** Paths of pages and URLs of other sites that the Markdown doesn't link to. */
  links: string[];
  /** Share of the page's words that are in the Markdown as often as on the page, from 0 to 1. */
  share: number;
  /** The words that are missing in the Markdown. */
  words: string[];
}

/** Elements that readers use rather than read, and elements that are invisible. */
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
/** Elements that don't separate words. In code, tokens are `span` elements. */
const INLINE = new Set(['b', 'em', 'i', 'kbd', 'mark', 's', 'strong', 'sub', 'sup']);
const INLINE_IN_CODE = new Set(['code', 'span', ...INLINE]);
/** Start of the paths of documents that previews show. */
const PREVIEWS = '/~demo/';

interface Content {
  text: string;
  /** Labels of its sections, which are invisible. */
  labels: string;
  headings: string[];
  links: string[];
}

/**
 * Compares the content of a page with its Markdown version.
 * @param html the whole static page
 * @param markdown the page's Markdown file
 * @param root URL of the home page, with a trailing slash
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

/** Reads the content of a page: its article, or all of `main` if there's no article. */
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
    // The menu with links to the Markdown.
    hasClass(element, 'rp-llms-container')
  );
}

const FENCE = /^( *)(`{3,}|~{3,})[^\n]*\n(.*?)\n?^ *\2`*$/gms;

/** Removes code from Markdown, in which links and tags are only shown. */
export function proseOf(markdown: string): string {
  return markdown.replace(FENCE, '').replace(/(`+)[^`].*?\1/gs, '');
}

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

/** Removes the targets of links and the anchors of headings, and the Markdown syntax that would change words. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

/** Removes what HTML and Markdown write differently, such as whitespace and emphasis. */
function squeezed(text: string): string {
  return text.replace(/[\s\u200b*_`[\]]+/g, '').toLowerCase();
}

/**
 * Splits text into words of letters and digits. Each Chinese character counts as a word, because there are no spaces.
 */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

function count(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Returns a link's target without its hash and extension, as HTML and Markdown both have it. Links within the page are
 * left out, and so are those that open it with other parameters, which only do something in a browser.
 */
function linked(address: string, root: string): string[] {
  const path = address.startsWith(root) ? `/${address.slice(root.length)}` : address;
  const [page = ''] = path.split('#');
  return page && !page.startsWith('?') ? [page.replace(/\.(?:html|md)$/, '').replace(/\/index$/, '/')] : [];
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
