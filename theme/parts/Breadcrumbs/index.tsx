// For readers who come from a search engine: where the page is in the site. Also for the search engine itself.
import { Link } from '../../overrides/Link';
import { useText } from '../../support/useText';
import styles from './Breadcrumbs.module.css';
import { StructuredData } from './StructuredData';
import { useTrail } from './useTrail';

export function Breadcrumbs() {
  const t = useText();
  const trail = useTrail();
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumb.label')}>
      <ol>
        {trail.map(({ text, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group may be named like its section
          <li key={index}>{link ? <Link href={link}>{text}</Link> : text}</li>
        ))}
      </ol>
      <StructuredData trail={trail} />
    </nav>
  );
}
