// For readers who look for a color by how it looks.
import styles from './Swatch.module.css';

export interface SwatchProps {
  /** Any CSS color. */
  color: string;
  /** Background of a translucent color; defaults to the page's background. */
  on?: string;
}

/**
 * A small square of a color. It's decorative: the color's value is next to it as text. Authors use it in MDX without an
 * import, because `rspress.config.ts` registers it; the tables of `<Fact variables="…" />` contain it.
 */
export default function Swatch({ color, on }: SwatchProps) {
  const background = on ? `linear-gradient(${color}, ${color}) ${on}` : color;
  return <span className={styles.swatch} style={{ background }} aria-hidden="true" />;
}
