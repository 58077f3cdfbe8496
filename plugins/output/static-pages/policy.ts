import { createHash } from 'node:crypto';
import { createElement, getAttribute, getTextContent, spliceChildren } from '@parse5/tools';
import type { Settings } from '../../../site/settings';
import { LOGO_ORIGIN } from '../../../site/tools';
import { type Element, elementsIn, insertAfter, type PageTree } from '../../support/page-tree';
import { TRUSTED_TYPES } from '../../support/trusted-types';

/** Host to which the hosted search's client sends its events if `insights` is set. */
const INSIGHTS_HOST = 'https://insights.algolia.io';

/**
 * Hosts to which the hosted search's client sends its queries. Each application has its own.
 * @param appId letters and digits
 */
function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  const others = [1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...others];
}

/** Types of script elements that contain data. To browsers, these aren't scripts. */
const DATA = /^(?:application\/(?:ld\+)?json|speculationrules)$/i;

/** Policy sources that allow a page's inline scripts, in order, without duplicates. */
export function inlineScriptHashes(page: PageTree): string[] {
  const scripts = elementsIn(page, 'script').filter(
    script => getAttribute(script, 'src') === null && !DATA.test(getAttribute(script, 'type') ?? ''),
  );
  return hashesOf(scripts);
}

/** Policy sources that allow a page's inline style sheets. */
export function inlineStyleHashes(page: PageTree): string[] {
  return hashesOf(elementsIn(page, 'style'));
}

function hashesOf(elements: Element[]): string[] {
  return [...new Set(elements.map(element => hashOf(getTextContent(element))))];
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The style sheet in the logo of `@docsearch/react`, which its dialog renders even if it doesn't show it. */
export const SEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Style sheets that the app adds to pages whose HTML has none. */
export const LATE_STYLES = [hashOf(SEARCH_LOGO_STYLE)];

/** Allows any inline style sheet, for the documents of previews, whose code is an author's example. */
export const ANY_STYLE = ["'unsafe-inline'"];

/** What a page may have inline, as policy sources. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Other hosts that a page may need, from the settings. */
type Hosts = Pick<Settings, 'assetPrefix' | 'hostedSearch'>;

/**
 * Content-Security-Policy of a page. What isn't listed isn't allowed. Scripts and style sheets must come from the site or match a hash. Style attributes
 * are allowed, since highlighted code and several libraries use them. If assets are on another host, their folder
 * counts as part of the site.
 */
export function pagePolicy({ scripts, styles }: InlineSources, { assetPrefix, hostedSearch }: Hosts): string {
  const site = ["'self'", ...(assetPrefix ? [assetPrefix] : [])];
  const search = hostedSearch ? searchHosts(hostedSearch.appId) : [];
  const insightsHost = hostedSearch?.insights ? [INSIGHTS_HOST] : [];
  return [
    // Not `'none'`, because Firefox applies it to what is fetched ahead.
    ['default-src', ...site],
    ['script-src', ...site, ...scripts],
    ['style-src', ...site, ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', ...site, 'data:', LOGO_ORIGIN],
    ['font-src', ...site],
    ['media-src', ...site],
    ['connect-src', "'self'", ...search, ...insightsHost],
    ['worker-src', "'self'"],
    ['frame-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ...TRUSTED_TYPES,
  ]
    .map(words => words.join(' '))
    .join('; ');
}

const POLICY = { 'http-equiv': 'Content-Security-Policy' };

/** Whether a document already has its own policy, as the playground's does. */
export function hasPolicy(page: PageTree): boolean {
  return elementsIn(page, 'meta', POLICY).length > 0;
}

/**
 * Adds the policy to the page itself, for hosts that don't send headers. It's at the very start of the head, because it
 * only applies to what follows it.
 */
export function addPolicy(page: PageTree, policy: string) {
  const tag = createElement('meta', { ...POLICY, content: policy });
  const [head] = elementsIn(page, 'head');
  if (!head) throw new Error('A page has no head.');
  const [charset] = elementsIn(head, 'meta', { charset: true });
  if (charset) insertAfter(charset, tag);
  else {
    spliceChildren(head, 0, 0, tag);
    tag.parentNode = head;
  }
}
