import { expect, test } from 'vitest';
import { nearestPages } from '../../../theme/overrides/NotFoundLayout/nearestPages';

const PAGES = [
  '/',
  '/api/',
  '/api/commands',
  '/guide/basic/ssg',
  '/guide/basic/use-mdx',
  '/guide/default-theme/components',
  '/guide/troubleshooting',
].map(routePath => ({ routePath }));

test.each([
  ['/guide/basic/use-mdx/components', '/guide/basic/use-mdx'],
  ['/guide/basic/ssg/all-about-troubleshooting', '/guide/basic/ssg'],
  ['/zh/guide/basic/use-mdx/link.html', '/guide/basic/use-mdx'],
  ['/guide/basics/use-mdx', '/guide/basic/use-mdx'],
  // A folder's overview isn't preferred to the pages in the folder.
  ['/api/command', '/api/commands'],
])('%s leads to %s first', (wrong, best) => {
  expect(nearestPages(wrong, PAGES)[0]?.routePath).toBe(best);
});
