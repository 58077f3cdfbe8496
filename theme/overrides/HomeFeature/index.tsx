// For readers who use a keyboard or no scripts: the default's cards only respond to clicks.
import { useFrontmatter } from '@rspress/core/runtime';
import { SvgWrapper } from '@rspress/core/theme-original';
import { useText } from '../../support/useText';
import { Link } from '../Link';
import styles from './HomeFeature.module.css';

export function HomeFeature() {
  const t = useText();
  const { features } = useFrontmatter().frontmatter;
  if (!features) return null;
  return (
    <section className={styles.section} aria-label={t('home.features')}>
      <ul className={styles.grid}>
        {features.map(({ title, details, icon, link }) => (
          <li key={title} className={styles.card}>
            {icon && <SvgWrapper icon={icon} className={styles.icon} />}
            <h2 className={styles.title}>{link ? <Link href={link}>{title}</Link> : title}</h2>
            <p className={styles.details}>{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
