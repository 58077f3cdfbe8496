import type { ReactNode } from 'react';
import styles from './Nav.module.css';

export interface NavMenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the button for assistive technology; begins with the visible label. */
  name?: string;
  children: ReactNode;
  className?: string;
  /** Whether the current page belongs to one of the entries. */
  isCurrent?: boolean;
  /** Set for a button that shows only an icon. */
  iconOnly?: boolean;
}

/** A menu that opens without scripts; only one of them is open at a time. */
export function NavMenu({
  label,
  name,
  children,
  className = '',
  isCurrent = false,
  iconOnly = false,
}: NavMenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} name="nav" data-menu="">
      <summary
        className={styles.control}
        aria-label={name}
        aria-current={isCurrent ? 'true' : undefined}
        data-tooltip={iconOnly ? 'below' : undefined}
      >
        {label}
        {iconOnly || (
          <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="m3 4.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        )}
      </summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  );
}
