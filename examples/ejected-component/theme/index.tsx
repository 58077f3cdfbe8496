export * from '@rspress/core/theme-original';
export { PrevNextPage } from './components/PrevNextPage';
