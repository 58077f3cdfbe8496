import type { Page, Route } from '@playwright/test';
import { VARIANTS } from '../../variants';
import { expect, open, test } from '../fixtures';
import { CHINESE, ENGLISH, type Language } from '../languages';
import { type Dialog, dialogOf, ERROR_TEXTS, recentKey, searchFor } from './dialog';

const { env } = VARIANTS.hosted;
const SEARCH = /^https:\/\/[\w-]+\.algolia(net\.com|\.net)\/1\/indexes\/\*\/queries/;
const INSIGHTS = 'https://insights.algolia.io/**';

const HIT = {
  objectID: 'https://docs.example.com/guide/basic/deploy#build',
  url: 'https://docs.example.com/guide/basic/deploy#build',
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'Deploy',
    lvl1: 'Deploy',
    lvl2: 'Build <Site>',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: {
    hierarchy: {
      lvl1: { value: 'Deploy', matchLevel: 'none' },
      lvl2: { value: '<mark>Build</mark> <Site>', matchLevel: 'full' },
    },
  },
};

test.use({ variant: 'hosted' });

async function openHosted(page: Page, language: Language = ENGLISH): Promise<Dialog> {
  await open(page, `${language.prefix}/guide/start/introduction`);
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page, language);
  await expect(dialog.input).toBeFocused();
  return dialog;
}

function answer(route: Route, hits: unknown[] = [HIT]) {
  return route.fulfill({ json: { results: [{ hits, nbHits: hits.length, queryID: 'q'.repeat(32) }] } });
}

for (const language of [ENGLISH, CHINESE]) {
  test(`${language.lang}: a query goes to the index in the specified form`, async ({ page }) => {
    let seen: { url: URL; method: string; body: unknown } | undefined;
    await page.route(SEARCH, route => {
      const request = route.request();
      seen = { url: new URL(request.url()), method: request.method(), body: request.postDataJSON() };
      return answer(route);
    });
    await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
    const { input, hits, root } = await openHosted(page, language);
    await input.fill('build');
    await expect(hits).toHaveCount(1);
    expect(seen?.method).toBe('POST');
    expect(seen?.url.searchParams.get('x-algolia-application-id')).toBe(env.ALGOLIA_APP_ID);
    expect(seen?.url.searchParams.get('x-algolia-api-key')).toBe(env.ALGOLIA_API_KEY);
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      level => `hierarchy.${level}`,
    );
    expect(seen?.body).toEqual({
      requests: [
        {
          query: 'build',
          indexName: env.ALGOLIA_INDEX_NAME,
          attributesToRetrieve: [...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.slice(1).map(level => `${level}:10`), 'content:10'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: true,
          facetFilters: [`lang:${language.lang}`],
        },
      ],
    });
    await expect(root.locator('footer')).toContainText(language.t('search.dialog.by'));
    await expect(root.locator('.DocSearch-Logo svg')).toHaveAttribute('aria-label', 'Algolia');
  });
}

test("only the path and hash of a URL count, and texts from the index aren't markup", async ({ page }) => {
  await page.route(SEARCH, route => answer(route));
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const { input, hits } = await openHosted(page);
  await input.fill('build');
  await expect(hits.locator('a')).toHaveAttribute('href', '/guide/basic/deploy#build');
  await expect(hits.locator('.DocSearch-Hit-title')).toHaveText('Build <Site>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/basic/deploy#build');
  const stored = await page.evaluate(key => localStorage.getItem(key), recentKey('en'));
  expect(JSON.parse(stored ?? '')).toMatchObject([{ url: '/guide/basic/deploy#build' }]);
});

test('results that are broken or lead to another host are left out', async ({ page }) => {
  const bad = [
    null,
    {},
    { ...HIT, hierarchy: null },
    { ...HIT, url: 'x:https://evil.example/guide' },
    { ...HIT, url: 'https://docs.example.com//evil.example/guide' },
    { ...HIT, url: 'javascript:alert(1)' },
  ];
  await page.route(SEARCH, route => answer(route, [...bad, { ...HIT, _snippetResult: 'broken' }]));
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const { input, hits } = await openHosted(page);
  await input.fill('build');
  await expect(hits).toHaveCount(1);
  await expect(hits.locator('a')).toHaveAttribute('href', '/guide/basic/deploy#build');
});

const FAILING: Record<string, (route: Route) => unknown> = {
  'cannot be reached': route => route.abort(),
  // The client gives up on it by its own timeout.
  "doesn't answer": () => {},
};

for (const [name, fail] of Object.entries(FAILING)) {
  test(`a host that ${name} is skipped, and the next query doesn't ask it`, async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const asked: string[] = [];
    await page.route(SEARCH, route => {
      asked.push(new URL(route.request().url()).hostname);
      return asked.length === 1 ? fail(route) : answer(route);
    });
    await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
    const { input, hits } = await openHosted(page);
    await input.fill('build');
    await expect(hits).toHaveCount(1);
    await input.fill('builds');
    await expect.poll(() => asked).toHaveLength(3);
    expect(asked.slice(1)).not.toContain(asked[0]);
  });
}

