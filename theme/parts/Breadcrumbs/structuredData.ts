import type { Step } from './useTrail';

interface Article {
  title: string;
  description?: string | undefined;
  lang: string;
  routePath: string;
  trail: Step[];
  /** URL of the home page, with a trailing slash. */
  siteUrl: string;
}

/** Returns JSON-LD for a `<script>`: the article and its breadcrumbs, without groups that have no page. */
export function structuredData({ title, description, lang, routePath, trail, siteUrl }: Article): string {
  const addressOf = (path: string) => siteUrl + cleanPath(path).slice(1);
  const url = addressOf(routePath);
  const steps = [...trail.filter(step => step.link !== undefined), { text: title, link: routePath }];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        inLanguage: lang,
        url,
        isPartOf: { '@type': 'WebSite', name: 'Rspress', url: siteUrl },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ text, link = '' }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          item: addressOf(link),
        })),
      },
    ],
  }).replaceAll('<', '\\u003c');
}

/** Path of a page in its canonical URL; links in the navigation use file names. */
function cleanPath(link: string): string {
  return link.replace(/\.html$/, '').replace(/\/index$/, '/');
}
