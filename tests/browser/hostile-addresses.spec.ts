import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { VARIANTS } from '../variants';
import { expect, hydrated, open, test, turnWheel } from './fixtures';
import { APP_SCRIPT } from './held-scripts';
import { ALL_PAIRS, CHINESE, ENGLISH, other } from './languages';
import { LONG_PAGE } from './routes';

const MARKUP = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';

const ENDINGS = {
  'markup as query': `?q=${MARKUP}&lang=zh&theme=${MARKUP}`,
  'an encoded query of markup': `?${encodeURIComponent(MARKUP)}`,
  'a query that cannot be decoded': '?q=%E0%A4%A&%',
  'markup as hash': `#${MARKUP}`,
  'an encoded hash of markup': `#${encodeURIComponent(MARKUP)}`,
  'a hash that is a selector': '#:~!*[id="]',
  'a very long query and hash': `?q=${'q'.repeat(8_000)}#${'%F0%9F%98%80'.repeat(2_000)}`,
  'a hash that cannot be decoded': '#%E0%A4%A',
  'a script as address in the hash': '#javascript:document.title="run"',
  'rubbish for a playground, where there is none': `#playground=1.${'%'.repeat(50)}`,
};

/** The title that a page comes with. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<title>([^<]*)</.exec(html)?.[1] ?? '';
}

for (const [name, ending] of Object.entries(ENDINGS)) {
  test(`${name} does nothing, and the link to the other language doesn't run it as code`, async ({
    page,
  }) => {
    for (const path of ALL_PAIRS ? ['/', LONG_PAGE] : [LONG_PAGE]) {
      const title = await titleOf(page, path);
      await open(page, path + ending);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('img[src=x]')).toHaveCount(0);
      const { label } = ENGLISH;
      await page.locator('header summary', { hasText: label }).first().click();
      await page.locator('header a[hreflang=zh]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).not.toHaveTitle(/run/);
      await expect(page.locator('img[src=x]')).toHaveCount(0);
      // A page that differs from it in the hash alone would not be loaded.
      await page.goto('about:blank');
    }
  });
}

const PATHS = {
  'half of a character': '/guide/%E0%A4%A',
  'a lone percent sign': '/%',
  'a zero byte': '/guide/%00',
  'a way out of the folder': '/..%2f..%2f..%2fetc%2fpasswd',
  markup: `/guide/${encodeURIComponent(MARKUP)}`,
  'another host': '//evil.example/guide/basic/deploy',
  'another host behind a backslash': '/%5Cevil.example/x',
  'a very long path': `/guide/${'a/'.repeat(3_000)}`,
};

for (const [index, [name, path]] of Object.entries(PATHS).entries()) {
  // Both languages take turns. A path that begins with a host can't have a prefix.
  const language = index % 2 && !path.startsWith('//') ? CHINESE : ENGLISH;
  const { lang, prefix, t } = language;
  test(`${lang}: a path that is ${name} gets the 404 page`, async ({ page, baseURL, watch }) => {
    watch.allow(/404 \(Not Found\)|400 \(Bad Request\)/);
    const answer = await page.goto(baseURL + prefix + path);
    expect([400, 404]).toContain(answer?.status());
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveText(t('notFound.title'));
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    const hosts = await page
      .locator('a[href]')
      .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).hostname));
    expect(hosts).not.toContain('evil.example');
    const to = other(language);
    await page.locator('header summary', { hasText: language.label }).first().click();
    await page.locator(`header a[hreflang=${to.lang}]`).first().click();
    await expect(page).toHaveURL(`${to.prefix}/`);
    await expect(page.locator('.rp-home-hero')).toBeVisible();
  });
}

test('markup pasted into the search is shown as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, LONG_PAGE);
  const short = '<img src=x onerror="document.title=1">';
  await page.evaluate(markup => navigator.clipboard.writeText(markup), short);
  const title = await page.title();
  await page.keyboard.press('ControlOrMeta+k');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(input).toHaveValue(short);
  await expect(page.locator('.DocSearch-NoResults strong, .DocSearch-Hit').first()).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('the 404 page never inserts a hostile URL as markup, in Chinese either', async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  await open(page, `${CHINESE.prefix}/guide/basic/deplo?q=${MARKUP}#${MARKUP}`);
  await expect(page.getByRole('region', { name: CHINESE.t('notFound.nearest') })).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

/** Pages of sites in two places, and a link on each. */
const SERVED = [
  { site: 'small', path: '/guide/start/getting-started', link: '/guide/start/introduction' },
  { site: 'playground', path: '/some/base/play', link: '/some/base/' },
] as const;

