import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What an address in a page is for. */
export type Use = 'link' | 'switch' | 'script' | 'style' | 'image';

/** An address as it is written. */
export interface Reference {
  use: Use;
  address: string;
}

export interface PageFacts {
  lang: string | undefined;
  /** What a hash can lead to. */
  ids: Set<string>;
  references: Reference[];
}

/** What a static page refers to, wherever a browser or a crawler finds it. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = { lang: undefined, ids: new Set(), references: [] };
  visit(parse(html), facts);
  return facts;
}

function visit(node: Node, facts: PageFacts) {
  if ('tagName' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get('id');
    if (id) facts.ids.add(id);
    if (node.tagName === 'html') facts.lang = attributes.get('lang');
    facts.references.push(...referencesOf(node, attributes));
  }
  if ('content' in node) visit(node.content, facts);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, facts);
}

function referencesOf({ tagName }: Element, attributes: Map<string, string>): Reference[] {
  const as = (use: Use, ...names: string[]): Reference[] =>
    names.flatMap(name => {
      const address = attributes.get(name);
      return address === undefined ? [] : [{ use, address }];
    });
  switch (tagName) {
    case 'a':
    case 'area':
      return as(attributes.has('hreflang') ? 'switch' : 'link', 'href');
    case 'link':
      return as(linkUse(attributes), 'href');
    case 'script':
      return [
        ...as('script', 'src'),
        ...(attributes.get('data-scripts')?.split(' ') ?? []).map<Reference>(address => ({
          use: 'script',
          address,
        })),
      ];
    case 'img':
    case 'source':
      return [...as('image', 'src', 'data-zoom-src'), ...sourceSet(attributes.get('srcset'))];
    case 'video':
    case 'audio':
      return as('image', 'src', 'poster');
    case 'iframe':
      return as('link', 'src');
    case 'meta':
      return metaReferences(attributes);
    default:
      return [];
  }
}

function linkUse(attributes: Map<string, string>): Use {
  const relations = attributes.get('rel')?.split(/\s+/) ?? [];
  const kind = attributes.get('as');
  if (relations.includes('stylesheet') || kind === 'style') return 'style';
  if (relations.includes('modulepreload') || kind === 'script') return 'script';
  if (kind === 'image' || relations.some(relation => /icon$/.test(relation))) return 'image';
  return 'link';
}

function sourceSet(value = ''): Reference[] {
  return value
    .split(',')
    .map(source => source.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
    .map(address => ({ use: 'image', address }));
}

/** Pictures for whoever shows a link to the page, and the page that a moved one leads to. */
function metaReferences(attributes: Map<string, string>): Reference[] {
  const content = attributes.get('content') ?? '';
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  if (/^(?:og|twitter):image$/.test(name)) return [{ use: 'image', address: content }];
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return [];
  const [, address] = /url=(.*)$/i.exec(content) ?? [];
  return address === undefined ? [] : [{ use: 'link', address }];
}
