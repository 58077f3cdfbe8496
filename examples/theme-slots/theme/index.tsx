import './index.css';

export * from '@rspress/core/theme-original';
export { Layout } from './Layout';
export { Link } from './Link';
export { NotFoundLayout } from './NotFoundLayout';
export { Root } from './Root';
