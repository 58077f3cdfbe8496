import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import type { Language } from '../site/languages';
import { includedFile, parsePage } from '../site/parse-page';

/** Everything that the rules check, read and parsed once. */
export interface Corpus {
  /** Folder that every path is relative to. */
  root: string;
  pages: Page[];
}

/** An MDX file below `docs/<lang>/` or `docs/fragments/<lang>/`. */
export interface Page {
  /** Relative to the root, with forward slashes: `docs/en/guide/start/introduction.mdx`. */
  file: string;
  lang: Language;
  /** Path without the language, the same in both: `guide/start/introduction.mdx`, `fragments/install.mdx`. */
  name: string;
  /** Path in the site without the language prefix: `/guide/start/introduction`. Fragments have none. */
  route: string | undefined;
  source: string;
  lines: string[];
  tree: Root;
  frontmatter: Record<string, unknown>;
  headings: PageHeading[];
  fences: Fence[];
  links: PageLink[];
  /** JSX elements with a capitalized name, in the order of the page. */
  components: PageComponent[];
  /** Modules that the page imports, such as fragments, data, and components. */
  imports: { source: string; line: number }[];
  /** Ids from the `id` attributes of JSX elements. */
  elementIds: string[];
}

/** Returns a page's name without its file extension, the same in both languages: `guide/basic/deploy`, `index`. */
export function pageName({ name }: Pick<Page, 'name'>): string {
  return name.replace(/\.mdx?$/, '');
}

/** Returns the line of the description, or the first line if the page has none. */
export function descriptionLine({ lines }: Page): number {
  return lines.findIndex(text => text.startsWith('description:')) + 1 || 1;
}

export interface PageComponent {
  name: string;
  /** Attributes with a string value: `name="minimal"`. */
  attributes: Record<string, string>;
  line: number;
}

export interface PageHeading {
  depth: number;
  /** Without the `{#id}`. */
  text: string;
  /** Explicit id from `{#id}`; `undefined` if there's none. */
  id: string | undefined;
  line: number;
}

export interface Fence {
  /** Empty if the fence doesn't name a language. */
  lang: string;
  meta: string;
  /** Code in the fence, or the whole file that `file=` names. */
  code: string;
  /** Path of the file that `file=` names, relative to the root. */
  includes: string | undefined;
  line: number;
}

export interface PageLink {
  url: string;
  kind: 'link' | 'image';
  line: number;
}

/** Folders that `file=` refers to, relative to the root. */
const FOLDERS = { root: '', docsRoot: 'docs' };
const ATTRIBUTES = { href: 'link', link: 'link', src: 'image' } as const;

/**
 * Reads and parses the pages and fragments below `docs/`.
 * @param isWanted decides by route whether a file is read; fragments have no route
 * @throws Error that names the file, if one isn't valid MDX
 */
export function readCorpus(
  root = process.cwd(),
  isWanted: (route: string | undefined) => boolean = () => true,
): Corpus {
  const wanted = places(root).filter(({ route }) => isWanted(route));
  return { root, pages: wanted.map(place => readPage(root, place)) };
}

/**
 * Returns a function that reads the pages again and again, and parses only those that have changed.
 * @param parse see `parsePage`
 * @throws (the function) Error that names the file, if one isn't valid MDX
 */
export function corpusReader(root = process.cwd(), parse = parsePage): () => Corpus {
  const kept = new Map<string, Page>();
  const read = (place: Place): Page => {
    const before = kept.get(place.file);
    const page = before && isCurrent(before, root) ? before : readPage(root, place, parse);
    kept.set(place.file, page);
    return page;
  };
  return () => ({ root, pages: places(root).map(read) });
}

function isCurrent({ file, source, fences }: Page, root: string): boolean {
  if (readFileSync(path.join(root, file), 'utf8') !== source) return false;
  return fences.every(({ includes, code }) => !includes || readIncluded(root, includes) === code);
}

/**
 * Reads the pages with a given name in both languages, and no others, because reading all of them takes seconds.
 * @param name such as `guide/basic/ssg.mdx`, or a pattern for it
 * @throws Error if there's no such page
 */
