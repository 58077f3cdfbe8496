export { SearchButton as Search } from './SearchButton';
export { SearchProvider } from './SearchProvider';
