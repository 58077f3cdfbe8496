export { SearchDialog } from './SearchDialog';
export { endOfComposition } from './takeOver';
