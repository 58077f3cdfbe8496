import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { SOCIAL_IMAGE_SIZE } from '../../../site/head';
import { type Box, mapText, textOf } from './card';
import { loadFonts } from './fonts';

/** Turns a picture into a PNG of `SOCIAL_IMAGE_SIZE`. */
export type Draw = (picture: Box) => Promise<Uint8Array>;

const require = createRequire(import.meta.url);

/** The package must be set up once per process. */
let renderer: Promise<void> | undefined;

async function setUpRenderer(): Promise<void> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Returns a function that draws these pictures. The parts of the fonts that they need are read once. */
export async function preparePainter(pictures: Box[]): Promise<Draw> {
  renderer ??= setUpRenderer();
  const [fonts] = await Promise.all([loadFonts(pictures.map(textOf).join('')), renderer]);
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(', ');

  /** @param missing collects the characters that no font has */
  const layOut = (picture: Box, missing: Set<string>) => {
    const style = { display: 'flex', fontFamily };
    return satori(
      { type: 'div', key: null, props: { style, children: picture } },
      {
        ...SOCIAL_IMAGE_SIZE,
        fonts,
        loadAdditionalAsset: async (_language, text) => {
          for (const character of charactersOf(text)) missing.add(character);
          return [];
        },
      },
    );
  };

  return async picture => {
    const missing = new Set<string>();
    let svg = await layOut(picture, missing);
    // These characters would be drawn as empty boxes, so they're left out.
    if (missing.size > 0)
      svg = await layOut(
        mapText(picture, text => without(missing, text)),
        new Set(),
      );
    return toPng(svg);
  };
}

/** Characters as a reader counts them: an emoji of several code points is one. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function without(missing: Set<string>, text: string): string {
  return charactersOf(text)
    .filter(character => !missing.has(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function toPng(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
