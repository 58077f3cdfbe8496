// For every reader: news in one line above the navbar that can be closed permanently.
import { Link } from '../../overrides/Link';
import { useText } from '../../support/useText';
import styles from './AnnouncementBar.module.css';

export interface AnnouncementBarProps {
  /**
   * URL that the message links to: another site, opened in a new tab, or a page of this one, including its language.
   */
  href: string;
  message: string;
  /** `localStorage` key that is set to the string `true` when the reader closes the bar. */
  localStorageKey: string;
  display?: boolean;
  barClassName?: string;
}

/**
 * A line of news with a button that closes it. The head script hides a closed bar with an attribute of `<html>` before
 * the first paint, so nothing shifts and the markup is the same for everyone.
 */
export function AnnouncementBar({
  href,
  message,
  localStorageKey,
  display = true,
  barClassName = '',
}: AnnouncementBarProps) {
  const t = useText();
  if (!display) return null;
  const close = () => {
    document.documentElement.setAttribute('data-bar', 'closed');
    try {
      localStorage.setItem(localStorageKey, 'true');
    } catch {
      // The storage is blocked or full, so the bar stays closed only until the page is reloaded.
    }
  };
  return (
    <div
      className={`${styles.bar} ${barClassName}`}
      role="region"
      aria-label={t('announcement.label')}
      data-announcement=""
    >
      <Link className={styles.message} href={href}>
        {message}
      </Link>
      <button
        type="button"
        className={styles.close}
        aria-label={t('announcement.close')}
        data-tooltip="below"
        onClick={close}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
