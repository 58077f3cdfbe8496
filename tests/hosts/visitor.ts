import { createHash } from 'node:crypto';
import { type PageFacts, readPage } from './readPage';

/** Where a built site is served, and the other addresses of its own that may stand in it. */
export interface Site {
  /** Of the host, without a slash at its end. */
  origin: string;
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
  /** Where addresses that begin with a key are asked for: the origin that the site was built for, or its assets. */
  mirrors?: Record<string, string>;
}

/** Answer of a host, with what is in it where that is a page. */
export interface Answer {
  status: number;
  location: string | null;
  headers: Headers;
  /** Empty where the answer is no text. */
  text: string;
  page: PageFacts | undefined;
}

export interface Visitor {
  /** Asks for an address once, without following where it leads. */
  ask(url: URL): Promise<Answer>;
  /**
   * The address of the site that a reference means, without its hash.
   * @returns `undefined` for addresses of others
   */
  resolve(address: string, from: URL): URL | undefined;
  /** What is wrong with a reference, `undefined` where nothing is. */
  check(address: string, from: URL): Promise<string | undefined>;
}

/** Asks a host as a browser without scripts does, and remembers the answers. */
export function createVisitor({ origin, mirrors = {} }: Site): Visitor {
  const answers = new Map<string, Promise<Answer>>();
  const ask = (url: URL) => {
    const known = answers.get(url.href);
    if (known) return known;
    const answer = fetchAnswer(url);
    answers.set(url.href, answer);
    return answer;
  };
  const target = (address: string, from: URL): URL | undefined => {
    const url = new URL(address, from);
    for (const [prefix, served] of Object.entries(mirrors)) {
      if (url.href.startsWith(prefix)) return new URL(served + url.href.slice(prefix.length));
    }
    if (url.origin === origin) return url;
    // All servers of the tests have this name: an unused port is a broken link, not another site.
    return url.hostname === new URL(origin).hostname ? url : undefined;
  };
  const resolve = (address: string, from: URL) => {
    const url = target(address, from);
    if (url) url.hash = '';
    return url;
  };
  return {
    ask,
    resolve,
    async check(address, from) {
      const url = resolve(address, from);
      if (!url) return undefined;
      const { status, location, page } = await ask(url);
      if (location !== null) return `leads on to ${location}`;
      if (status !== 200) return `is answered with ${status}`;
      const id = decodeURIComponent(new URL(address, from).hash.slice(1));
      return id && page && !page.ids.has(id) ? 'has no element of that id' : undefined;
    },
  };
}

async function fetchAnswer(url: URL): Promise<Answer> {
  // Kept open, a connection may be closed by the host in the moment that it is used again.
  const init: RequestInit = { redirect: 'manual', headers: { connection: 'close' } };
  const response = await fetch(url, init).catch(cause => {
    throw new Error(`${url} cannot be fetched.`, { cause });
  });
  const type = response.headers.get('content-type') ?? '';
  const isText = /^text\/|json|xml/.test(type);
  // Of the rest only the status counts, but what is not read keeps its connection busy.
  const body = await response.arrayBuffer();
  const text = isText ? new TextDecoder().decode(body) : '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    text,
    page: type.startsWith('text/html') ? readOnce(text) : undefined,
  };
}

/** Hosts serve the same pages, each at several addresses. */
const read = new Map<string, PageFacts>();

function readOnce(html: string): PageFacts {
  const key = createHash('sha1').update(html).digest('base64');
  const facts = read.get(key) ?? readPage(html);
  read.set(key, facts);
  return facts;
}
