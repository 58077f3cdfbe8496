import type { IndexSettings } from 'algoliasearch';
import { LANGUAGES } from '../site/languages';
import { HEADING_LEVELS } from './types';

const LEVELS = ['lvl0', ...HEADING_LEVELS].map(level => `hierarchy.${level}`);

/**
 * Settings of the hosted index: those that DocSearch recommends for its records, and additions for identifiers.
 * Both languages are in one index, so that one upload replaces both at once. The dialog filters by `lang`.
 * https://docsearch.algolia.com/docs/templates
 */
export const HOSTED_INDEX_SETTINGS: IndexSettings = {
  attributesForFaceting: ['lang', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  // A word in a heading counts more than one in the text. `unordered` ignores its position in either of them.
  searchableAttributes: [
    ...LEVELS.map(level => `unordered(${level})`),
    'unordered(vocabulary)',
    'unordered(identifiers)',
    'unordered(content)',
  ],
  camelCaseAttributes: ['hierarchy', 'identifiers', 'content'],
  // A heading and its passages have the same URL. Only the best of them is shown.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  // Without these, Chinese sentences aren't split into words.
  indexLanguages: [...LANGUAGES],
  queryLanguages: [...LANGUAGES],
  ignorePlurals: ['en'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};
