// Readers who grasp where a part stands faster from a picture than from words.
import { type LateTextKey, useLateText } from '../../theme/support/useLateText';
import styles from './Diagram.module.css';
import { docPage } from './docPage';
import { homePage } from './homePage';
import { themeSlots } from './themeSlots';

/** A labelled rectangle, in units of the picture (about a pixel on a wide screen). */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A name in code, the same in all languages, or a text of the page's language. */
  label: { code: string } | { text: LateTextKey };
  /** `part`: drawn by the theme (the default); `slot`: free for the site; `frame`: holds other regions, label on top. */
  kind?: 'part' | 'slot' | 'frame';
}

/** Regions are drawn in their order: what holds others comes first. At most 480 units wide, to be legible on a phone. */
export interface DiagramData {
  width: number;
  height: number;
  /** What the picture shows, for those who do not see it: one sentence that names the regions by place. */
  alternative: LateTextKey;
  regions: Region[];
}

const DIAGRAMS = { 'doc-page': docPage, 'home-page': homePage, 'theme-slots': themeSlots };

export interface DiagramProps {
  name: keyof typeof DIAGRAMS;
}

/** A picture of labelled regions. In MDX without an import, since `rspress.config.ts` registers it. */
export default function Diagram({ name }: DiagramProps) {
  const t = useLateText();
  const { width, height, alternative, regions } = DIAGRAMS[name];
  if (import.meta.env.SSG_MD) return `\n\n${t(alternative)}\n\n`;
  return (
    <svg className={styles.diagram} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t(alternative)}>
      {regions.map(({ kind = 'part', label, ...box }) => (
        <g key={`${box.x} ${box.y}`} className={styles[kind]}>
          <rect {...box} rx={4} />
          <text x={box.x + box.width / 2} y={kind === 'frame' ? box.y + 14 : box.y + box.height / 2}>
            {'code' in label ? <tspan className={styles.code}>{label.code}</tspan> : t(label.text)}
          </text>
        </g>
      ))}
    </svg>
  );
}
