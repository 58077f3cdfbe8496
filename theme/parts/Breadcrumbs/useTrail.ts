import { matchNavbar, useLocation, useNav, usePage, useSidebar, useSite } from '@rspress/core/runtime';
import { useText } from '../../support/useText';
import { sidebarTrail } from './sidebarTrail';

export interface Step {
  text: string;
  /** Route path; undefined for sidebar groups and the current page. */
  link?: string;
}

/** Returns the breadcrumbs from the home page to the current page, which is the last step. */
export function useTrail(): Step[] {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  const section = useNav().find(item => 'link' in item && matchNavbar(item, pathname));
  const groups = sidebarTrail(useSidebar(), page.routePath);
  const home = page.lang === site.lang ? '/' : `/${page.lang}/`;
  return [
    { text: t('breadcrumb.home'), link: home },
    ...(section && 'link' in section && section.link ? [{ text: section.text, link: section.link }] : []),
    ...groups.map(text => ({ text })),
    { text: page.title },
  ];
}
