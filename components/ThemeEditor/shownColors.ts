import type { Rgb } from './contrast';

/** Reads the values of variables on the page in the current mode. */
export interface ShownColors {
  /** Value of a variable, with references to other variables resolved. */
  valueOf(name: string): string;
  /**
   * @returns the text color and its background color, blended with the page's background; `undefined` without canvas
   * support
   */
  mixed(text: string, ground: string): { text: Rgb; ground: Rgb } | undefined;
}

/** @param probe a hidden element on the page */
export function readShownColors(probe: HTMLElement): ShownColors {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (variable: string) => {
    probe.style.color = '';
    probe.style.color = `var(${variable})`;
    return getComputedStyle(probe).color;
  };
  return {
    valueOf: name => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    mixed(text, ground) {
      if (!context) return undefined;
      const paint = (variable: string): Rgb => {
        context.fillStyle = colorOf(variable);
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      };
      paint('--rp-c-bg');
      const below = paint(ground);
      return { text: paint(text), ground: below };
    },
  };
}
