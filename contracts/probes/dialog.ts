import { SEARCH_LOGO_STYLE } from '../../plugins/output/static-pages/policy';
import { all, has, hasFiles, type Probe } from '../probe';
import type { ReachId } from '../reaches';

const DOCSEARCH = '@docsearch/react';
const FILE = 'dist/esm/index.js';

/** Classes of DocSearch that `theme/overrides/Search/dialog` looks for. */
const CLASSES = ['Container', 'Hits', 'Input', 'Dropdown', 'Logo', 'Modal'].map(name => `DocSearch-${name}`);

/** Probes for the search dialog of DocSearch. */
export const dialogProbes = {
  'dialog-parts': all(
    has(DOCSEARCH, FILE, ...CLASSES.map(name => new RegExp(`\\b${name}\\b`))),
    has(DOCSEARCH, FILE, /\bitem-"/, /role:"option"/, /sourceId:"hits"/),
  ),
  'dialog-client': has(
    DOCSEARCH,
    FILE,
    /transformSearchClient/,
    /stallThreshold:300\b|Threshold:300\b/,
    /"RetryError"/,
  ),
  'hosted-client': has(
    DOCSEARCH,
    FILE,
    /hostsCache:\w+,requester/,
    /__autocomplete_id:\w\+\+/,
    /__autocomplete_queryID/,
    /clickedObjectIDsAfterSearch/,
  ),
  'stored-searches': has(
    DOCSEARCH,
    FILE,
    /"__DOCSEARCH_RECENT_SEARCHES__"/,
    /"__DOCSEARCH_FAVORITE_SEARCHES__"/,
  ),
  'dialog-styles': all(
    hasFiles('@docsearch/css', 'dist/_variables.css', 'dist/modal.css'),
    has(DOCSEARCH, FILE, SEARCH_LOGO_STYLE),
  ),
} satisfies Partial<Record<ReachId, Probe>>;
