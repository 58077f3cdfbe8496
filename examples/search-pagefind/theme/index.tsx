export { Search } from './Search';
export * from '@rspress/core/theme-original';
