export * from '@rspress/core/theme-original';
export { Search } from './Search';
