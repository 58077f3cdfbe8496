import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { type ComponentText, readPageText, type TextSection } from './page-text';
import { isReference } from './reference';
import type { Hierarchy, RecordType, SearchRecord } from './types';
import { HEADING_LEVELS } from './types';
import type { PageVocabulary } from './vocabulary';
import { PAGE } from './weights';

/** A page of the site that has been read. */
export interface RecordPage {
  /** Path without the base path, with the language's prefix. */
  route: string;
  lang: string;
  /** The group that its results are shown in. */
  lvl0: string;
  tree: Root;
  /** Its source, for messages. */
  file?: string;
  vocabulary?: PageVocabulary | undefined;
}

interface Frontmatter {
  title?: unknown;
  pageType?: unknown;
  search?: unknown;
  hero?: { name?: unknown; text?: unknown; tagline?: unknown };
  features?: unknown;
}

/**
 * Returns one record for the title, for each heading, and for each passage, in the order of the page.
 * @throws Error that names the page's file and line if its frontmatter isn't valid YAML
 */
export function pageRecords(page: RecordPage, components?: Record<string, ComponentText>): SearchRecord[] {
  const frontmatter = readFrontmatter(page);
  if (frontmatter.search === false) return [];
  const isHome = frontmatter.pageType === 'home';
  const sections = isHome ? homeSections(frontmatter) : textSections(page.tree, frontmatter, components);
  const weight = isHome ? PAGE.home : weightOf(page.route);
  const slugger = new GithubSlugger();
  const hierarchy: Hierarchy = {
    lvl0: page.lvl0,
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };

  return sections.flatMap(({ depth, heading, id, passages, identifiers }) => {
    setHeading(hierarchy, depth, heading);
    const anchor = id ?? slugger.slug(heading);
    const url = depth === 1 ? page.route : `${page.route}#${anchor}`;
    const record = (
      type: RecordType,
      objectID: string,
      content: string | null,
      names: Pick<SearchRecord, 'identifiers' | 'vocabulary'>,
    ): SearchRecord => ({
      objectID,
      url,
      type,
      content,
      hierarchy: { ...hierarchy },
      lang: page.lang,
      ...names,
      weight,
    });
    const vocabulary = page.vocabulary?.[depth === 1 ? '' : anchor]?.[page.lang] ?? [];
    return [
      record(`lvl${depth}`, url, null, { identifiers: [...identifiers], vocabulary }),
      ...passages.map((passage, index) =>
        record('content', `${url}:${index + 1}`, passage, { identifiers: [], vocabulary: [] }),
      ),
    ];
  });
}

function weightOf(route: string): number {
  if (/\/migration\//.test(route)) return PAGE.migration;
  if (/\/plugin\//.test(route)) return PAGE.plugin;
  if (/\/(?:troubleshooting|sitemap|accessibility)$/.test(route)) return PAGE.troubleshooting;
  return isReference(route) ? PAGE.reference : PAGE.guide;
}

function setHeading(hierarchy: Hierarchy, depth: number, heading: string) {
  for (const [index, level] of HEADING_LEVELS.entries()) {
    if (level === 'lvl1') {
      if (depth === 1) hierarchy.lvl1 = heading;
    } else if (index + 1 >= depth) hierarchy[level] = index + 1 === depth ? heading : null;
  }
}

/** Returns the title's section first. It includes text before the title. Other level-1 headings become level 2. */
function textSections(
  tree: Root,
  frontmatter: Frontmatter,
  components?: Record<string, ComponentText>,
): TextSection[] {
  const [before, ...sections] = readPageText(tree, components);
  const titled = sections.find(({ depth }) => depth === 1);
  const title: TextSection = {
    depth: 1,
    heading: text(frontmatter.title) || titled?.heading || '',
    id: undefined,
    passages: [...(before?.passages ?? []), ...(titled?.passages ?? [])],
    identifiers: new Set([...(before?.identifiers ?? []), ...(titled?.identifiers ?? [])]),
  };
  const rest = sections
    .filter(section => section !== titled)
    .map(section => (section.depth === 1 ? { ...section, depth: 2 as const } : section));
  return [title, ...rest];
}

/** Returns the section of a home page, whose text is in its frontmatter. */
function homeSections({ hero, features, title }: Frontmatter): TextSection[] {
  const cards = Array.isArray(features) ? features : [];
  const passages = [
    text(hero?.text),
    text(hero?.tagline),
    ...cards.map(
      (card: { title?: unknown; details?: unknown }) => `${text(card.title)}: ${text(card.details)}`,
    ),
  ];
  const heading = text(hero?.name) || text(title);
  return [{ depth: 1, heading, id: undefined, passages: passages.filter(Boolean), identifiers: new Set() }];
}

function readFrontmatter({ tree, route, file = route }: RecordPage): Frontmatter {
  const node = tree.children.find(child => child.type === 'yaml');
  if (node?.type !== 'yaml') return {};
  try {
    const value: unknown = parseYaml(node.value, { prettyErrors: false });
    return typeof value === 'object' && value ? value : {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // After the line with the dashes.
    const line = node.value.slice(0, error.pos[0]).split('\n').length + 1;
    throw new Error(`${file}:${line}: the frontmatter isn't valid YAML: ${error.message}`);
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
