import type { BundledLanguage } from 'shiki';

/**
 * The languages of code on pages, except for plain text. All are loaded before the first page is compiled: code within
 * code only gets colors if its language is loaded by then, so pages would otherwise differ from build to build.
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
