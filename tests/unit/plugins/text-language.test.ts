import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { rehypeTextLanguage } from '../../../plugins/content/text-language';

/** Returns `<p><em>…</em><code>…</code></p>` with a text, as the plugin changes it on the page at a path. */
function marked(path: string, text: string): string {
  const inside = (tagName: string): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: [{ type: 'text', value: text }],
  });
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [inside('em'), inside('code')] }],
  };
  rehypeTextLanguage()(tree, new VFile({ path }));
  return toHtml(tree);
}

it('marks Chinese words on an English page, but not in code', () => {
  expect(marked('/site/docs/en/a.mdx', 'Say 你好，世界。 or hi')).toBe(
    '<p><em>Say <span lang="zh">你好，世界。</span> or hi</em><code>Say 你好，世界。 or hi</code></p>',
  );
});

it('leaves Chinese pages and English words alone', () => {
  expect(marked('/site/docs/zh/a.mdx', '你好')).toBe('<p><em>你好</em><code>你好</code></p>');
  expect(marked('/site/docs/en/a.mdx', 'hi')).toBe('<p><em>hi</em><code>hi</code></p>');
});
