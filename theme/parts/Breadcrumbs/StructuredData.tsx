import { usePage } from '@rspress/core/runtime';
import { structuredData } from './structuredData';
import type { Step } from './useTrail';

/** Structured data of a page for search engines: its place in the site, and that it's an article. */
export function StructuredData({ trail }: { trail: Step[] }) {
  const { page } = usePage();
  const { siteUrl } = __SITE__;
  if (!siteUrl || import.meta.env.SSG_MD) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
      dangerouslySetInnerHTML={{ __html: structuredData({ ...page, trail, siteUrl }) }}
    />
  );
}
