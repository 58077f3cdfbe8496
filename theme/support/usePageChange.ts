import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

/** Calls back when the reader has gone to another page. The first page doesn't count, because it's shown from the start. */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) onChange();
    shownPath.current = pathname;
  });
}
