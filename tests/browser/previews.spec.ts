import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { PLACES, VARIANTS } from '../variants';
import { axeFindings, contrastFindings } from './axe';
import { expect, hydrated, open, test } from './fixtures';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES, LANGUAGES, LANGUAGES_IN_WINDOWS } from './languages';

const PATH = '/plugin/official-plugins/preview';
const COMPONENTS = ['/api/client-api/content-components', '/guide/default-theme/components'];
const { outDir } = VARIANTS.root;

const internal = (page: Page) => page.locator('main [data-preview=internal]');
const follow = (page: Page) => page.locator('main [data-preview=iframe-follow]');
const device = (page: Page) => page.locator('main [data-preview-device]');
const fence = (page: Page) => page.locator('main [data-preview=iframe-fixed]').first();

/** Brings an element into sight, as a reader does. */
async function lookAt(target: ReturnType<typeof internal>) {
  await target.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await expect(target).toBeInViewport();
}

/** @returns the paths of the scripts that the page loads from now on */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: a result in the page works, and its code folds and can be copied`, async ({ page }) => {
    await open(page, prefix + PATH);
    const preview = internal(page).first();
    const result = preview.getByRole('group', { name: t('preview.result', { number: '1' }) });
    await expect(result).toContainText('60 %');
    await result.getByRole('button', { name: 'Brighter' }).click();
    await expect(result).toContainText('70 %');
    const code = preview.locator('pre');
    await expect(code).toBeVisible();
    await preview.getByText(t('preview.code'), { exact: true }).click();
    await expect(code).toBeHidden();
    await preview.locator('summary').press('Enter');
    await expect(code).toBeVisible();
  });

  test(`${lang}: a frame has a name, runs its code, reloads, and opens in a tab`, async ({
    page,
    context,
  }) => {
    await open(page, prefix + PATH);
    const preview = follow(page);
    // Its place is a stop of the Tab key, whether or not it was loaded.
    await expect(preview.locator('iframe')).not.toHaveAttribute('src');
    await lookAt(preview);
    const frame = preview.frameLocator(`iframe[title="${t('preview.frame', { number: '2' })}"]`);
    await expect(frame.getByText('Lamp')).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', lang);
    await frame.locator('body').evaluate(body => body.setAttribute('data-old', ''));
    await preview.getByRole('button', { name: t('preview.reload') }).click();
    await expect(frame.locator('body:not([data-old])').getByText('Window')).toBeVisible();
    const opened = context.waitForEvent('page');
    await preview.getByRole('link', { name: t('preview.open') }).click();
    const tab = await opened;
    await expect(tab.getByText('Lamp')).toBeVisible();
    expect(new URL(tab.url()).pathname).toMatch(new RegExp(`^/~demo/_${lang}_.*_2\\.html$`));
  });

  test(`${lang}: one device replaces the outline and shows all blocks while they're in view`, async ({
    page,
  }) => {
    await open(page, prefix + PATH);
    const outline = page.locator('.rp-doc-layout__outline');
    await expect(outline).toBeVisible();
    await expect(device(page)).toBeHidden();
    await lookAt(fence(page));
    await expect(device(page)).toBeVisible();
    await expect(outline).toBeHidden();
    const frame = device(page).frameLocator(`iframe[title="${t('preview.device')}"]`);
    await expect(frame.getByText('Bell')).toBeVisible();
    await frame.getByRole('button', { name: 'Off' }).click();
    await expect(frame.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
    await page.locator('h1').evaluate(element => element.scrollIntoView({ block: 'center' }));
    await expect(device(page)).toBeHidden();
    await expect(outline).toBeVisible();
  });

  test(`${lang}: the component pages show results of their samples`, async ({ page }) => {
    for (const route of COMPONENTS) {
      await open(page, prefix + route);
      expect(await internal(page).count()).toBeGreaterThan(0);
      for (const preview of await internal(page).all()) {
        await expect(preview.getByRole('group').first()).not.toBeEmpty();
        await expect(preview.locator('details pre').first()).not.toBeEmpty();
      }
    }
    await page.goto(prefix + (COMPONENTS[0] ?? ''));
    await hydrated(page);
    const tabs = internal(page).filter({ has: page.getByRole('tab', { name: '.mts' }) });
    await tabs.getByRole('tab', { name: '.ts', exact: true }).click();
    await expect(tabs.getByRole('tabpanel')).toHaveText('rspress.config.ts');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`${lang}: previews are only code`, async ({ page }) => {
      for (const route of [PATH, ...COMPONENTS]) {
        await page.goto(prefix + route);
        const previews = page.locator('main [data-preview]');
        expect(await previews.count()).toBeGreaterThan(0);
        for (const preview of await previews.all()) {
          await expect(preview.locator('pre').last()).toBeVisible();
          await expect(preview.locator('button:visible, input:visible, summary:visible, iframe')).toHaveCount(
            0,
          );
        }
        await expect(page.locator('[data-preview-device]:visible')).toHaveCount(0);
      }
    });
  });
}

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}, ${width} px: with all previews in view, axe finds nothing in either theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = colorScheme === 'light' ? axeFindings : contrastFindings;
      await page.emulateMedia({ colorScheme });
      await open(page, language.prefix + PATH);
      await lookAt(follow(page));
      await expect(follow(page).frameLocator('iframe').getByText('Lamp')).toBeVisible();
      expect(await look(page, { part: 'preview' }), colorScheme).toEqual([]);
      await lookAt(width === 390 ? device(page) : fence(page));
      await expect(device(page).frameLocator('iframe').getByText('Bell')).toBeVisible();
      expect(await look(page, { part: 'preview' }), colorScheme).toEqual([]);
    }
  });
}

