import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { isAhead, kindOf } from '../../bench/weights';
import { readModuleSizes } from '../../plugins/output/module-sizes';
import { PAGE_KINDS, type PageKind } from '../../site/accessibility';
import { BUDGETS, type Budget } from '../budgets';
import { VARIANTS } from '../variants';
import { expect, hydrated, test } from './fixtures';

/** A file of the page, with its bytes. */
interface Asked {
  path: string;
  kind: string;
  size: number;
  /** Whether the reader had acted. */
  isLate: boolean;
}

/** Opens a page as one who comes for the first time, and acts. What is fetched ahead counts when it is used. */
async function weigh(page: Page, origin: string, route: string): Promise<{ spent: Budget; asked: Asked[] }> {
  const found: Promise<Asked[]>[] = [];
  const open = new Set<Request>();
  let hasActed = false;
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  page.on('request', request => {
    const asked = new URL(request.url());
    // A live preview is a page of its own.
    if (asked.origin !== origin || request.frame() !== page.mainFrame()) return;
    open.add(request);
    const isLate = hasActed;
    const kind = kindOf(request);
    const file = path.join(VARIANTS.root.outDir, asked.pathname);
    found.push(
      isAhead(request).then(async ahead => {
        if (ahead) return [];
        const content = kind === 'html' ? await (await request.response())?.body() : readFileSync(file);
        return [{ path: asked.pathname, kind, size: gzipSync(content ?? '').length, isLate }];
      }),
    );
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  hasActed = true;
  await hydrated(page);
  await page.mouse.move(2, 400);
  // The text has its script.
  await expect(page.locator('[data-served]')).toHaveCount(0);
  // Not "networkidle": it may never come once a frame of a live preview has been drawn anew.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  await expect.poll(() => open.size).toBe(0);
  const asked = (await Promise.all(found)).flat();
  const early = asked.filter(({ isLate }) => !isLate);
  const scripts = asked.filter(({ kind }) => kind === 'script');
  const spent = {
    requests: early.length,
    beforeIntent: bytes(early.filter(({ kind }) => ['html', 'css', 'script'].includes(kind))),
    script: bytes(scripts),
    page: bytes([...early, ...scripts.filter(({ isLate }) => isLate)]),
  };
  return { spent, asked };
}

function bytes(asked: Asked[]): number {
  return asked.reduce((sum, { size }) => sum + size, 0);
}

for (const [kind, { route }] of Object.entries(PAGE_KINDS) as [PageKind, { route: string }][]) {
  test(`${kind}: stays within its budget of bytes and requests`, async ({ page, watch, sites }) => {
    if (kind === 'not-found') watch.allow(/404 \(Not Found\)/);
    const { spent, asked } = await weigh(page, sites.root.origin, route);
    for (const name of Object.keys(BUDGETS[kind]) as (keyof Budget)[]) {
      const files = asked.map(({ path, size }) => `${path}: ${size}`);
      const help = [
        `${name} of ${route}`,
        ...files,
        'Bytes of source in the scripts of every page:',
        JSON.stringify(readModuleSizes(VARIANTS.root.outDir), null, 2),
      ].join('\n');
      expect.soft(spent[name], help).toBeLessThanOrEqual(BUDGETS[kind][name]);
    }
  });
}
