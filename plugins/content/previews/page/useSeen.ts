import { type RefObject, useEffect, useState } from 'react';

/** How far outside the viewport an element counts as seen, so that it has loaded in time. */
const MARGIN = '200px';

/** Whether an element is or was in view; `undefined` until the browser has checked, and therefore without scripts. */
export function useSeen(element: RefObject<Element | null>): boolean | undefined {
  const [seen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      entries => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        setSeen(isSeen);
        if (isSeen) observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
