/**
 * Returns the day of a page's last change.
 * @param time `lastUpdatedTime` of the core, such as `11/27/2026, 7:12:49 PM` or `2026/11/27 19:12:49`
 */
export function dayOf(time: string): string {
  return time.split(/[, ]/, 1).join();
}
