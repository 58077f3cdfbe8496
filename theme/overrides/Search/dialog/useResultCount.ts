import { type RefObject, useEffect, useState } from 'react';

/** Items of results; those of stored searches have other ids. */
const RESULTS = '.DocSearch-Hit[id*="-hits"]';

/**
 * Counts the results on the screen. The answer isn't counted, because DocSearch leaves some of it out, and ignores
 * outdated answers.
 * @returns `undefined` while the screen doesn't show the results of a query
 */
export function useResultCount(dialog: RefObject<HTMLElement | null>): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const list = dialog.current?.querySelector('.DocSearch-Dropdown');
    if (!list) return;
    const observer = new MutationObserver(() => {
      const isEmpty = list.querySelector('.DocSearch-NoResults') !== null;
      setCount(isEmpty ? 0 : list.querySelectorAll(RESULTS).length || undefined);
    });
    observer.observe(list, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [dialog]);
  return count;
}
