import { getAttribute, isElementNode, queryAll, spliceChildren } from '@parse5/tools';
import type { RspressPlugin } from '@rspress/core';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

export type PageTree = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** A plugin that changes finished pages. `plugins/output/static-pages` reads and writes each page once for all of them. */
export interface PagePlugin extends RspressPlugin {
  /** @throws Error for a page without something that the plugin relies on */
  finishPage(page: PageTree): void;
}

export function isPagePlugin(plugin: RspressPlugin): plugin is PagePlugin {
  return 'finishPage' in plugin;
}

/** @throws Error with the file of a page that a plugin can't finish */
export function finishPage(page: PageTree, file: string, plugins: readonly PagePlugin[]) {
  for (const plugin of plugins) {
    try {
      plugin.finishPage(page);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}

export function parsePage(html: string): PageTree {
  return parse(html, { scriptingEnabled: false });
}

/** HTML of what is in a node. */
export const printInside: (root: DefaultTreeAdapterTypes.ParentNode) => string = serialize;

/**
 * Elements in a node, in their order.
 * @param attributes values that they have, or `true` for any value
 */
export function elementsIn(
  root: DefaultTreeAdapterTypes.ParentNode,
  tagName: string,
  attributes: Record<string, string | true> = {},
): Element[] {
  const wanted = Object.entries(attributes);
  const found = queryAll<Element>(root, node => {
    if (!isElementNode(node) || node.tagName !== tagName) return false;
    return wanted.every(([name, value]) => {
      const own = getAttribute(node, name);
      return value === true ? own !== null : own === value;
    });
  });
  return [...found];
}

export function insertAfter(node: Element, ...others: Element[]) {
  const parent = node.parentNode;
  if (!parent) throw new Error(`A <${node.tagName}> that was removed has no place after it.`);
  spliceChildren(parent, parent.childNodes.indexOf(node) + 1, 0, ...others);
  for (const other of others) other.parentNode = parent;
}
