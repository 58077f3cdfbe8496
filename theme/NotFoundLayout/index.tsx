// Readers with a wrong address: the nearest pages, in their language, without a server.
import { useLang, useLocation, usePages, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import { useText } from '../support/useText';
import styles from './NotFoundLayout.module.css';
import { nearestPages } from './nearestPages';

export function NotFoundLayout() {
  const t = useText();
  const lang = useLang();
  const { site } = useSite();
  const { pathname } = useLocation();
  const { pages } = usePages();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // The static file is the same for every wrong address, so suggestions come after hydration.
  const nearest = hydrated
    ? nearestPages(
        pathname,
        pages.filter(page => page.lang === lang),
      )
    : [];
  return (
    <main id="content" tabIndex={-1} className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      {nearest.length > 0 && (
        <section className={styles.nearest} aria-labelledby="nearest">
          <h2 id="nearest">{t('notFound.nearest')}</h2>
          <ul>
            {nearest.map(page => (
              <li key={page.routePath}>
                <Link href={page.routePath}>
                  {page.title} <code>{page.routePath}</code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link className={styles.home} href={lang === site.lang ? '/' : `/${lang}/`}>
        {t('notFound.home')}
      </Link>
    </main>
  );
}