test('if no host can be reached, the error screen appears, and the next keystroke tries again', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(SEARCH, route => route.abort());
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const { input, hits, root } = await openHosted(page);
  await input.fill('buil');
  for (const text of ERROR_TEXTS) await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(text);
  await page.unroute(SEARCH);
  await page.route(SEARCH, route => answer(route));
  await input.press('d');
  await expect(hits).toHaveCount(1);
});

test('a rejected key leads to the error screen and is logged once', async ({ page, watch }) => {
  watch.allow(/403|The search failed/);
  const logged: string[] = [];
  page.on('console', message => {
    if (message.text().includes('The search failed')) logged.push(message.text());
  });
  await page.route(SEARCH, route =>
    route.fulfill({ status: 403, json: { message: 'Invalid Application-ID or API key', status: 403 } }),
  );
  const { input, root } = await openHosted(page);
  for (const query of ['b', 'bu']) {
    await input.fill(query);
    await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await input.fill('');
  }
  expect(logged).toHaveLength(1);
});

test('views and clicks are reported with the index name, twenty per report', async ({ page }) => {
  const many = hitsIn(Array.from({ length: 20 }, (_, at) => `Group ${at % 5}`));
  const events: { eventType: string; eventName: string; index: string; objectIDs: string[] }[] = [];
  await page.route(SEARCH, route => answer(route, many));
  await page.route(INSIGHTS, route => {
    events.push(...route.request().postDataJSON().events);
    return route.fulfill({ json: { status: 200, message: 'OK' } });
  });
  const { input, hits } = await openHosted(page);
  await input.fill('build');
  await expect(hits).toHaveCount(20);
  await expect.poll(() => events.filter(({ eventType }) => eventType === 'view').length).toBeGreaterThan(0);
  for (const event of events) {
    expect(event.index).toBe(env.ALGOLIA_INDEX_NAME);
    expect(event.objectIDs.length).toBeLessThanOrEqual(20);
  }
  await hits.first().click();
  await expect.poll(() => events.filter(({ eventType }) => eventType === 'click').length).toBeGreaterThan(0);
});

/** A hit of another page in each group. */
function hitsIn(groups: string[]) {
  return groups.map((lvl0, index) => ({
    ...HIT,
    objectID: `${HIT.objectID}${index}`,
    hierarchy: { ...HIT.hierarchy, lvl0, lvl1: `Page ${index}` },
  }));
}

test('clicks and Enter report the positions of the results on the screen', async ({ page }) => {
  const positions: number[] = [];
  await page.route(SEARCH, route => answer(route, hitsIn(['A', 'B', 'A'])));
  await page.route(INSIGHTS, route => {
    positions.push(
      ...route
        .request()
        .postDataJSON()
        .events.flatMap((event: { positions?: number[] }) => event.positions ?? []),
    );
    return route.fulfill({ json: {} });
  });
  for (const choose of ['click', 'Enter']) {
    positions.length = 0;
    for (const at of [0, 1, 2]) {
      const dialog = await openHosted(page);
      await searchFor(dialog, 'build');
      for (let down = 0; down < at; down++) await page.keyboard.press('ArrowDown');
      if (choose === 'click') await dialog.hits.nth(at).click();
      else await page.keyboard.press('Enter');
      await expect.poll(() => positions, choose).toHaveLength(at + 1);
    }
    expect(positions, choose).toEqual([1, 2, 3]);
  }
});

test('as many results are announced as are shown', async ({ page }) => {
  await page.route(SEARCH, route =>
    answer(route, hitsIn(Array.from({ length: 20 }, (_, at) => `Group ${at % 2}`))),
  );
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const { input, hits, root } = await openHosted(page);
  await input.fill('build');
  await expect(hits).toHaveCount(10);
  await expect(root.getByRole('status')).toHaveText(ENGLISH.t('search.dialog.count', { count: '10' }));
  await input.fill('');
  await expect(root.getByRole('status')).toHaveText('');
});

test('Traditional Chinese is searched for in Simplified Chinese', async ({ page }) => {
  const asked: string[] = [];
  await page.route(SEARCH, route => {
    asked.push(route.request().postDataJSON().requests[0].query);
    return answer(route);
  });
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const { input, hits } = await openHosted(page, CHINESE);
  await input.fill('佈署 nginx');
  await expect(hits).toHaveCount(1);
  expect(asked).toEqual(['部署 nginx']);
});

test('if nothing is found, only titles that resemble the query are suggested', async ({ page }) => {
  await page.route(SEARCH, route =>
    answer(
      route,
      route.request().postDataJSON().requests[0].query === 'build' ? hitsIn(['A', 'B', 'C']) : [],
    ),
  );
  await page.route(INSIGHTS, route => route.fulfill({ json: {} }));
  const dialog = await openHosted(page);
  await searchFor(dialog, 'build');
  const offered = dialog.root.locator('.DocSearch-Prefill').filter({ visible: true });
  await dialog.input.fill('deploxyzzyplugh');
  await expect(offered).toHaveText(['Deploy']);
  await dialog.input.fill('xyzzyplugh');
  await expect(dialog.root.locator('.DocSearch-NoResults strong')).toHaveText('xyzzyplugh');
  await expect(offered).toHaveCount(0);
});
