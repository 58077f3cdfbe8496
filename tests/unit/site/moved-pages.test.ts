import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { movedPage, writeMovedPages } from '../../../plugins/output/static-pages/moved';
import { MOVED_PAGES } from '../../../site/moved-pages';

/** Returns the source file of a page by its route path. */
function pageFile(lang: string, route: string): string | undefined {
  return [`docs/${lang}${route}.mdx`, `docs/${lang}${route.replace(/\/$/, '')}/index.mdx`].find(file =>
    existsSync(file),
  );
}

describe.each(['en', 'zh'])('%s', lang => {
  test.each(Object.entries(MOVED_PAGES))('%s redirects to an existing page and heading: %s', (from, to) => {
    const [route = '', id] = to.split('#');
    expect(pageFile(lang, from.replace(/\/$/, ''))).toBeUndefined();
    expect(pageFile(lang, path.dirname(from))).toBeUndefined();
    const file = pageFile(lang, route) ?? '';
    expect(file).not.toBe('');
    if (id) expect(readFileSync(file, 'utf8')).toContain(`{#${id}}`);
  });
});

it('redirects immediately and without a script, and sets the canonical URL', () => {
  const html = movedPage({ lang: 'zh', target: '/docs/zh/a#b', siteOrigin: 'https://x.example' });
  expect(html).toContain('<html lang="zh">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/zh/a#b">');
  expect(html).toContain('<a href="/docs/zh/a#b">');
  expect(html).toContain('<link rel="canonical" href="https://x.example/docs/zh/a">');
  expect(html).not.toContain('<script');
});

describe('redirect pages', () => {
  let outDir = '';
  const place = (...routePaths: string[]) => ({
    outDir,
    basePath: '/',
    siteOrigin: undefined,
    routePaths: new Set(routePaths),
  });
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  });
  afterEach(() => rmSync(outDir, { recursive: true }));

  it('can be written again to a folder that already contains them', async () => {
    await writeMovedPages(place('/guide/'));
    await writeMovedPages(place('/guide/'));
    const html = readFileSync(path.join(outDir, 'zh/ui/icons/index.html'), 'utf8');
    expect(html).toContain('url=/zh/api/client-api/api-components#icons');
  });

  it('stop the build if their paths are pages again, and list all of these paths', async () => {
    await expect(writeMovedPages(place('/ui/vars', '/guide/', '/zh/ui/icons/'))).rejects.toThrow(
      'These addresses are pages again; remove them from site/moved-pages.ts: /ui/vars, /zh/ui/icons/',
    );
    expect(existsSync(path.join(outDir, 'ui'))).toBe(false);
  });
});
