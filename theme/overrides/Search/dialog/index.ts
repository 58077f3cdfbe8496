export { SearchDialog } from './SearchDialog';
export { hasStoredSearches } from './storedSearches';
export { endOfComposition } from './takeOver';
