import type { IndexSettings } from 'algoliasearch';
import { HEADING_LEVELS } from './types';

const LANGUAGES = ['en', 'zh'] as const;
const LEVELS = ['lvl0', ...HEADING_LEVELS].map(level => `hierarchy.${level}`);

/**
 * How the hosted index searches: what DocSearch recommends for its records, and names in code besides.
 * Both languages are in one index, so that one upload replaces both at once; the dialog asks for its own by `lang`.
 * https://docsearch.algolia.com/docs/templates
 */
export const HOSTED_INDEX_SETTINGS: IndexSettings = {
  attributesForFaceting: ['lang', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  // A word in a heading counts more than one in the text, wherever it stands in either.
  searchableAttributes: [
    ...LEVELS.map(level => `unordered(${level})`),
    'unordered(vocabulary)',
    'unordered(identifiers)',
    'unordered(content)',
  ],
  camelCaseAttributes: ['hierarchy', 'identifiers', 'content'],
  // A heading and its passages share an address; the best of them is shown.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  // Without them Chinese sentences are not cut into words.
  indexLanguages: [...LANGUAGES],
  queryLanguages: [...LANGUAGES],
  ignorePlurals: ['en'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};
