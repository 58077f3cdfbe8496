import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Colors as `0xRRGGBB`. */
export type Palette = number[];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_PER_PIXEL = 8;
const INDEXED_COLOR = 3;

const compress = promisify<Uint8Array, Buffer>(deflate);

/**
 * Writes a PNG with a palette. `sharp` would make a palette for each picture, which takes longer than drawing it.
 * @param pixels an index of the palette for each pixel, row by row
 * @param palette at most 256 colors
 * @see https://www.w3.org/TR/png-3/
 */
export async function writePng(pixels: Uint8Array, width: number, palette: Palette): Promise<Buffer> {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS_PER_PIXEL, INDEXED_COLOR], 8);
  const colors = Buffer.from(palette.flatMap(color => [color >> 16, (color >> 8) & 0xff, color & 0xff]));
  // Each row begins with the number of its filter. Rows of indexes compress best with filter 0, which leaves them as they are.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of the file: length, name, data, and checksum of name and data. */
function chunk(name: string, data: Uint8Array): Buffer {
  const part = Buffer.alloc(data.length + 12);
  part.writeUInt32BE(data.length, 0);
  part.write(name, 4, 'latin1');
  part.set(data, 8);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), data.length + 8);
  return part;
}
