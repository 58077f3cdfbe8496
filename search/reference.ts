/** Whether a page explains names one by one, rather than tasks. */
export function isReference(route: string): boolean {
  return /(?:^|\/)api\//.test(route);
}
