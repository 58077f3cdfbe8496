/**
 * Path of the page's translation, without the base path.
 * @param pathname path without the base path, such as `/guide/` or `/zh/guide/`
 */
export function translatedPath(pathname: string): string {
  const english = pathname.replace(/^\/zh(?=\/|$)/, '');
  return english === pathname ? `/zh${pathname}` : english || '/';
}
