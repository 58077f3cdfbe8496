// For readers who compare lengths more quickly than numbers.
import styles from './BenchTable.module.css';
import { BAR_HEIGHT, layoutChart, type PlacedBar, WIDTH } from './chartLayout';
import type { ChartData } from './charts';

/** The first part of a bar is filled, and the second one is a dashed outline, so no color has to tell them apart. */
const PART_STYLES = [styles.first, styles.second];

/** Horizontal bars with their labels above them, and the range of the values as a line with ends. */
export function Chart(data: ChartData) {
  const { height, note, legend, groups } = layoutChart(data);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img">
      <title>{data.title}</title>
      {note && (
        <text x={0} y={note.y}>
          {note.text}
        </text>
      )}
      {legend.map(({ label, y }, index) => (
        <g key={label}>
          <rect className={PART_STYLES[index]} x={1} y={y - 10} width={22} height={BAR_HEIGHT} />
          <text x={30} y={y}>
            {label}
          </text>
        </g>
      ))}
      {groups.map(({ label, y, bars }) => (
        <g key={label}>
          <text className={styles.group} x={0} y={y}>
            {label}
          </text>
          {bars.map(bar => (
            <Bar key={bar.label} {...bar} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Bar({ label, text, textY, parts, y, whisker }: PlacedBar) {
  const isMissing = parts.length === 0;
  return (
    <g>
      <text x={0} y={textY}>
        {label}
      </text>
      <text
        className={isMissing ? undefined : styles.value}
        x={isMissing ? 0 : WIDTH}
        y={isMissing ? y + BAR_HEIGHT : textY}
      >
        {text}
      </text>
      {parts.map(({ x, width }, index) => (
        <rect key={x} className={PART_STYLES[index]} x={x} y={y} width={width} height={BAR_HEIGHT} />
      ))}
      {whisker && <path className={styles.whisker} d={whiskerPath(whisker, y)} />}
    </g>
  );
}

function whiskerPath({ from, to }: { from: number; to: number }, y: number): string {
  const [top, middle, bottom] = [y + 2, y + BAR_HEIGHT / 2, y + BAR_HEIGHT - 2];
  return `M${from} ${top}V${bottom}M${from} ${middle}H${to}M${to} ${top}V${bottom}`;
}
