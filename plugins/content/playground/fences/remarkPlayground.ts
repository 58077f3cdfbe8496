import { fileURLToPath } from 'node:url';
import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { REACT_MODULES } from '../frame/reactModules';
import type { PlaygroundSettings } from '../options';
import { compile } from '../workbench/compile';
import { type PlaygroundFence, readFence } from './readFence';

/** Name of the component in the compiled page, which authors are unlikely to use. */
const COMPONENT = 'RspressPlaygroundFence';
const COMPONENT_FILE = fileURLToPath(new URL('../page/Playground.tsx', import.meta.url));

/**
 * Wraps each playground fence in the component from `page/`, with a number that starts at 1 on each page. Only pages
 * with a playground import the component.
 * @throws (as a message of the page) if an example has a syntax error or imports a module that isn't available
 */
export function remarkPlayground(settings: PlaygroundSettings) {
  const modules = [...REACT_MODULES, ...Object.keys(settings.include)];
  return (tree: Root, file: VFile) => {
    let count = 0;
    visit(tree, 'code', (node, at, parent) => {
      if (!parent || at === undefined) return undefined;
      const fence = attempt(node, file, () => readFence(node.lang, node.meta, settings));
      if (!fence) return undefined;
      attempt(node, file, () => check(node.value, fence, modules));
      count += 1;
      parent.children[at] = element(node, {
        ...fence,
        index: String(count),
        editorPosition: settings.editorPosition,
      });
      return [SKIP, at + 1];
    });
    if (count > 0) tree.children.unshift(importOfComponent() as RootContent);
  };
}

/** Adds the position of the fence to errors. */
function attempt<T>(node: Code, file: VFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { message } = error as Error;
    return file.fail(`${message} (${file.path}:${node.position?.start.line ?? 1})`, node);
  }
}

function check(code: string, { language }: PlaygroundFence, available: string[]) {
  const compiled = compile(code, language);
  if ('failure' in compiled) {
    const { message, line } = compiled.failure;
    throw new Error(`The playground has a syntax error on its line ${line}${message && `: ${message}`}`);
  }
  const missing = compiled.modules.filter(name => !available.includes(name));
  if (missing.length === 0) return;
  throw new Error(
    `The playground imports ${missing.map(name => `"${name}"`).join(', ')}. Name it in the option include of pluginPlayground; there are ${available.join(', ')}.`,
  );
}

function element(code: Code, attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [code],
  };
}

function importOfComponent(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: COMPONENT } }],
            source: { type: 'Literal', value: COMPONENT_FILE },
            attributes: [],
          },
        ],
      },
    },
  };
}
