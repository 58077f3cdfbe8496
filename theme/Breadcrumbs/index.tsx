// Readers who come from a search engine: where this page stands.
import { matchNavbar, useLocation, useNav, usePage, useSidebar, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../support/useText';
import styles from './Breadcrumbs.module.css';
import { sidebarTrail } from './sidebarTrail';

export function Breadcrumbs() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  const section = useNav().find(item => 'link' in item && matchNavbar(item, pathname));
  const groups = sidebarTrail(useSidebar(), page.routePath);
  const home = page.lang === site.lang ? '/' : `/${page.lang}/`;
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link href={home}>{t('breadcrumb.home')}</Link>
        </li>
        {section && 'link' in section && section.link ? (
          <li>
            <Link href={section.link}>{section.text}</Link>
          </li>
        ) : null}
        {groups.map(group => (
          <li key={group}>{group}</li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}
