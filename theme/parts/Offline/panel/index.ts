export { OfflinePanel } from './OfflinePanel';
export { save } from './store';
