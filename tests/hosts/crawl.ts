import { listedAddresses } from './listedAddresses';
import type { Use } from './readPage';
import { createVisitor, type Site } from './visitor';

/** What a walk over all pages of a site saw. */
export interface Crawl {
  /** Path below the base path and headers of each page that some address leads to. */
  pages: Map<string, Headers>;
  /** Addresses by what they are for, each once. */
  used: Record<Use, Set<string>>;
  /** What is wrong, each once: `/page: address …`. */
  findings: Set<string>;
}

const USES = ['link', 'switch', 'script', 'style', 'image'] as const satisfies Use[];

/** Pages of the site, with a heading of their own; what is in a frame is not meant for a whole window. */
const FRAME = /^(?:~demo|playground)\//;

/**
 * Follows every address from the home pages on, as a browser without scripts does: links with their hashes, scripts,
 * styles, pictures, other languages, and what the site lists for machines. Nothing may lead to an error or on to
 * another address.
 * @param entries further paths below the base path to begin at
 * @param uses which references of pages are followed
 */
export async function crawl(site: Site, entries: string[], uses: readonly Use[] = USES): Promise<Crawl> {
  const visitor = createVisitor(site);
  const home = new URL(site.basePath, site.origin);
  const seen: Crawl = {
    pages: new Map(),
    used: { link: new Set(), switch: new Set(), script: new Set(), style: new Set(), image: new Set() },
    findings: new Set(),
  };
  const queue: URL[] = [];
  const queued = new Set<string>();
  const enqueue = (url: URL) => {
    if (queued.has(url.href)) return;
    queued.add(url.href);
    queue.push(url);
  };
  const follow = async (address: string, from: URL) => {
    const fault = await visitor.check(address, from);
    if (fault) seen.findings.add(`${from.pathname}: ${address} ${fault}`);
    const url = visitor.resolve(address, from);
    if (url && !fault) enqueue(url);
  };
  for (const entry of ['', 'zh/', ...entries]) await follow(entry, home);
  for (let url = queue.shift(); url; url = queue.shift()) {
    const { page, text, headers } = await visitor.ask(url);
    if (page) {
      const path = pathOf(url, site);
      if (!FRAME.test(path)) seen.pages.set(path, headers);
      for (const { use, address } of page.references) {
        if (!uses.includes(use)) continue;
        const target = visitor.resolve(address, url);
        if (target) seen.used[use].add(target.href);
        await follow(address, url);
      }
    }
    if (!uses.includes('link')) continue;
    for (const address of listedAddresses(pathOf(url, site), text, site)) await follow(address, url);
  }
  return seen;
}

/** Path of a file below the folder that it is served from. */
function pathOf({ href }: URL, { origin, basePath, mirrors = {} }: Site): string {
  const folders = [...Object.values(mirrors).filter(served => served.endsWith('/')), origin + basePath];
  const folder = folders.find(start => href.startsWith(start)) ?? '';
  return decodeURI(href.slice(folder.length));
}