for (const name of ALL_PAIRS ? PLACES : (['base'] as const)) {
  test(`${name}: no policy is violated, and frames have their own policy`, async ({ page, sites }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    const sent: (string | undefined)[] = [];
    page.on('response', response => {
      if (response.url().includes('/~demo/') && response.request().resourceType() === 'document')
        sent.push(response.headers()['content-security-policy']);
    });
    await page.goto(sites[name].root + PATH);
    await hydrated(page);
    await lookAt(follow(page));
    await expect(follow(page).frameLocator('iframe').getByText('Lamp')).toBeVisible();
    await lookAt(fence(page));
    await expect(device(page).frameLocator('iframe').getByText('Bell')).toBeVisible();
    expect(sent).toHaveLength(2);
    for (const policy of sent) expect(policy).toMatch(/script-src 'self' 'sha256-/);
  });
}

test("frames have the page's theme from the start and when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PATH);
  await lookAt(follow(page));
  const document = follow(page).frameLocator('iframe').locator('html');
  await expect(document).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
  await expect(document).not.toHaveClass('dark');
  await expect(document).toHaveCSS('color-scheme', 'light');
});

test('frames work if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
      configurable: true,
    });
  });
  await open(page, PATH);
  await lookAt(follow(page));
  await expect(follow(page).frameLocator('iframe').getByText('Lamp')).toBeVisible();
});

test('previews still work after going to another page and back', async ({ page }) => {
  await open(page, PATH);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .filter({ hasNotText: 'Preview' })
    .first()
    .click();
  await expect(page).not.toHaveURL(PATH);
  await page.goBack();
  await expect(internal(page).first().getByRole('button', { name: 'Darker' })).toBeVisible();
  await lookAt(follow(page));
  await expect(follow(page).frameLocator('iframe').getByText('Lamp')).toBeVisible();
});

test('a page without previews loads no preview code', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/guide/default-theme/overview-page');
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  expect([...scripts].filter(script => /data-preview-device|qrcode/i.test(read(script)))).toEqual([]);
});

test("a page with previews doesn't load frames that are out of view", async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, PATH);
  expect([...scripts].filter(script => script.includes('~demo'))).toEqual([]);
});

test("frame documents are small, unlisted, and without the site's files", () => {
  const files = globSync('~demo/**/*', { cwd: outDir });
  const documents = files.filter(file => file.endsWith('.html'));
  expect(documents).toHaveLength(4);
  for (const file of documents) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<title>Preview</title>');
    expect(html).not.toContain("const storageKey = 'rspress-plugin-preview");
  }
  expect(files.filter(file => !/^~demo\/(static\/|_\w+\.html$)/.test(file))).toEqual([]);
  expect(readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')).not.toContain('~demo');
});

test('the Markdown version and the search contain the code, not the result', () => {
  for (const { prefix } of LANGUAGES) {
    const markdown = readFileSync(path.join(outDir, `${prefix}${PATH}.md`), 'utf8');
    expect(markdown).toContain('export default function Dimmer()');
    expect(markdown).not.toMatch(/<Preview\b|RspressPreviewDevice/);
  }
  const files = globSync('static/search/en-*/*.json', { cwd: outDir });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect(readFileSync(path.join(outDir, file), 'utf8')).not.toContain('RspressPreviewDevice');
  }
});
