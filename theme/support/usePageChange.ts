import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';

/** Calls back when the reader has gone to another page. The first page doesn't count, because it's shown from the start. */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // With the change, because what readers open right after it would be closed otherwise.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname) onChange();
    shownPath.current = pathname;
  });
}
