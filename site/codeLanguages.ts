import type { BundledLanguage } from 'shiki';

/**
 * The languages of code in pages, but for plain text. All are loaded before the first page is compiled: code within code
 * gets colours only from languages that are loaded by then, so that the pages would differ from build to build.
 */
export const CODE_LANGUAGES: BundledLanguage[] = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'md',
  'mdx',
  'nginx',
  'scss',
  'sh',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
];
