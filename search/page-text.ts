import type { Nodes, Root } from 'mdast';
import { blockIdentifiers, inlineIdentifiers } from './identifiers';
import { isElement } from './page-tree';
import { staticValue } from './static-value';

/** A heading and the text up to the next one. */
export interface TextSection {
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  heading: string;
  /** The id in `{#id}`, or `undefined` if the heading has none. */
  id: string | undefined;
  passages: string[];
  identifiers: Set<string>;
}

/** Returns the text that a component shows for its attributes, as passages of plain text. */
export type ComponentText = (attributes: Record<string, unknown>) => string[];

/** Attributes whose text is assumed to be visible, for components that aren't in `COMPONENT_TEXTS`. */
const SHOWN_ATTRIBUTES = ['title', 'label', 'text', 'description', 'details', 'caption'];

export const COMPONENT_TEXTS: Record<string, ComponentText> = {
  PackageManagerTabs: ({ command }) => [
    typeof command === 'string' ? `npm ${command}` : strings(command).join(', '),
  ],
};

/** Languages of fences with text or commands. Readers paste messages and commands from them into the search. */
const TEXT_LANGUAGES = new Set(['', 'text', 'txt', 'bash', 'sh', 'shell', 'console']);
/** Matches lines with two or more words. Lines of file trees and of tables of sizes only contain names. */
const SENTENCE = /^(?!.*[│├└─]).*[A-Za-z]{2,}\W+(?:.*\W)?[A-Za-z]{2,}/su;

/**
 * Returns the visible text of a page, split at headings. Text before the first heading is in a first section without a
 * heading.
 */
export function readPageText(
  tree: Root,
  components: Record<string, ComponentText> = COMPONENT_TEXTS,
): TextSection[] {
  const sections: TextSection[] = [newSection(1, '', undefined)];
  const current = () => sections.at(-1) as TextSection;
  const say = (text: string) => {
    const line = withoutMarkers(text);
    if (line) current().passages.push(line);
  };

  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'definition':
      case 'thematicBreak':
        return;
      case 'heading': {
        const [text, id] = splitId(inlineText(node, undefined));
        sections.push(newSection(node.depth, text, id));
        collectNames(node, current().identifiers);
        return;
      }
      case 'code': {
        const lang = node.lang ?? '';
        const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/
          .exec(node.meta ?? '')
          ?.slice(1)
          .find(Boolean);
        for (const name of inlineIdentifiers(title ?? '')) current().identifiers.add(name);
        for (const name of blockIdentifiers(node.value, lang)) current().identifiers.add(name);
        const isIncluded = /(?:^|\s)file=/.test(node.meta ?? '');
        if (TEXT_LANGUAGES.has(lang) && !isIncluded)
          for (const line of node.value.split('\n')) if (SENTENCE.test(line)) say(line);
        return;
      }
      case 'paragraph':
      case 'tableRow':
        say(inlineText(node, components));
        collectNames(node, current().identifiers);
        return;
      case 'html':
        say(node.value.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' '));
        return;
      case 'text':
        say(node.value);
        return;
    }
    if (isElement(node)) for (const text of shownTexts(node, components)) say(text);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return sections;
}

function newSection(depth: TextSection['depth'], heading: string, id: string | undefined): TextSection {
  return { depth, heading, id, passages: [], identifiers: new Set() };
}

/** Returns the text of a node. The cells of a table row are joined on one line. */
function inlineText(node: Nodes, components: Record<string, ComponentText> | undefined): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return node.value.replace(/<[^>]*>/g, ' ');
    case 'tableRow':
      return node.children
        .map(cell => inlineText(cell, components))
        .filter(Boolean)
        .join(' · ');
  }
  const own = isElement(node) && components ? shownTexts(node, components).join(' ') : '';
  return own + ('children' in node ? node.children.map(child => inlineText(child, components)).join('') : '');
}

function shownTexts(node: Nodes, components: Record<string, ComponentText>): string[] {
  if (!isElement(node) || !node.name || !/^[A-Z]/.test(node.name)) return [];
  const attributes = Object.fromEntries(
    node.attributes.flatMap(attribute => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'object' && value ? staticValue(value.data?.estree, {}) : value]];
    }),
  );
  const special = components[node.name]?.(attributes);
  return special ?? SHOWN_ATTRIBUTES.flatMap(name => strings(attributes[name]));
}

/** All strings in a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(strings) : [];
}

function collectNames(node: Nodes, names: Set<string>) {
  if (node.type === 'inlineCode') for (const name of inlineIdentifiers(node.value)) names.add(name);
  if ('children' in node) for (const child of node.children) collectNames(child, names);
}

/** Splits `Install {#install}` into the text and the id. */
function splitId(text: string): [string, string | undefined] {
  const match = /\s*\{#([^{}\s]+)\}\s*$/.exec(text);
  return match ? [text.slice(0, match.index), match[1]] : [text.trim(), undefined];
}

/** Joins lines and removes the markers of containers and alerts. A container's title is kept. */
function withoutMarkers(text: string): string {
  return text
    .split('\n')
    .map(line =>
      line
        .replace(/^\s*:::\s*(?:\w+)?(?:\{\s*title=["']?([^"'}]*)["']?\s*\})?/, '$1')
        .replace(/^\s*\[!\w+\]\s*/, '')
        .trim(),
    )
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
