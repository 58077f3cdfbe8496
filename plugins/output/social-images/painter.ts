import satori from 'satori';
import sharp from 'sharp';
import { SOCIAL_IMAGE_SIZE } from '../../../site/head';
import { type Box, mapText, textOf } from './card';
import { loadFonts } from './fonts';

/** Turns a picture into a PNG of `SOCIAL_IMAGE_SIZE`. */
export type Draw = (picture: Box) => Promise<Uint8Array>;

/** Returns a function that draws these pictures. The parts of the fonts that they need are read once. */
export async function preparePainter(pictures: Box[]): Promise<Draw> {
  const fonts = await loadFonts(pictures.map(textOf).join(''));
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
    return sharp(Buffer.from(withoutMasks(svg)))
      .removeAlpha()
      .png({ palette: true })
      .toBuffer();
  };
}

/** Each image has a mask of the same size as its clip path. Drawing the masks takes half of the time. */
function withoutMasks(svg: string): string {
  return svg.replaceAll(/ mask="[^"]*"/g, '');
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
