// Draws the bitmap images of the site (social.png, apple-touch-icon.png, favicon.ico) from their sources:
// npx tsx site/art/render.ts
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

const art = new URL('./', import.meta.url);
const publicDir = new URL('../../public/', import.meta.url);

/** `CHROMIUM_PATH`, otherwise the browser that Playwright installed, otherwise the system's. */
function chromiumPath(): string {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv) return fromEnv;
  const installed = chromium.executablePath();
  return existsSync(installed) ? installed : '/usr/bin/chromium';
}

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

/** The pixels of a PNG, four bytes each. */
async function decode(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const base64 = await page.evaluate(
      async src => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This Chromium has no 2D canvas.');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        return new Promise<string>(resolve => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
          reader.readAsDataURL(new Blob([data]));
        });
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await page.close();
  }
}

/**
 * Encodes these pixels as an opaque PNG that's a third smaller than Chromium's. It drops the lowest bit of every
 * channel. That removes the dithering of gradients, which is invisible and which deflate can't compress.
 */
function packPng(rgba: Buffer, width: number, height: number): Buffer {
  const stride = 1 + 3 * width; // each row starts with its filter: 0, none
  const rows = Buffer.alloc(stride * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba.readUInt8(4 * pixel + channel);
      const target = row * stride + 1 + 3 * (pixel % width) + channel;
      rows.writeUInt8(value === 255 ? value : value & 0xfe, target);
    }
  }
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8); // bits per channel
  header.writeUInt8(2, 9); // red, green, blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  const social = await shoot(browser, new URL('social.html', art), 1200, 630);
  await save('social.png', packPng(await decode(browser, social), 1200, 630));
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
