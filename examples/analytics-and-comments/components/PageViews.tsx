import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    gtag?: (...parameters: unknown[]) => void;
  }
}

/** Reports each page that the reader opens without loading it anew. The service's script reports the first. */
export default function PageViews() {
  const { routePath, title } = usePage().page;
  const reported = useRef(routePath);

  useEffect(() => {
    if (reported.current === routePath) return;
    reported.current = routePath;
    window.gtag?.('event', 'page_view', { page_title: title, page_location: window.location.href });
  }, [routePath, title]);

  return null;
}
