// Draws the bitmap images of the site (social.png, apple-touch-icon.png, favicon.ico) from their sources:
// npx tsx site/art/render.ts
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBrowser } from '../../scripts/find-browser';

const art = new URL('./', import.meta.url);
const publicDir = new URL('../../public/', import.meta.url);

/** A PNG of a page or SVG file at exactly this size; unpainted areas stay transparent. */
async function shoot(browser: Browser, source: URL, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
  });
  try {
    if (source.pathname.endsWith('.svg')) {
      const svg = (await readFile(source)).toString('base64');
      await page.setContent(
        `<body style="margin:0"><img width="${width}" height="${height}" style="display:block" src="data:image/svg+xml;base64,${svg}">`,
      );
    } else {
      await page.goto(source.href);
    }
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}

/**
 * Encodes a picture as an opaque PNG that's a third smaller than Chromium's. It drops the lowest bit of each channel.
 * That removes the dithering of gradients, which is invisible and which deflate can't compress.
 */
async function packPng(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rounded = data.map(value => (value === 255 ? value : value & 0xfe));
  return sharp(rounded, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file with square PNG images, each given with its side in pixels (below 256). */
function packIco(images: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ side, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

async function save(name: string, data: Buffer): Promise<void> {
  await writeFile(new URL(name, publicDir), data);
  console.log(`${fileURLToPath(new URL(name, publicDir))}: ${data.length} bytes`);
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
});
try {
  const social = await shoot(browser, new URL('social.html', art), 1200, 630);
  await save('social.png', await packPng(social));
  await save('apple-touch-icon.png', await shoot(browser, new URL('touch.svg', art), 180, 180));
  const favicon = new URL('favicon.svg', publicDir);
  const icons: { side: number; png: Buffer }[] = [];
  for (const side of [16, 32]) {
    icons.push({ side, png: await shoot(browser, favicon, side, side) });
  }
  await save('favicon.ico', packIco(icons));
} finally {
  await browser.close();
}
