import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { imageSize } from 'image-size';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

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
 * @throws (when it runs) Error with the place on the page for a file that isn't an image
 */
export function remarkImageSize() {
  return (tree: Root, file: VFile) => {
    const imports = imageImports(tree);
    visit(tree, 'image', ({ url }) => {
      if (url.startsWith('.')) {
        throw new Error(
          `The core should have turned images into imports, but ${url} in ${file.path} is as it was written: adapt plugins/content/image-size.ts.`,
        );
      }
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
      const { name, attributes } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name !== 'img') return;
      const given = new Map(
        attributes.flatMap(item => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [])),
      );
      const src = given.get('src');
      const source = src && typeof src === 'object' ? imports.get(src.value) : undefined;
      if (!source || given.has('width')) return;
      const image = path.resolve(file.dirname ?? '', source);
      // The bundler names a missing image.
      if (!existsSync(image)) return;
      const { width, height } = sizeOf(image, message => file.fail(`${source} ${message}`, node));
      for (const [key, value] of Object.entries({ width, height, loading: 'lazy' })) {
        attributes.push({ type: 'mdxJsxAttribute', name: key, value: String(value) });
      }
    });
  };
}

function sizeOf(image: string, fail: (message: string) => never) {
  try {
    return imageSize(readFileSync(image));
  } catch (error) {
    return fail(`can't be read as an image: ${error instanceof Error ? error.message : error}`);
  }
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
