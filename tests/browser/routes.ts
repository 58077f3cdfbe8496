import { globSync } from 'tinyglobby';

/** Route paths of the pages in `docs/en`, without language: `/guide/start/introduction`. */
export const ROUTES = globSync('**/*.mdx', { cwd: 'docs/en', ignore: ['**/fragments/**'] })
  .map(file => `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`)
  .sort();

/** A page long enough to scroll, with code, headings and neighbours. */
export const LONG_PAGE = '/guide/basic/use-mdx';

/** One of the shortest that have all parts of the frame: what is looked at is there sooner. */
export const SHORT_PAGE = '/guide/start/introduction';
