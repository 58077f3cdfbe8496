import type { Page } from '@playwright/test';
import { TOOLS_NAME } from '../../site/tools';
import { PLACES } from '../variants';
import { expect, hydrated, open, test } from './fixtures';
import { ALL_PAIRS, ENGLISH, LANGUAGES } from './languages';
import { LONG_PAGE, ROUTES } from './routes';
import { dialogOf } from './search/dialog';
import type { ServedSite } from './sites';

const { t } = ENGLISH;

/** Every violation in the pages and their frames from now on, as the browser reports it to them. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.context().exposeBinding('tellViolation', (_, violation: string) => {
    violations.push(violation);
  });
  await page.context().addInitScript(() => {
    const { tellViolation } = window as Window & { tellViolation?: (violation: string) => void };
    addEventListener('securitypolicyviolation', event => {
      tellViolation?.(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

for (const [name, variant] of [
  ['its own', 'root'],
  ["a service's", 'hosted'],
] as const) {
  test(`nothing that readers do violates the policy, with ${name} search`, async ({ page, sites }) => {
    const violations = await watchViolations(page);
    const openHere = async (path: string) => {
      await open(page, sites[variant].root + path);
      await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
    };
    await page.route(/algolia(net)?\.(com|net|io)/, route =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { results: [{ hits: [HOSTED_HIT], nbHits: 1, queryID: 'q'.repeat(32) }] },
      }),
    );

    await test.step('search', async () => {
      await openHere('/');
      await page.keyboard.press('ControlOrMeta+k');
      const { input, hits } = dialogOf(page);
      await input.fill('deploy');
      await expect(hits.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/basic\/deploy/);
    });
    // Only the search differs.
    if (variant === 'hosted' && !ALL_PAIRS) {
      expect(violations).toEqual([]);
      return;
    }
    await test.step('tools, theme, language, announcement', async () => {
      await page.getByRole('button', { name: TOOLS_NAME.en }).press('Enter');
      await expect(page.getByRole('link', { name: /Rsdoctor/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      const themeSwitch = page.getByRole('button', { name: t('nav.switchTheme') }).first();
      await themeSwitch.click();
      await page.locator('[data-announcement] button').click();
      await page.locator('header summary', { hasText: ENGLISH.label }).first().click();
      await page.locator('header a[hreflang=zh]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    });
    await test.step('zoom', async () => {
      await openHere('/guide/basic/static-assets');
      await page.locator('.rspress-doc img.docs-zoomable').first().click();
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
    });
    await test.step('previews', async () => {
      await openHere('/plugin/official-plugins/preview');
      const preview = page.locator('main [data-preview=iframe-follow]');
      await preview.evaluate(element => element.scrollIntoView({ block: 'center' }));
      await expect(preview.frameLocator('iframe').getByText('Lamp')).toBeVisible();
      await page.locator('main [data-preview=internal]').getByRole('button', { name: 'Brighter' }).click();
      await page
        .locator('main [data-preview=iframe-fixed]')
        .first()
        .evaluate(element => element.scrollIntoView({ block: 'center' }));
      const device = page.locator('main [data-preview-device]');
      await expect(device.frameLocator('iframe').getByText('Bell')).toBeVisible();
    });
    await test.step('playground', async () => {
      await openHere('/plugin/official-plugins/playground');
      const playground = page.locator('[data-playground="1"]');
      await playground.getByRole('button', { name: 'Edit', exact: true }).click();
      const editor = playground.getByRole('textbox');
      await editor.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText('export default () => <b>{[40, 2].reduce((a, b) => a + b)}</b>;');
      await expect(playground.frameLocator('iframe').getByText('42')).toBeVisible();
    });
    await test.step('highlighter and types', async () => {
      await openHere('/plugin/official-plugins/shiki');
      const language = page.locator('main select').first();
      await language.selectOption('python');
      await expect(language).toHaveValue('python');
    });
    await test.step('offline copy', async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: t('offline.save'), exact: true }).click();
      const remove = footer.getByRole('button', { name: t('offline.panel.remove'), exact: true });
      await remove.click();
      await expect(footer.getByRole('button', { name: t('offline.save'), exact: true })).toBeVisible();
    });
    expect(violations).toEqual([]);
  });
}

const HOSTED_HIT = {
  objectID: '1',
  url: 'https://docs.example.com/guide/basic/deploy',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Deploy', lvl1: 'Deploy', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};

const TYPED = /; require-trusted-types-for .*?(?=; frame-ancestors|"|$)/;

for (const [name, hasHeaders, hasTypes] of [
  ['with its headers', true, true],
  ['from a host that sends no headers', false, true],
  ['in a browser without Trusted Types', true, false],
] as const) {
  test(`${name} a page runs nothing that isn't its own, and reports it`, async ({ page, watch, sites }) => {
    watch.allow(/Content Security Policy|Content-Security-Policy|This document requires 'Trusted/);
    const violations = await watchViolations(page);
    await page.route(`**${LONG_PAGE}`, async route => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const body = await response.text();
      await route.fulfill({
        headers: hasHeaders
          ? { ...headers, 'content-security-policy': hasTypes ? policy : policy.replace(TYPED, '') }
          : headers,
        body: hasTypes ? body : body.replace(TYPED, ''),
      });
    });
    await open(page, LONG_PAGE);
    const title = await page.title();
    await page.evaluate(() => {
      const run = 'document.title = "run"';
      const attempt = (...tries: (() => void)[]) => {
        for (const attempted of tries) {
          try {
            attempted();
          } catch {}
        }
      };
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      const addHtml = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
      attempt(
        () => add('script', { textContent: run }),
        () => add('script', { src: `data:text/javascript,${encodeURIComponent(run)}` }),
        () => add('script', { src: 'https://evil.example/x.js' }),
        () => new Worker('data:text/javascript,'),
        () => add('style', { textContent: 'body { display: none }' }),
        () => add('object', { data: '/logo-light.svg' }),
        () => add('base', { href: 'https://evil.example/' }),
        () => add('iframe', { srcdoc: `<script>parent.${run}</script>` }),
        () => addHtml(`<img src="data:," onerror='${run}'>`),
      );
      fetch('https://evil.example/').catch(() => {});
      // What the test itself runs may evaluate code; what runs later may not.
      // biome-ignore lint/security/noGlobalEval: that it is refused is what this is about
      setTimeout(() => attempt(() => globalThis.eval(run)));
    });
    await expect
      .poll(() => [...new Set(violations)].sort())
      .toEqual(
        [
          'base-uri https://evil.example/',
          'connect-src https://evil.example/',
          `object-src ${sites.root.origin}/logo-light.svg`,
          'script-src-attr inline',
          'style-src-elem inline',
          ...(hasTypes
            ? ['require-trusted-types-for trusted-types-sink']
            : [
                'script-src eval',
                'script-src-elem data',
                'script-src-elem https://evil.example/x.js',
                'script-src-elem inline',
                'worker-src data',
              ]),
        ].sort(),
      );
    await expect(page).toHaveTitle(title);
    await expect(page.locator('body')).toBeVisible();
  });
}

test("other sites can't show a page of this one in a frame", async ({ page, watch, sites }) => {
  watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const elsewhere = `${sites.base.origin}/frames`;
  await page.route(elsewhere, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Frames</title><iframe src="${sites.root.origin}/"></iframe>`,
    }),
  );
  await page.goto(elsewhere);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

for (const name of PLACES) {
  const under =
    ({ root }: ServedSite) =>
    (path: string) =>
      `${root}/${path.replace(/^\//, '')}`;

  test(`${name}: every page is sent with its policy and security headers, and is revalidated each time`, async ({
    request,
    sites,
  }) => {
    const at = under(sites[name]);
    const addresses = LANGUAGES.flatMap(({ prefix }) => ROUTES.map(route => at(prefix + route)));
    for (const address of [...addresses, at('no/such/page'), at('404.html')]) {
      const headers = (await request.get(address)).headers();
      expect(headers, address).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      });
      if (address === at('no/such/page')) continue;
      expect(headers, address).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /script-src 'self' 'sha256-.*frame-ancestors 'self'/,
        ),
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      });
      expect(headers['content-security-policy'], address).not.toMatch(
        /(?:script-src|style-src)(?:-elem)? [^;]*unsafe/,
      );
    }
  });

  test(`${name}: files with a hash in their name are cached forever, but missing ones aren't`, async ({
    page,
    request,
    sites,
  }) => {
    const at = under(sites[name]);
    const addresses = new Set<string>();
    page.on('request', asked => addresses.add(asked.url()));
    await page.goto(at(LONG_PAGE));
    await hydrated(page);
    await page.keyboard.press('ControlOrMeta+k');
    await dialogOf(page).input.fill('deploy');
    await expect(dialogOf(page).hits.first()).toBeVisible();
    const files = [...addresses].filter(address => address.startsWith(at('static/')));
    for (const kind of ['.js', '.css', '.json']) {
      expect(files.filter(file => file.endsWith(kind)).length, kind).toBeGreaterThan(0);
    }
    for (const file of files) {
      const headers = (await request.get(file)).headers();
      expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options'], file).toBe('nosniff');
    }
    const missing = await request.get(at('static/js/async/route-000000000000.0000000000.js'));
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).not.toContain('immutable');
  });
}
