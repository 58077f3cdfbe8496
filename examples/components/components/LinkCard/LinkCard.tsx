// For readers who choose where to go next: a card that is a link.
import {
  isExternalUrl,
  normalizeHrefInRuntime,
  routePathToMdPath,
  useLang,
  useSite,
} from '@rspress/core/runtime';
import { Link, SvgWrapper } from '@rspress/core/theme';
import styles from './LinkCard.module.css';

export interface LinkCardProps {
  /** Path of a page from the docs root; `#id` on this page; or an absolute URL. */
  href: string;
  /** Text of the link, which is also its accessible name. */
  title: string;
  /** A sentence of plain text. */
  description?: string;
  /** Emoji or SVG source; decorative. */
  icon?: string;
}

/** A card that is a single link. Authors use it in MDX without an import, because `rspress.config.ts` registers it. */
export default function LinkCard({ href, title, description, icon }: LinkCardProps) {
  const target = useLocalized(href);
  if (import.meta.env.SSG_MD) {
    const address = target.startsWith('/') ? routePathToMdPath(target) : target;
    return `\n\n[${title}](${address})${description ? `: ${description}` : ''}\n\n`;
  }
  return (
    <div className={`rp-not-doc ${styles.card}`}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          <SvgWrapper icon={icon} />
        </span>
      )}
      <div className={styles.content}>
        <Link className={styles.link} href={normalizeHrefInRuntime(target)}>
          {title}
        </Link>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <span className={styles.arrow} aria-hidden="true">
        {isExternalUrl(target) ? '↗' : '→'}
      </span>
    </div>
  );
}

/** Returns a path in the page's language, unless it already has a language; this is the rule for links in Markdown. */
function useLocalized(href: string): string {
  const { site } = useSite();
  const lang = useLang();
  if (!href.startsWith('/')) return href;
  const [, first = ''] = href.split(/[/?#]/);
  if (first && first === site.lang) return href.slice(first.length + 1) || '/';
  const isPrefixed = site.locales.some(locale => locale.lang === first);
  return isPrefixed || lang === site.lang ? href : `/${lang}${href}`;
}
