// For readers who compare lengths more quickly than numbers.
import styles from './BenchTable.module.css';
import type { ChartBar, ChartData } from './charts';

/** The first part of a bar is filled, and the second one is a dashed outline, so no color has to tell them apart. */
const PART_STYLES = [styles.first, styles.second];
/** A unit is about a pixel on a phone. */
const WIDTH = 360;
const BAR_HEIGHT = 12;
/** Room for the outline of the bars. */
const MARGIN = 1;
const LINE = 18;
const BAR_STEP = 40;
const GROUP_GAP = 14;

/** Horizontal bars with their labels above them, and the range of the values as a line with ends. */
export function Chart({ title, note, legend, groups, isScaledByGroup }: ChartData) {
  const overall = longest(groups.flatMap(({ bars }) => bars));
  const noteHeight = note ? LINE : 0;
  const top = noteHeight + legend.length * LINE;
  const heights = groups.map(({ bars }) => GROUP_GAP + LINE + bars.length * BAR_STEP);
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, top);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${topOf(groups.length) + GROUP_GAP}`} role="img">
      <title>{title}</title>
      {note && <text y={LINE - 4}>{note}</text>}
      {legend.map((label, index) => (
        <g key={label} transform={`translate(0 ${noteHeight + index * LINE})`}>
          <rect className={PART_STYLES[index]} x={1} y={4} width={22} height={BAR_HEIGHT} />
          <text x={30} y={LINE - 4}>
            {label}
          </text>
        </g>
      ))}
      {groups.map(({ label, bars }, index) => (
        <g key={label} transform={`translate(0 ${topOf(index) + GROUP_GAP})`}>
          <text className={styles.group} y={LINE - 4}>
            {label}
          </text>
          {bars.map((bar, index) => (
            <g key={bar.label} transform={`translate(0 ${LINE + index * BAR_STEP})`}>
              <Bar {...bar} scale={(WIDTH - 2 * MARGIN) / (isScaledByGroup ? longest(bars) : overall)} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function Bar({ label, text, parts, range, scale }: ChartBar & { scale: number }) {
  const starts = parts.map((_, index) => sum(parts.slice(0, index)));
  const xOf = (value: number) => Number((MARGIN + value * scale).toFixed(1));
  const [least, most] = range ?? [0, 0];
  return (
    <>
      <text y={16}>{label}</text>
      {parts.length === 0 ? (
        <text y={22 + BAR_HEIGHT}>{text}</text>
      ) : (
        <text className={styles.value} x={WIDTH} y={16}>
          {text}
        </text>
      )}
      {parts.map((part, index) => {
        const start = starts[index] ?? 0;
        const [x, width] = [xOf(start), Number((part * scale).toFixed(1))];
        return (
          <rect key={start} className={PART_STYLES[index]} x={x} y={22} width={width} height={BAR_HEIGHT} />
        );
      })}
      {least < most && <path className={styles.whisker} d={`M${xOf(least)} 24v8m0-4H${xOf(most)}m0-4v8`} />}
    </>
  );
}

/** The largest value of a bar or whisker, and at least 1. */
function longest(bars: readonly ChartBar[]): number {
  return Math.max(1, ...bars.flatMap(({ parts, range }) => [sum(parts), range?.[1] ?? 0]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
