import { globSync } from 'tinyglobby';

/** Route paths of the pages in `docs/en`, without the language: `/guide/start/introduction`. */
export const ROUTES = globSync('**/*.mdx', { cwd: 'docs/en', ignore: ['**/fragments/**'] })
  .map(file => `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`)
  .sort();

/** A page that's long enough to scroll, with code, headings, and links to the previous and the next page. */
export const LONG_PAGE = '/guide/basic/use-mdx';

/**
 * One of the shortest pages with all parts of the layout, so that tests don't wait for content that they don't need.
 */
export const SHORT_PAGE = '/guide/start/introduction';
