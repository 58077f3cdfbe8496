// For every reader: a small static button; its dialog only loads when a reader is about to open it.
import { useText } from '../../support/useText';
import styles from './SearchButton.module.css';
import { useSearch } from './SearchContext';

export interface SearchButtonProps {
  className?: string;
}

export function SearchButton({ className = '' }: SearchButtonProps) {
  const t = useText();
  const { open, preload } = useSearch();
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={t('search.button')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search={t('search.cancel')}
      onClick={event => open('', event.currentTarget)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="m13.5 13.5 4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span>{t('search.button')}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.control}>Ctrl</kbd>
        <kbd className={styles.command}>⌘</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
