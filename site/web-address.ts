/** The parts of a URL that settings may have. */
export interface WebAddress {
  /** Without a trailing slash: `https://docs.example.com`. */
  origin: string;
  /** Starts with a slash. */
  path: string;
}

/** Scheme and host, without a user before the host. The URL parser would also accept `https:host` and `https:///host`. */
const START = /^https?:\/\/[^/@]+(?:\/|$)/i;
/** What the URL parser would drop, repair, or leave as it is, although it ends a word in HTML or in a policy. */
const REFUSED = /[\s\p{Cc}"'`<>\\^{}|*;,?#]/u;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
const PATH = /^(?:[\w.~/+@-]|%[\da-f]{2})*$/i;

/**
 * Parses an `http` or `https` URL without credentials, wildcards, query, and hash. The parts are safe in an attribute
 * and in a Content-Security-Policy.
 * @returns the serialized parts; `undefined` for other URLs and texts
 */
export function parseWebAddress(value: string): WebAddress | undefined {
  if (!START.test(value) || REFUSED.test(value) || !URL.canParse(value)) return undefined;
  const { origin, hostname, pathname } = new URL(value);
  const isName = hostname.split('.').every(label => LABEL.test(label));
  return isName && PATH.test(pathname) ? { origin, path: pathname } : undefined;
}

/** An error message, which ends up in logs, without the users and passwords of the URLs in it. */
export function withoutCredentials(message: string): string {
  return message.replace(/\/\/[^/]*@/g, '//…@');
}
