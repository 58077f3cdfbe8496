import { removeBase } from '@rspress/core/runtime';

/** @param file of a page, relative to the project */
export function isThisPage(file: string): boolean {
  const route = file.replace(/^docs(?:\/en)?/, '').replace(/\.mdx?$/, '');
  const current = removeBase(location.pathname).replace(/\.html$/, '');
  return withoutIndex(current) === withoutIndex(route);
}

function withoutIndex(route: string): string {
  return route.replace(/\/index$/, '/');
}
