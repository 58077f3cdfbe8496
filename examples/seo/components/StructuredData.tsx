import { useHead, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';

export default function StructuredData() {
  const { page } = usePage();
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    url: withSiteOrigin(withBase(page.routePath)),
  };
  const script = { type: 'application/ld+json' as const, innerHTML: JSON.stringify(article) };
  useHead({ script: page.pageType === 'doc' ? [script] : [] });
  return null;
}
