// For readers who followed a broken link: the most similar pages in their language, found without a server.

import { useLang, useLocation, usePages } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { homePath, languageOfPath } from '../../../site/languages';
import { loadPages } from '../../parts/PageIndex/loadPages';
import { MAIN_ID } from '../../support/mainId';
import { useText } from '../../support/useText';
import { Link } from '../Link';
import { Search } from '../Search';
import styles from './NotFoundLayout.module.css';

export function NotFoundLayout() {
  const t = useText();
  const lang = useLang();
  const { pathname } = useLocation();
  const { pages } = usePages();
  const [nearest, setNearest] = useState<typeof pages>([]);
  // The static file is the same for all missing pages, so suggestions are added after hydration. Their language comes
  // from the URL, because the page's own language is set a moment later.
  useEffect(() => {
    let isCurrent = true;
    const addressed = languageOfPath(pathname);
    const suggest = async () => {
      const [{ nearestPages }] = await Promise.all([import('./nearestPages'), loadPages(addressed)]);
      if (!isCurrent) return;
      const inLanguage = pages.filter(page => page.lang === addressed);
      setNearest(nearestPages(pathname, inLanguage));
    };
    // Without suggestions, the search and the link to the home page remain.
    suggest().catch(console.warn);
    return () => {
      isCurrent = false;
    };
  }, [pathname, pages]);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Search />
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
      <Link className={styles.home} href={homePath(lang)}>
        {t('notFound.home')}
      </Link>
    </main>
  );
}