export function pagesNamed(name: string | RegExp, root = process.cwd()): Page[] {
  const isMeant = (place: Place) => (typeof name === 'string' ? place.name === name : name.test(place.name));
  const found = places(root).filter(isMeant);
  if (found.length === 0) throw new Error(`There is no page ${name} below docs/.`);
  return found.map(place => readPage(root, place));
}

type Place = Pick<Page, 'file' | 'lang' | 'name' | 'route'>;

function places(root: string): Place[] {
  const patterns = ['docs/{en,zh}/**/*.mdx', 'docs/fragments/{en,zh}/**/*.{md,mdx}'];
  return globSync(patterns, { cwd: root }).sort().map(placeOf);
}

function placeOf(file: string): Place {
  const isFragment = file.startsWith('docs/fragments/');
  const [lang = 'en', ...rest] = file.replace(/^docs\/(fragments\/)?/, '').split('/');
  const name = `${isFragment ? 'fragments/' : ''}${rest.join('/')}`;
  const route = isFragment ? undefined : `/${name.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
  return { file, lang: lang as Language, name, route };
}

function readPage(root: string, place: Place, parse = parsePage): Page {
  return parsedPage(root, place, readFileSync(path.join(root, place.file), 'utf8'), parse);
}

/**
 * Returns a page with this source, whatever its file contains.
 * @throws Error that names the file, if the source isn't valid MDX
 */
export function parsedPage(root: string, place: Place, source: string, parse = parsePage): Page {
  const { file } = place;
  const tree = parse(source, file);
  return {
    ...place,
    source,
    lines: source.split('\n'),
    tree,
    ...inspect(tree, root, file),
  };
}

type Inspected = Pick<
  Page,
  'frontmatter' | 'headings' | 'fences' | 'links' | 'components' | 'imports' | 'elementIds'
>;

function inspect(tree: Root, root: string, file: string): Inspected {
  const found: Inspected = {
    frontmatter: {},
    headings: [],
    fences: [],
    links: [],
    components: [],
    imports: [],
    elementIds: [],
  };
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'yaml':
        found.frontmatter = (parseDocument(node.value).toJS() ?? {}) as Record<string, unknown>;
        break;
      case 'heading':
        found.headings.push({ ...headingText(node), depth: node.depth, line });
        break;
      case 'code': {
        const meta = node.meta ?? '';
        const includes = includedFile(meta, file, FOLDERS);
        const code = includes ? readIncluded(root, includes) : node.value;
        found.fences.push({ lang: node.lang ?? '', meta, code, includes, line });
        break;
      }
      case 'link':
      case 'image':
        found.links.push({ url: node.url, kind: node.type, line });
        break;
      case 'mdxjsEsm':
        for (const statement of node.data?.estree?.body ?? []) {
          if (statement.type !== 'ImportDeclaration') continue;
          found.imports.push({ source: String(statement.source.value), line });
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        inspectElement(node, line, found);
        break;
    }
  });
  found.links.push(...frontmatterLinks(found.frontmatter));
  return found;
}

function inspectElement(node: MdxJsxFlowElement | MdxJsxTextElement, line: number, found: Inspected) {
  const attributes: Record<string, string> = {};
  if (node.name && /^[A-Z]/.test(node.name)) found.components.push({ name: node.name, attributes, line });
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    attributes[attribute.name] = attribute.value;
    if (attribute.name === 'id') found.elementIds.push(attribute.value);
    const kind = ATTRIBUTES[attribute.name as keyof typeof ATTRIBUTES];
    if (kind) found.links.push({ url: attribute.value, kind, line });
  }
}

/** Returns the links in the actions and features of a home page. */
function frontmatterLinks(frontmatter: Record<string, unknown>): PageLink[] {
  const { hero, features } = frontmatter as { hero?: { actions?: unknown }; features?: unknown };
  return [hero?.actions, features].flat().flatMap(entry => {
    const link = (entry as { link?: unknown } | undefined)?.link;
    return typeof link === 'string' ? [{ url: link, kind: 'link' as const, line: 1 }] : [];
  });
}

function headingText(node: Heading): Pick<PageHeading, 'text' | 'id'> {
  const text = textOf(node);
  const match = /\s*\{#([^{}\s]+)\}\s*$/.exec(text);
  return { text: match ? text.slice(0, match.index) : text, id: match?.[1] };
}

/** Returns an empty string if the file is missing, because the build reports that. */
function readIncluded(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
