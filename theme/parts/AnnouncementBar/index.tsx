// Every reader: news in one line above the navbar, closed once and for all.
import { Link } from '../../overrides/Link';
import { useText } from '../../support/useText';
import styles from './AnnouncementBar.module.css';

export interface AnnouncementBarProps {
  /** Where the message leads: another site, in a tab of its own, or a page of this one, with its language. */
  href: string;
  message: string;
  /** Where it is remembered that the reader closed the bar: the string `true`. */
  localStorageKey: string;
  display?: boolean;
  barClassName?: string;
}

/**
 * Whether a closed bar stays closed is decided by the head script before the first paint, by an attribute of
 * `<html>`; so nothing shifts, and the markup is the same for everybody.
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
      // Blocked or full storage: the bar stays closed for this visit.
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
