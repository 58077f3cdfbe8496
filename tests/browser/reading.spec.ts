import type { Page } from '@playwright/test';
import { counted } from './counted';
import { expect, hydrated, test } from './fixtures';
import { LANGUAGES } from './languages';
import { controls, movingParts, overlapsInHeader, reflowFaults, unmarkedChinese } from './reading';
import { ROUTES } from './routes';

// All pages of a language in one browser tab, as in pages.spec.ts, and everything is asked inside of the page.

/** Names of products, files and versions, and the words of samples, whose code both languages share. */
const NOT_CHINESE =
  /^(?:API|Codex|Discord|GitHub|X|JavaScript|TypeScript|npm|pnpm|yarn|bun|deno|v[\d.]+|\.\w+|Brighter|Darker|Details|Clicks: \d+)$/;

/** Windows: the narrowest that WCAG asks for, one of 1280 px at 200 %, and a large one with larger text. */
const WINDOWS = [
  { name: '320 px', width: 320, height: 800, fontSize: '' },
  { name: '200 %', width: 640, height: 400, fontSize: '' },
  { name: 'text of 200 %', width: 1280, height: 800, fontSize: '200%' },
];

for (const { lang, prefix, t } of LANGUAGES) {
  test(`every ${lang} page fits narrow windows and large text, its controls are named and nothing moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of ROUTES) {
      await test.step(prefix + route, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(prefix + route);
        await hydrated(page);
        const found = [
          ...(await namingFaults(page, lang, t('nav.skip'))),
          ...(await page.evaluate(movingParts)),
        ];
        expect.soft(await counted('reading', page, found), prefix + route).toEqual([]);
        for (const { name, width, height, fontSize } of WINDOWS) {
          await page.setViewportSize({ width, height });
          await page.evaluate(size => {
            document.documentElement.style.fontSize = size;
          }, fontSize);
          await nextFrames(page);
          const faults = [...(await page.evaluate(reflowFaults)), ...(await page.evaluate(overlapsInHeader))];
          expect.soft(await counted('reading', page, faults), `${prefix}${route}, ${name}`).toEqual([]);
        }
      });
    }
  });
}

/** Faults of names and of the order of controls, in the page as it is. */
async function namingFaults(page: Page, lang: 'en' | 'zh', skip: string): Promise<string[]> {
  const { faults, names, first } = await page.evaluate(controls);
  const isForeign = (name: string) =>
    lang === 'zh' ? !/\p{Script=Han}/u.test(name) && !NOT_CHINESE.test(name) : /\p{Script=Han}/u.test(name);
  return [
    ...faults,
    ...names.filter(isForeign).map(name => `not in the language of the page: ${name}`),
    ...(first === skip ? [] : [`the first stop is ${first}`]),
    ...(lang === 'zh' ? [] : (await page.evaluate(unmarkedChinese)).map(text => `not marked: ${text}`)),
  ];
}

/** Observers of sizes have been told of the window once two frames are drawn. */
function nextFrames(page: Page) {
  return page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const FAULTS = `
  <p style="width: 700px">Wide</p>
  <p style="width: 90px; overflow: hidden; white-space: nowrap">Nobody reads the end of this line</p>
  <div style="width: 90px; overflow: auto; white-space: nowrap">Nobody reads the end of this line either</div>
  <button></button><button tabindex="2" aria-label="关闭">x</button>
  <p>文档</p><p style="transition: color 1s">Slow</p>`;

test('these checks do find faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sitemap');
  await hydrated(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(html => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    document.body.insertAdjacentHTML('beforeend', '<p style="width: 800px">Wider than the document</p>');
  }, FAULTS);
  await page.addStyleTag({ content: 'header a { margin-left: -40px }' });
  expect(await page.evaluate(reflowFaults)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the document is \d+ px wide/),
      expect.stringMatching(/^stands out .*Wide/),
      expect.stringMatching(/^cut off: .*end of this line</),
      expect.stringMatching(/^scrolls, but by no key: .*either</),
    ]),
  );
  expect(await page.evaluate(overlapsInHeader)).not.toEqual([]);
  expect(await namingFaults(page, 'en', 'Skip to content')).toEqual([
    expect.stringMatching(/^has no name/),
    expect.stringMatching(/^goes before others/),
    'not in the language of the page: 关闭',
    'not marked: 文档',
  ]);
  await page.addStyleTag({ content: '.rspress-doc p { transition: color 1s !important }' });
  expect(await page.evaluate(movingParts)).toContainEqual(expect.stringMatching(/^p\..* moves for 1 s/));
});
