import type { ReactNode } from 'react';
import styles from './Nav.module.css';

export interface NavMenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** Name of the button for assistive technology; begins with what is shown. */
  name?: string;
  children: ReactNode;
  className?: string;
  /** For a button that shows an icon alone. */
  iconOnly?: boolean;
}

/** A menu that opens without scripts; one of a row is open at a time. */
export function NavMenu({ label, name, children, className = '', iconOnly = false }: NavMenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} name="nav">
      <summary className={styles.control} aria-label={name} data-tooltip={iconOnly ? 'below' : undefined}>
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
