import { usePage } from '@rspress/core/runtime';
import { structuredData } from './structuredData';
import type { Step } from './useTrail';

/**
 * Structured data of a page for search engines: its place in the site, and that it's an article. It's printed into the
 * HTML; the app keeps it until readers go to another page.
 */
export function StructuredData({ trail }: { trail: Step[] }) {
  const { page } = usePage();
  const { siteUrl } = __SITE__;
  if (!siteUrl || import.meta.env.SSG_MD) return null;
  return (
    <script
      key={page.routePath}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
      dangerouslySetInnerHTML={{
        __html: process.env.__SSR__ ? structuredData({ ...page, trail, siteUrl }) : '',
      }}
    />
  );
}
