import './style.css';

export * from '@rspress/core/theme-original';
