import type { Browser } from 'playwright-core';
import { quiet, visit } from './browser';
import type { Values } from './median';
import { type Asked, isAhead, kindOf, sumUp, type Weight, weigh } from './weights';

/** Measures the sizes of what a page requests by itself, and of what it requests after the reader moves the pointer. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<Values> {
  const asked = await visit(browser, async page => {
    const found: Promise<Asked>[] = [];
    let acted = false;
    page.on('request', request => {
      if (!request.url().startsWith(origin)) return;
      const phase = acted ? 'after' : 'load';
      found.push(
        isAhead(request).then(ahead => ({
          url: request.url(),
          kind: kindOf(request),
          phase: ahead ? 'ahead' : phase,
        })),
      );
    });
    await page.goto(origin + path);
    await quiet(page);
    acted = true;
    await page.mouse.move(2, 400);
    await quiet(page);
    return Promise.all(found);
  });
  const weights = new Map<string, Weight>();
  for (const { url } of asked) {
    if (weights.has(url)) continue;
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok) continue;
    weights.set(
      url,
      weigh(Buffer.from(await answer.arrayBuffer()), answer.headers.get('content-type') ?? ''),
    );
  }
  return sumUp(asked, weights);
}
