/** Whether a page belongs to the API reference, which explains names rather than tasks. */
export function isReference(route: string): boolean {
  return /(?:^|\/)api\//.test(route);
}
