import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { PICTURE_THEMES, PICTURES, type Picture, pictureFile } from '../site/pictures';
import { buildExample } from '../tests/unit/examples/build-example';
import { ensureBrowser } from './find-browser';
import { MADE_FROM, pictureSources } from './picture-sources';
import { createSiteServer, listen } from './serve-files';

/** `npm run pictures`: builds the examples that `site/pictures.ts` names, and takes the pictures for the pages. */
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const madeFrom: Record<string, string> = {};
for (const [name, picture] of Object.entries<Picture>(PICTURES)) {
  await takePictures(browser, name, picture);
  madeFrom[name] = pictureSources(picture);
}
await browser.close();
writeFileSync(MADE_FROM, `${JSON.stringify(madeFrom, null, 2)}\n`);

async function takePictures(browser: Browser, name: string, picture: Picture) {
  const { example, page: route, width, height, without = [], hover, locale } = picture;
  const build = await buildExample(example, {
    files: Object.fromEntries(without.map(file => [file, null])),
  });
  if (build.exitCode !== 0) throw new Error(`The example ${example} doesn't build:\n${build.log}`);
  const server = createSiteServer({ dir: build.folder, basePath: '/' });
  const port = await listen(server, 4300);
  for (const theme of PICTURE_THEMES) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale,
    });
    await page.goto(`http://localhost:${port}${route}`, { waitUntil: 'networkidle' });
    if (hover) {
      await page.hover(hover);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    }
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const file = path.join('public', pictureFile(name, theme));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data, 'base64');
    console.log(`Written: ${file}`);
    await page.close();
  }
  server.close();
  server.closeAllConnections();
}