const SPELLINGS: Record<string, (path: string) => string> = {
  'a doubled slash at the start': path => `/${path}`,
  'doubled slashes': path => path.replaceAll('/', '//'),
  'the extension': path => `${path}.html`,
  'a slash at the end': path => `${path}/`,
  'other letter cases': path => path.toUpperCase(),
  'an encoded letter': path => path.replace('a', '%61'),
};

/** Follows a link without a mouse, whose movement would start the app. */
const follow = (page: Page, path: string) =>
  page.evaluate(href => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);

/** Answers a request for a URL with the HTML of a page, as a host may. @returns the text of its heading */
async function serveAt(page: Page, address: string, origin: string, path: string): Promise<string> {
  const html = await (await page.request.get(origin + path)).text();
  await page.route(
    url => url.href === address,
    route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading.replace(/<[^>]*>/g, '').replace('#', '');
}

for (const [place, { site, path, link }] of SERVED.entries()) {
  const { basePath } = VARIANTS[site];
  // The two places take turns.
  const isTried = (_: unknown, index: number) => ALL_PAIRS || index % SERVED.length === place;
  for (const [name, spell] of Object.entries(SPELLINGS).filter(isTried)) {
    test(`below ${basePath}, a page whose URL has ${name} works and gets its own URL`, async ({
      page,
      sites,
    }) => {
      const { origin } = sites[site];
      const heading = await serveAt(page, origin + spell(path), origin, path);
      await open(page, origin + spell(path));
      await expect(page).toHaveURL(origin + path);
      await expect(page.locator('h1')).toContainText(heading);
      await follow(page, link);
      await expect(page).toHaveURL(origin + link);
      await page.goBack();
      await expect(page.locator('h1')).toContainText(heading);
    });

    test(`below ${basePath}, links on a page whose URL has ${name} work before the app runs`, async ({
      page,
      sites,
    }) => {
      const { origin } = sites[site];
      await serveAt(page, origin + spell(path), origin, path);
      await page.goto(origin + spell(path));
      await follow(page, link);
      await expect(page).toHaveURL(origin + link);
    });
  }

  for (const address of [
    `/archive/2026/https://docs.example.com${path}`,
    `/zh${path}`,
    '/guide/%E0%A4',
    '/',
  ].filter(isTried)) {
    test(`below ${basePath}, a page that is served at ${address} stays as it is, and its links work`, async ({
      page,
      sites,
    }) => {
      const { origin } = sites[site];
      const scripts: string[] = [];
      page.on('request', request => {
        if (APP_SCRIPT.test(request.url())) scripts.push(request.url());
      });
      const heading = await serveAt(page, origin + address, origin, path);
      await page.goto(origin + address);
      await turnWheel(page);
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })));
      await expect(page.locator('h1')).toContainText(heading);
      // Controls that need the app are hidden.
      await expect(page.locator('[data-search]:visible, dialog')).toHaveCount(0);
      expect(scripts).toEqual([]);
      await follow(page, link);
      await expect(page).toHaveURL(origin + link);
    });
  }
}

test('a page that was saved as a file can be read', async ({ page, sites, watch }, info) => {
  watch.allow(
    /ERR_FILE_NOT_FOUND|Unsafe attempt to load URL file:\/\/\/icons|Content Security Policy|CORS|origin null/,
  );
  const html = await (await page.request.get(`${sites.small.origin}/guide/start/getting-started`)).text();
  const file = info.outputPath('getting-started.html');
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.locator('h1').click();
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })));
  await expect(page.locator('h1')).toContainText('Getting started');
  expect(new URL(page.url()).protocol).toBe('file:');
});
