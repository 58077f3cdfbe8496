import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    gtag?: (...parameters: unknown[]) => void;
  }
}

/** Reports each page that the reader opens without loading it anew. The service's script reports the first. */
export default function PageViews() {
  const { routePath } = usePage().page;
  const reported = useRef(routePath);

  useEffect(() => {
    if (reported.current === routePath) return;
    reported.current = routePath;
    // The title in the browser tab changes after this effect.
    setTimeout(() => {
      window.gtag?.('event', 'page_view', {
        page_title: document.title,
        page_location: window.location.href,
      });
    });
  }, [routePath]);

  return null;
}
