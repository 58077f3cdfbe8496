import sharp from 'sharp';
import type { Palette } from './png';

/** The colors that describe a picture best, at most 256. */
export async function paletteOf(svg: string): Promise<Palette> {
  const reduced = await sharp(Buffer.from(svg)).png({ palette: true, dither: 0 }).toBuffer();
  const pixels = await sharp(reduced).removeAlpha().raw().toBuffer();
  const colors = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colors.add(colorAt(pixels, at));
  return [...colors];
}

/**
 * Returns a function that finds the nearest color of a palette for each pixel.
 * @returns indexes of the palette, from three bytes (red, green, and blue) per pixel
 */
export function matchColors(palette: Palette): (pixels: Uint8Array) => Uint8Array {
  /** Index in the palette by color, -1 where it isn't known yet. */
  const known = new Int16Array(2 ** 24).fill(-1);
  const indexOf = (color: number) => {
    const index = known[color] as number;
    if (index >= 0) return index;
    const nearest = nearestOf(palette, color);
    known[color] = nearest;
    return nearest;
  };
  return pixels => {
    const indexes = new Uint8Array(pixels.length / 3);
    for (let pixel = 0; pixel < indexes.length; pixel++) indexes[pixel] = indexOf(colorAt(pixels, pixel * 3));
    return indexes;
  };
}

function colorAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function nearestOf(palette: Palette, color: number): number {
  const distances = palette.map(each => distance(each, color));
  return distances.indexOf(Math.min(...distances));
}

function distance(a: number, b: number): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 0xff) - ((b >> shift) & 0xff)) ** 2, 0);
}
