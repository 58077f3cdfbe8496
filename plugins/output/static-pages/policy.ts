import { createHash } from 'node:crypto';
import { contractChanged } from '../../../contracts/changed';
import type { Settings } from '../../../site/settings';
import { LOGO_ORIGIN } from '../../../site/tools';

/** Where the client of the hosted search sends its queries and, if it may, its events. */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];
const INSIGHTS_HOST = 'https://insights.algolia.io';

/** Script elements with code in them; those with data, such as JSON, are no scripts to a browser. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="?(?:application\/(?:ld\+)?json|speculationrules)\b)[^>]*>(.*?)<\/script>/gis;

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gis;

const HEAD_START = /<head[^>]*>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i;

/** Sources of a policy that allow the inline scripts of a page, in order, without repeats. */
export function inlineScriptHashes(html: string): string[] {
  return hashesOf(html, INLINE_SCRIPT);
}

/** The same for the inline style sheets of a page. */
export function inlineStyleHashes(html: string): string[] {
  return hashesOf(html, INLINE_STYLE);
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...new Set([...html.matchAll(element)].map(([, code = '']) => hashOf(code)))];
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The style sheet in the logo of `@docsearch/react`, which its dialog draws even where it does not show it. */
export const SEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Style sheets that the app writes into pages whose HTML has none. */
export const LATE_STYLES = [hashOf(SEARCH_LOGO_STYLE)];

/** Of documents in frames whose code is an example of an author's. */
export const ANY_STYLE = ["'unsafe-inline'"];

/** What a page may have inline, as sources of a policy. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Other hosts that a page may need, as the settings name them. */
type Hosts = Pick<Settings, 'assetPrefix' | 'hostedSearch'>;

/**
 * Content-Security-Policy of a page. Scripts and style sheets come from the site or are known by their hash. Style
 * attributes are allowed, since highlighted code and several libraries use them. If assets are on another host, their
 * folder counts as part of the site.
 */
export function pagePolicy({ scripts, styles }: InlineSources, { assetPrefix, hostedSearch }: Hosts): string {
  const site = ["'self'", ...(assetPrefix ? [assetPrefix] : [])];
  const searchHosts = hostedSearch ? SEARCH_HOSTS : [];
  const insightsHost = hostedSearch?.insights ? [INSIGHTS_HOST] : [];
  return [
    ['default-src', ...site],
    ['script-src', ...site, ...scripts],
    ['style-src', ...site, ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', ...site, 'data:', LOGO_ORIGIN],
    ['connect-src', "'self'", ...searchHosts, ...insightsHost],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
    .map(words => words.join(' '))
    .join('; ');
}

const POLICY_TAG = '<meta http-equiv="Content-Security-Policy" content="';

/** Whether a document brings a policy of its own along, as that of the playground does. */
export function hasPolicy(html: string): boolean {
  return html.includes(POLICY_TAG);
}

/**
 * Puts the policy into the page itself, for hosts that send no headers: at the very start of the head, since it
 * rules only what comes after it.
 * @throws Error for a page without a head, or with a script or style before the policy
 */
export function addPolicy(html: string, policy: string): string {
  const found = HEAD_START.exec(html);
  const before = html.slice(0, found?.index);
  if (!found || /<(?:script|style|link)\b/i.test(before)) {
    throw contractChanged('page-head', `A page begins with ${before.slice(0, 80)}`);
  }
  return html.replace(HEAD_START, head => `${head}${POLICY_TAG}${policy}">`);
}
