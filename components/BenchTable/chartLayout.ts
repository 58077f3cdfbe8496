/** Where a chart's parts are in the picture. A unit is about a pixel on a phone. */
import type { ChartData } from './charts';

export interface PlacedBar {
  label: string;
  text: string;
  /** Baseline of the label and the text. */
  textY: number;
  /** Rectangles from left to right. If there are none, the text is shown in their place. */
  parts: { x: number; width: number }[];
  /** Top of the rectangles. */
  y: number;
  whisker?: { from: number; to: number };
}

export interface ChartLayout {
  height: number;
  note?: { text: string; y: number };
  legend: { label: string; y: number }[];
  groups: { label: string; y: number; bars: PlacedBar[] }[];
}

export const WIDTH = 360;
export const BAR_HEIGHT = 12;
/** Room for the outline of the bars. */
const MARGIN = 1;
const LINE = 18;
const BAR_STEP = 40;
const GROUP_GAP = 14;

export function layoutChart({ note, legend, groups, isScaledByGroup }: ChartData): ChartLayout {
  const overall = longest(groups.flatMap(({ bars }) => bars));
  let y = 0;
  const nextLine = () => {
    y += LINE;
    return y - 4;
  };
  const placedNote = note ? { note: { text: note, y: nextLine() } } : {};
  const placedLegend = legend.map(label => ({ label, y: nextLine() }));
  const placedGroups = groups.map(({ label, bars }) => {
    y += GROUP_GAP;
    const scale = (WIDTH - 2 * MARGIN) / (isScaledByGroup ? longest(bars) : overall);
    const groupY = nextLine();
    const placed = bars.map(bar => {
      const top = y;
      y += BAR_STEP;
      return { ...placeBar(bar, scale), textY: top + 16, y: top + 22 };
    });
    return { label, y: groupY, bars: placed };
  });
  return { height: y + GROUP_GAP, ...placedNote, legend: placedLegend, groups: placedGroups };
}

function placeBar(
  { label, text, parts, range }: ChartData['groups'][number]['bars'][number],
  scale: number,
): Omit<PlacedBar, 'textY' | 'y'> {
  let x = MARGIN;
  const placed = parts.map(part => {
    const width = rounded(part * scale);
    x = rounded(x + width);
    return { x: rounded(x - width), width };
  });
  const [least, most] = range ?? [0, 0];
  const whisker = { from: rounded(MARGIN + least * scale), to: rounded(MARGIN + most * scale) };
  return {
    label,
    text,
    parts: placed.filter(({ width }) => width > 0),
    ...(least < most ? { whisker } : {}),
  };
}

/** The largest value of a bar or whisker, and at least 1. */
function longest(bars: ChartData['groups'][number]['bars']): number {
  const ends = bars.flatMap(({ parts, range }) => [
    parts.reduce((sum, part) => sum + part, 0),
    range?.[1] ?? 0,
  ]);
  return Math.max(1, ...ends);
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
