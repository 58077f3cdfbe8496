import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { imageSize } from 'image-size';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contractChanged } from '../../contracts/changed';

/**
 * Adds width and height to images that a page references by a relative path, so that nothing moves when they load, and
 * makes them load lazily, when they get close to the viewport.
 * @param root folder of all pages and images; if an image has changed, the cache of an earlier build isn't used,
 *   because it would contain the page with the old size
 */
export function pluginImageSize(root: string): RspressPlugin {
  return {
    name: 'site-image-size',
    markdown: { remarkPlugins: [remarkImageSize] },
    builderConfig: { performance: { buildCache: { cacheDigest: imagesIn(root) } } },
  };
}

/** One line per image. */
function imagesIn(root: string): string[] {
  const files = globSync('**/*.{avif,gif,jpg,jpeg,png,svg,webp}', { cwd: root }).sort();
  // Hashes instead of sizes: an image that can't be read should only fail a page that shows it.
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex');
  return files.map(file => `${file} ${digest(file)}`);
}

/**
 * At this point, the core has turned `![](./a.png)` into `import image0 from './a.png'` and `<img src={image0} />`.
 * Exported for its test.
 */
export function remarkImageSize() {
  return (tree: Root, file: VFile) => {
    const imports = imageImports(tree);
    visit(tree, 'image', ({ url }) => {
      if (url.startsWith('.'))
        throw contractChanged('image-imports', `${file.path} has ${url} as it was written.`);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'img') return;
      const source = imports.get(sourceVariable(element) ?? '');
      if (!source || hasAttribute(element, 'width')) return;
      const { width, height } = imageSize(readFileSync(path.resolve(file.dirname ?? '', source)));
      element.attributes.push(attribute('width', width), attribute('height', height), {
        type: 'mdxJsxAttribute',
        name: 'loading',
        value: 'lazy',
      });
    });
  };
}

/** Maps the variables of default imports to their paths. */
function imageImports(tree: Root): Map<string, string> {
  const imports = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const [specifier] = statement.specifiers;
      if (specifier?.type === 'ImportDefaultSpecifier') {
        imports.set(specifier.local.name, String(statement.source.value));
      }
    }
  });
  return imports;
}

function sourceVariable({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  for (const item of attributes) {
    if (item.type === 'mdxJsxAttribute' && item.name === 'src' && typeof item.value === 'object') {
      return item.value?.value;
    }
  }
  return undefined;
}

function hasAttribute({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string): boolean {
  return attributes.some(item => item.type === 'mdxJsxAttribute' && item.name === name);
}

function attribute(name: string, value: number): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: String(value) };
}
