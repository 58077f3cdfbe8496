import { type OwnPage, printOwnPage } from '../../../theme/parts/PageIndex/ownPage';

interface Place {
  routePath?: string;
  lang?: string;
  sidebar?: OwnPage['sidebar'];
}

/** Returns the HTML of a page with a sidebar as it's rendered, including the data that the page has about itself. */
export function sidebarPage(
  inside: string,
  { routePath = '/', lang = 'en', sidebar = { '/guide': [] } }: Place = {},
): string {
  const own = {
    page: { title: '', routePath, lang, version: '', _relativePath: '' },
    path: routePath,
    sidebar,
  };
  return `<nav aria-label="Site"><a></a></nav><nav data-sidebar="true">${inside}</nav><script type="application/json" id="__own-page">${printOwnPage(own)}</script>`;
}
