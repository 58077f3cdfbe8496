/** Red, green, and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Minimum contrast of small text, by WCAG. */
export const LEAST_CONTRAST = 4.5;

const ON_PAGE = /^--rp-c-(?:text-[0-3]|link|brand|brand-dark)$/;
const CONTAINER_TEXT = /^--rp-container-(\w+)-(?:text|link)$/;
const CODE = /^--shiki-(?:foreground|token-[\w-]+)$/;

/** @returns the variable of a text color's background; `undefined` if the variable isn't a text color */
export function groundOf(name: string): string | undefined {
  if (ON_PAGE.test(name)) return '--rp-c-bg';
  if (CODE.test(name)) return '--rp-code-block-bg';
  if (name === '--rp-c-text-code') return '--rp-c-text-code-bg';
  const [, container] = CONTAINER_TEXT.exec(name) ?? [];
  return container && `--rp-container-${container}-bg`;
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
