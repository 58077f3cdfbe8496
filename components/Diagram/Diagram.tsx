// For readers who understand the position of a part more quickly from a picture than from words.
import { type LateTextKey, useLateText } from '../../theme/support/useLateText';
import styles from './Diagram.module.css';
import { docPage } from './docPage';
import { homePage } from './homePage';
import { themeSlots } from './themeSlots';

/** A labeled rectangle, in units of the picture (about a pixel on a wide screen). */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Either a code name, which is the same in all languages, or a translated text. */
  label: { code: string } | { text: LateTextKey };
  /**
   * `part`: rendered by the theme (the default); `slot`: free for the site; `frame`: contains other regions, with the
   * label at the top.
   */
  kind?: 'part' | 'slot' | 'frame';
}

/**
 * Regions are drawn in order, so a region comes before those that it contains. At most 480 units wide, to be legible on
 * a phone.
 */
export interface DiagramData {
  width: number;
  height: number;
  /** Text alternative of the picture: one sentence that names the regions by position. */
  alternative: LateTextKey;
  regions: Region[];
}

const DIAGRAMS = { 'doc-page': docPage, 'home-page': homePage, 'theme-slots': themeSlots };

export interface DiagramProps {
  name: keyof typeof DIAGRAMS;
}

/** A picture of labeled regions. Authors use it in MDX without an import, because `rspress.config.ts` registers it. */
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
