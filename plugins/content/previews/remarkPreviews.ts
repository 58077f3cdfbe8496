import { fileURLToPath } from 'node:url';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The plugin's name for the element that it puts around a fence. */
const PREVIEW = 'Preview';
/** A name that authors are unlikely to use. */
const DEVICE = 'RspressPreviewDevice';
const FILES = {
  [PREVIEW]: fileURLToPath(new URL('page/Preview.tsx', import.meta.url)),
  [DEVICE]: fileURLToPath(new URL('page/Device.tsx', import.meta.url)),
};
const FIXED = /\bpreview="iframe-fixed"/;
/** Meta of the fences that the plugin puts its element around. */
const SHOWN = /^preview(?=$|\s)|\spreview(?=$|\s)|\bpreview="(?:internal|iframe-follow)"/;

/**
 * Imports the components that show previews on pages that have some. Runs after the plugin's own step. If fences share
 * one frame, it's added after the last of them.
 * @throws (when it runs) Error for a preview fence that the plugin hasn't changed
 */
export function remarkPreviews() {
  return (tree: Root) => {
    let previews = 0;
    const fixed: [parent: { children: unknown[] }, node: unknown][] = [];
    visit(tree, (node, at, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === PREVIEW) {
        previews += 1;
        return SKIP;
      }
      if (node.type === 'code' && /^[jt]sx$/.test(node.lang ?? '') && SHOWN.test(node.meta ?? '')) {
        throw new Error(
          `@rspress/plugin-preview should put a ${PREVIEW} element around a fence with ${node.meta}, but it didn't: adapt plugins/content/previews/remarkPreviews.ts.`,
        );
      }
      if (node.type !== 'code' || !FIXED.test(node.meta ?? '') || !parent || at === undefined)
        return undefined;
      const box: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{ type: 'mdxJsxAttribute', name: 'data-preview', value: 'iframe-fixed' }],
        children: [{ ...node }],
      };
      parent.children[at] = box;
      fixed.push([parent, box]);
      return SKIP;
    });
    const [parent, last] = fixed.at(-1) ?? [];
    parent?.children.splice(parent.children.indexOf(last) + 1, 0, ...nodesOf(`<${DEVICE} />`));
    if (fixed.length > 0) tree.children.unshift(...nodesOf(importOf(DEVICE)));
    if (previews > 0) tree.children.unshift(...nodesOf(importOf(PREVIEW)));
  };
}

function importOf(name: keyof typeof FILES): string {
  return `import ${name} from ${JSON.stringify(FILES[name])};`;
}

function nodesOf(mdx: string): RootContent[] {
  return unified().use(remarkParse).use(remarkMdx).parse(mdx).children;
}
