/** Red, green, blue (0 to 255) and alpha (0 to 1). */
export type Color = [number, number, number, number];

/**
 * Parses a color such as `#07f` or `#7fa3ff29`.
 * @throws Error if the value isn't written that way
 */
export function parseColor(value: string): Color {
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`"${value}" isn't a color that this test can read.`);
  const long = hex.length < 6 ? [...hex].map(digit => digit + digit).join('') : hex;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), long.length === 8 ? channel(6) / 255 : 1];
}

/** Returns the color that readers see if a color lies on an opaque one. */
export function over([r, g, b, alpha]: Color, ground: Color): Color {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2]), 1];
}

/** Returns the contrast of a text on an opaque color by WCAG 2, from 1 to 21. */
export function contrast(text: Color, ground: Color): number {
  const [light, dark] = [luminance(over(text, ground)), luminance(ground)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([r, g, b]: Color): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
