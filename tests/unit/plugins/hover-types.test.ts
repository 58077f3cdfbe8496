import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { transformerMetaHighlight } from '@shikijs/transformers';
import { codeToHtml } from 'shiki';
import { afterAll, expect, it, vi } from 'vitest';
import { pluginHoverTypes } from '../../../plugins/content/hover-types';
import { withKeptResults } from '../../../plugins/content/hover-types/keep';
import { openStore } from '../../../plugins/content/hover-types/store';

const DIR = mkdtempSync(path.join(tmpdir(), 'hover-types-'));
afterAll(() => rmSync(DIR, { recursive: true }));

const UTILS: Parameters<NonNullable<RspressPlugin['config']>>[1] = { addPlugin() {}, removePlugin() {} };

/** Returns the transformers of a config that already had its own one before the plugin. */
async function transformersOf(cacheDir: string) {
  const own = transformerMetaHighlight();
  const config = await pluginHoverTypes(cacheDir).config?.(
    { markdown: { shiki: { transformers: [own] } } },
    UTILS,
    true,
  );
  return { own, transformers: config?.markdown?.shiki?.transformers ?? [] };
}

const CODE =
  '/** How many. */\nexport const count = [1].length;\nexport const twice = <b>{count}</b>;\n//           ^?';

/** Returns the HTML of a fence with this meta after the transformers have changed it. */
async function highlight(cacheDir: string, raw: string, code = CODE): Promise<string> {
  const { transformers } = await transformersOf(cacheDir);
  return codeToHtml(code, { lang: 'tsx', theme: 'github-light', meta: { __raw: raw }, transformers });
}

it("doesn't add the package's global components and styles to pages", () => {
  const plugin = pluginHoverTypes(DIR);
  expect(plugin.globalUIComponents).toBeUndefined();
  expect(plugin.globalStyles).toBeUndefined();
});

it("doesn't change the config's other transformers", async () => {
  const { own, transformers } = await transformersOf(DIR);
  expect(transformers).toHaveLength(2);
  expect(transformers[0]).toBe(own);
});

it("doesn't add types to code blocks without the twoslash flag", async () => {
  expect(await highlight(DIR, 'title="a.tsx"')).not.toContain('twoslash');
});

it('writes types and doc comments into templates, with the same HTML on a second run', async () => {
  const dir = path.join(DIR, 'kept');
  const html = await highlight(dir, 'twoslash');
  expect(html).toMatch(/<pre class="shiki[^"]* twoslash/);
  const [, popup = ''] = /<template>(.*?)<\/template>/s.exec(html) ?? [];
  expect(popup.replace(/<[^>]*>/g, '')).toMatch(/^const count: number\s*How many\.\s*$/);
  // Neither HTML elements nor the notation for queries are shown.
  expect(html.match(/<template>/g)).toHaveLength(4);
  expect(html).not.toContain('IntrinsicElements');
  expect(html).not.toContain('^?');

  expect(readdirSync(dir)).toHaveLength(1);
  expect(await highlight(dir, 'twoslash')).toBe(html);
  expect(readdirSync(dir)).toHaveLength(1);
});

it("uses the result of an earlier build from the plugin's folder", async () => {
  const dir = path.join(DIR, 'earlier');
  const html = await highlight(dir, 'twoslash');
  expect(html).toContain('How many.');
  const [name = ''] = readdirSync(dir);
  const file = path.join(dir, name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('How many.', 'From the disk.'));
  expect(await highlight(dir, 'twoslash')).toBe(html.replaceAll('How many.', 'From the disk.'));
});

it('compiles the same code once, and again if the code, meta, or transformers change', async () => {
  const preprocess = vi.fn();
  const store = openStore(path.join(DIR, 'once'));
  const transformer = withKeptResults(
    {
      preprocess(code) {
        preprocess();
        Object.assign(this.meta, { twoslash: {} });
        return code;
      },
      code(element) {
        const inner = {
          type: 'element' as const,
          tagName: 'div',
          properties: { class: 'twoslash-popup-inner' },
        };
        const popup = { type: 'element' as const, tagName: 'twoslash-popup-container', properties: {} };
        const type = { type: 'text' as const, value: 'a: 1' };
        element.children.push({ ...popup, children: [{ ...inner, children: [type] }] });
      },
    },
    store,
  );
  const run = (code: string, raw: string, others: (typeof transformer)[] = []) =>
    codeToHtml(code, {
      lang: 'ts',
      theme: 'github-light',
      meta: { __raw: raw },
      transformers: [transformer, ...others],
    });
  await run('a', 'twoslash');
  await run('a', 'twoslash');
  expect(preprocess).toHaveBeenCalledTimes(1);
  await run('b', 'twoslash');
  await run('a', 'twoslash {1}');
  await run('a', 'twoslash', [{ name: 'other' }]);
  expect(preprocess).toHaveBeenCalledTimes(4);
});

it("doesn't cache a code block whose types couldn't be read", async () => {
  const dir = path.join(DIR, 'failed');
  const transformer = withKeptResults({ preprocess: code => code }, openStore(dir));
  await codeToHtml('a', {
    lang: 'ts',
    theme: 'github-light',
    meta: { __raw: 'twoslash' },
    transformers: [transformer],
  });
  expect(() => readdirSync(dir)).toThrow();
});

it('ignores a truncated cache file', () => {
  const dir = path.join(DIR, 'broken');
  const store = openStore(dir);
  store.write(['a'], { code: 'a', children: [] });
  expect(store.read(['a'])).toEqual({ code: 'a', children: [] });
  expect(store.read(['b'])).toBeUndefined();
  const [file = ''] = readdirSync(dir);
  writeFileSync(path.join(dir, file), '{"code":');
  expect(store.read(['a'])).toBeUndefined();
});
