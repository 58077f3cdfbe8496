import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

export function Fold({ children }: { children: ReactNode }) {
  return <div className={styles.fold}>{children}</div>;
}
