// For readers with a tab that is older than the last deployment: the page they want instead of an error.
import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useText } from '../../support/useText';
import { forgetReload, hideNotice, NOTICE_ID, recoverFromMissingChunks } from './recover';
import styles from './StalePage.module.css';

// Runs when the theme loads, because the first page's script may be the one that's missing.
if (typeof window !== 'undefined') recoverFromMissingChunks();

/** The notice that readers see if reloading didn't help. It's part of the static page, so that it needs no script. */
export function StalePage() {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(forgetReload, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice is about the previous page
  useEffect(hideNotice, [pathname]);
  return (
    <div id={NOTICE_ID} className={styles.notice} role="alert" hidden>
      {t('stale.text')} <a href={withBase(pathname)}>{t('stale.link')}</a>
    </div>
  );
}
