import { removeBase } from '@rspress/core/runtime';

/**
 * @param file of a page, relative to the project
 * @param path of the page in the browser
 */
export function isPageAt(file: string, path = location.pathname): boolean {
  const route = file.replace(/^docs(?:\/en)?/, '').replace(/\.mdx?$/, '');
  const current = removeBase(path).replace(/\.html$/, '');
  return withoutIndex(current) === withoutIndex(route);
}

function withoutIndex(route: string): string {
  return route.replace(/\/index$/, '/');
}
