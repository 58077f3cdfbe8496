// Readers who look for a colour by its look.
import styles from './Swatch.module.css';

export interface SwatchProps {
  /** Any CSS colour. */
  color: string;
  /** What it lies on where one can see through it; the page's background where this is missing. */
  on?: string;
}

/**
 * A small square of a colour, for the eye alone: its value stands beside it in words. In MDX without an import,
 * since `rspress.config.ts` registers it; the tables of `<Fact variables="…" />` hold it.
 */
export default function Swatch({ color, on }: SwatchProps) {
  const background = on ? `linear-gradient(${color}, ${color}) ${on}` : color;
  return <span className={styles.swatch} style={{ background }} aria-hidden="true" />;
}
