import type { Nodes, Root } from 'mdast';

interface Options {
  version: string;
}

/** Replaces every `%VERSION%` in text by the configured version. */
export function remarkVersion({ version }: Options) {
  const walk = (node: Nodes): void => {
    if (node.type === 'text') {
      node.value = node.value.replaceAll('%VERSION%', version);
    }
    if ('children' in node) {
      for (const child of node.children) walk(child);
    }
  };
  return (tree: Root): void => walk(tree);
}
