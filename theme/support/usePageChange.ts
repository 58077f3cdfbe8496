import { useLocation } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the reader has gone to another page. The first page doesn't count, because it's shown from the start. */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (shownPath.current !== pathname) report();
    shownPath.current = pathname;
  }, [pathname]);
}
