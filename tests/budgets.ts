import type { PageKind } from '../site/accessibility';

/** What a page may ask for of its own host. Bytes are those of gzip. */
export interface Budget {
  /** Files before the reader acts, without what is fetched ahead. */
  requests: number;
  /** HTML, styles and scripts before the reader acts. */
  beforeIntent: number;
  /** Scripts that run once the reader has acted, with that of the page's text. */
  script: number;
  /** Everything above, with pictures. */
  page: number;
}

const KB = 1000;

/**
 * A page of each kind, as `PAGE_KINDS` has it. Bytes and requests, never a time. Each has about 5% of room, so that a
 * longer text fits in, but no page of a kind that keeps the site's promise may break it: 40 KB before the reader acts,
 * and 140 KB of scripts after.
 */
export const BUDGETS: Record<PageKind, Budget> = {
  home: { requests: 8, beforeIntent: 28 * KB, script: 134 * KB, page: 169 * KB },
  guide: { requests: 7, beforeIntent: 40 * KB, script: 140 * KB, page: 202 * KB },
  reference: { requests: 6, beforeIntent: 40 * KB, script: 140 * KB, page: 189 * KB },
  previews: { requests: 7, beforeIntent: 40 * KB, script: 152 * KB, page: 197 * KB },
  playground: { requests: 7, beforeIntent: 40 * KB, script: 140 * KB, page: 191 * KB },
  overview: { requests: 7, beforeIntent: 36 * KB, script: 149 * KB, page: 190 * KB },
  list: { requests: 7, beforeIntent: 31 * KB, script: 140 * KB, page: 176 * KB },
  'not-found': { requests: 13, beforeIntent: 164 * KB, script: 140 * KB, page: 170 * KB },
};
