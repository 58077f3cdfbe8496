// For every reader: who publishes the site and where else to go, on every page (the default theme has it on home only).
import { usePage, withBase } from '@rspress/core/runtime';
import { languagePrefix } from '../../../site/languages';
import { CHANGELOG_URL, DISCORD_URL, RSPRESS_REPO_URL } from '../../../site/links';
import { Link } from '../../overrides/Link';
import { useText } from '../../support/useText';
import { Offline } from '../Offline';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  const t = useText();
  const { page } = usePage();
  if (page.pageType === 'blank') return null;
  const prefix = languagePrefix(page.lang);
  const pages = [
    { route: 'sitemap', text: t('footer.allPages') },
    { route: 'accessibility', text: t('footer.accessibility') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p>{t('footer.copyright')}</p>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {pages.map(({ route, text }) => (
              <li key={route}>
                <Link href={`${prefix}/${route}`}>{text}</Link>
              </li>
            ))}
            <li>
              <Link href={CHANGELOG_URL}>{t('nav.changelog')}</Link>
            </li>
            <li>
              <Link href={RSPRESS_REPO_URL}>GitHub</Link>
            </li>
            <li>
              <Link href={DISCORD_URL}>Discord</Link>
            </li>
            <li>
              <a href={withBase(`${prefix}/llms.txt`)}>llms.txt</a>
            </li>
          </ul>
        </nav>
        <Offline />
      </div>
    </footer>
  );
}
