/**
 * Path of the same page in the other language, without base.
 * @param pathname path without base, such as `/guide/` or `/zh/guide/`
 */
export function translatedPath(pathname: string): string {
  const english = pathname.replace(/^\/zh(?=\/|$)/, '');
  return english === pathname ? `/zh${pathname}` : english || '/';
}
