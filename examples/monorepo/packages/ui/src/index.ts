export { FoldCounter } from './FoldCounter';
