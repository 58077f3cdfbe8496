import path from 'node:path';
import type { Program } from 'estree';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { type IncludeFolders, includedFile, parsePage } from '../site/parse-page';
import { staticValue, type Values } from './static-value';

/** Returns the text of a file, or `undefined` if it can't be read. */
export type ReadText = (file: string) => string | undefined;

export interface PageTreeSettings extends IncludeFolders {
  readText: ReadText;
  /** Changes a source before it's parsed, as the site's `replaceRules` do. */
  transformSource?: (source: string, file: string) => string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Reads a page as one tree. Imported Markdown files are inserted where they're used, with their props; `file=` fences
 * contain their files; and expressions become text if the source contains their value.
 * The page is read from the source, because that's the same in the dev server and in the build, and because it
 * distinguishes code from text. The HTML only exists in the build.
 * @throws Error that names the file if it can't be read, or if it isn't valid MDX
 */
export function readPageTree(file: string, settings: PageTreeSettings): Root {
  return readTree(file, settings, {}, []);
}

function readTree(file: string, settings: PageTreeSettings, props: Values, importers: string[]): Root {
  const text = settings.readText(file);
  if (text === undefined) throw new Error(`${file} cannot be read; is it still there?`);
  const source = settings.transformSource?.(text, file) ?? text;
  const tree = parsePage(source, file);
  const values: Values = { props, ...exportedValues(tree) };
  const parts = importers.includes(file) ? new Map<string, string>() : importedParts(tree, file);
  const expand = (node: RootContent): RootContent[] => {
    if (isElement(node)) {
      const part = parts.get(node.name ?? '');
      if (part && settings.readText(part) !== undefined) {
        const given = Object.fromEntries(
          node.attributes.flatMap(attribute =>
            attribute.type === 'mdxJsxAttribute'
              ? [[attribute.name, attributeValue(attribute.value, values)]]
              : [],
          ),
        );
        return readTree(part, settings, given, [...importers, file]).children;
      }
      for (const attribute of node.attributes) {
        const value =
          attribute.type === 'mdxJsxAttribute' ? attributeValue(attribute.value, values) : undefined;
        if (attribute.type === 'mdxJsxAttribute' && typeof value === 'string') attribute.value = value;
      }
    }
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const value = staticValue(node.data?.estree, values);
      return value === undefined ? [] : [{ type: 'text', value: String(value) }];
    }
    if (node.type === 'code') fillFence(node, file, settings);
    if ('children' in node)
      node.children = (node.children as RootContent[]).flatMap(expand) as typeof node.children;
    return [node];
  };
  tree.children = tree.children.flatMap(expand);
  return tree;
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

type AttributeValue = Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];

function attributeValue(value: AttributeValue, values: Values): unknown {
  return typeof value === 'object' && value ? staticValue(value.data?.estree, values) : (value ?? true);
}

/** Returns the values of exported variables, such as `export const release = '2.0.22'`. */
function exportedValues(tree: Root): Values {
  const values: Values = {};
  for (const statement of statements(tree)) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && init) values[id.name] = staticValue(init, values);
    }
  }
  return values;
}

/** Paths of the Markdown files that are imported as components, by the components' names. */
function importedParts(tree: Root, file: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const statement of statements(tree)) {
    const [specifier] = statement.type === 'ImportDeclaration' ? statement.specifiers : [];
    if (statement.type !== 'ImportDeclaration' || specifier?.type !== 'ImportDefaultSpecifier') continue;
    const source = String(statement.source.value);
    if (/^\..*\.mdx?$/.test(source)) parts.set(specifier.local.name, path.join(path.dirname(file), source));
  }
  return parts;
}

function statements(tree: Root): Program['body'] {
  return tree.children.flatMap(node => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

function fillFence(node: Extract<RootContent, { type: 'code' }>, file: string, settings: PageTreeSettings) {
  const included = includedFile(node.meta, file, settings);
  if (included !== undefined) node.value = settings.readText(included) ?? '';
}
