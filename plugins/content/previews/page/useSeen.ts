import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window an element counts as seen, so that it is there in time. */
const MARGIN = '200px';

/** Whether an element is or was in sight; `undefined` until the browser has looked, and so without scripts. */
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
