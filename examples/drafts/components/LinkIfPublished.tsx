import { normalizeHrefInRuntime, pathnameToRouteService } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ReactNode } from 'react';

/** A link to a page, or just the text as long as the page is a draft. */
export function LinkIfPublished({ to, children }: { to: string; children: ReactNode }) {
  return pathnameToRouteService(to) ? <Link href={normalizeHrefInRuntime(to)}>{children}</Link> : children;
}
