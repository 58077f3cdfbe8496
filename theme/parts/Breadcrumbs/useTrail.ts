import { matchNavbar, useLocation, useNav, usePage, useSidebar } from '@rspress/core/runtime';
import { homePath } from '../../../site/languages';
import { linkedItems } from '../../support/navItems';
import { useText } from '../../support/useText';
import { sidebarTrail } from './sidebarTrail';

export interface Step {
  text: string;
  /** Route path; undefined for sidebar groups. */
  link?: string;
}

/**
 * Returns the breadcrumbs from the home page to what contains the current page. They don't repeat the page's title,
 * which is the heading below them.
 */
export function useTrail(): Step[] {
  const t = useText();
  const { page } = usePage();
  const { pathname } = useLocation();
  const section = linkedItems(useNav()).find(item => matchNavbar(item, pathname));
  const groups = sidebarTrail(useSidebar(), page.routePath);
  const steps: Step[] = [
    { text: t('breadcrumb.home'), link: homePath(page.lang) },
    ...(section ? [{ text: section.text, link: section.link }] : []),
    ...groups.map(text => ({ text })),
  ];
  return steps.filter(({ text }) => text !== page.title);
}
