import type { SearchClient } from './searchClient';

interface Host {
  protocol: string;
  /** Its name, without the protocol. */
  url: string;
}

/** What's stored about a host that has failed; storage can contain anything. */
interface HostState {
  status?: 'down' | 'timed out';
  /** In milliseconds since 1970. */
  lastUpdate?: number;
}

/** A part of the client that DocSearch's type leaves out. */
interface Transporter {
  hostsCache: {
    get(key: unknown, getDefault: () => Promise<unknown>): Promise<unknown>;
    set(key: unknown, state: unknown): Promise<unknown>;
  };
}

/** How long a host that has failed is avoided, in milliseconds. */
const AVOIDED = 2 * 60_000;

/**
 * Makes Algolia's client avoid hosts that have failed. It stores the state of a host under a key that contains the state,
 * and looks for one without it. Even if it found the state, the methods would be missing, because it's stored as JSON.
 */
export function avoidFailedHosts(client: SearchClient) {
  const { hostsCache } = client.transporter as unknown as Transporter;
  const { get, set } = hostsCache;
  hostsCache.set = (host, state) => set(keyOf(host as Host), state);
  hostsCache.get = async host => {
    const stored = (await get(keyOf(host as Host), async () => null)) as HostState | null;
    const { status, lastUpdate = 0 } = stored ?? {};
    const isRecent = () => Date.now() - lastUpdate <= AVOIDED;
    return {
      ...(host as Host),
      isUp: () => !status || !isRecent(),
      isTimedOut: () => status === 'timed out' && isRecent(),
    };
  };
}

function keyOf({ protocol, url }: Host): string {
  return `${protocol}://${url}`;
}
