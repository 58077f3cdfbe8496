import { basename, extname } from 'node:path';
import type { Node, Program } from 'estree';
import type { JSXIdentifier } from 'estree-jsx';
import { createVisitors } from 'estree-util-scope';
import { visit as visitCode } from 'estree-util-visit';
import globals from 'globals';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** A name that a page uses, and where: line from 1, column from 1. */
export interface UsedName {
  name: string;
  isComponent: boolean;
  line: number;
  column: number;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What code in a page may use without importing it. */
const KNOWN = [globals.browser, globals.builtin].flatMap(Object.keys).concat('process', 'React', 'props');

/**
 * Finds the components and variables that a page uses, but neither imports, declares, nor gets from the site.
 * @param components files of components that every page has
 * @returns these names, and those that may have been meant
 */
export function unknownNames(
  tree: Root,
  components: readonly string[],
): { unknown: UsedName[]; available: string[] } {
  const available = components.map(file => basename(file, extname(file)));
  const found: UsedName[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      const { names, declared } = readCode(node.data?.estree);
      available.push(...declared);
      found.push(...names);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      found.push(...readCode(node.data?.estree).names);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found.push(...namesOfElement(node));
    }
  });
  const known = new Set([...KNOWN, ...available]);
  return { unknown: found.filter(({ name }) => !known.has(name)), available };
}

function namesOfElement(node: Element): UsedName[] {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const code = node.attributes.flatMap(attribute => {
    const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value;
    return typeof holder === 'object' && holder?.data?.estree ? [holder.data.estree] : [];
  });
  const component = componentOf(node.name ?? '');
  return [
    ...(component ? [{ name: component, isComponent: true, line, column }] : []),
    ...code.flatMap(program => readCode(program).names),
  ];
}

/** @returns the name that a tag needs, or `undefined` for an element of HTML */
function componentOf(tag: string): string | undefined {
  const [first = ''] = tag.split('.');
  return tag.includes('.') || /^[A-Z]/.test(first) ? first : undefined;
}

/** Returns the names that code uses but doesn't declare, and what it declares for the rest of the page. */
function readCode(program: Program | null | undefined): { names: UsedName[]; declared: string[] } {
  if (!program) return { names: [], declared: [] };
  const { scopes, enter, exit } = createVisitors();
  const [page] = scopes;
  const uses: { used: UsedName; within: typeof scopes }[] = [];
  visitCode(program, {
    enter(node, key, _index, ancestors) {
      enter(node);
      const used = nameIn(node, key, ancestors.at(-1));
      if (used) uses.push({ used, within: [...scopes] });
    },
    leave: exit,
  });
  return {
    names: uses
      .filter(({ used, within }) => !within.some(({ defined }) => defined.includes(used.name)))
      .map(({ used }) => used),
    declared: page?.defined ?? [],
  };
}

function nameIn(node: Node | JSXIdentifier, key: string | undefined, parent: Node | undefined) {
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  const place = { line, column: column + 1 };
  if (node.type === 'JSXIdentifier') {
    const isTag = key === 'name' && parent?.type === 'JSXOpeningElement' && componentOf(node.name);
    const isObject = key === 'object';
    return isTag || isObject ? { name: node.name, isComponent: true, ...place } : undefined;
  }
  if (node.type !== 'Identifier' || !parent || !isReference(key, parent)) return undefined;
  return { name: node.name, isComponent: false, ...place };
}

/** Whether an identifier reads a variable, and isn't the name of a property, a label, or something imported. */
function isReference(key: string | undefined, parent: Node): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'object' || parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'value' || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
    case 'ExportAllDeclaration':
      return false;
    default:
      return true;
  }
}
