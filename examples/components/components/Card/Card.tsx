// For readers who scan: a piece of a page in a box.
import { SvgWrapper } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** A sentence of plain text. */
  description?: string;
  /** Emoji or SVG source; decorative. */
  icon?: string;
  /** Any page content, shown below the description. */
  children?: ReactNode;
}

/** A box with a title. Authors use it in MDX without an import, because `rspress.config.ts` registers it. */
export default function Card({ title, description, icon, children }: CardProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n\n**${title}**\n\n`}
        {description && `${description}\n\n`}
        {children}
        {'\n\n'}
      </>
    );
  }
  return (
    <div className={styles.card}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          <SvgWrapper icon={icon} />
        </span>
      )}
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
}
