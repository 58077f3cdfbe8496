import { holdSite } from '../held-site';
import { test } from './fixtures';
import { Reader } from './reader';

// Firefox stops a page itself as soon as the reader follows a link on it.
test('a page that the browser stops loading stays as it is until the reader acts again, and is then completed', async ({
  engine,
  site,
  watch,
}) => {
  watch.allow(/hydrateRoot recoverable error/);
  const held = await holdSite(site.origin);
  const reader = new Reader(await engine.openTab({ origin: held.origin }), { ...site, origin: held.origin });
  held.hold({ pages: true, scripts: false });
  const from = '/guide/start/introduction';
  await reader.tab.evaluate(to => location.assign(to), held.origin + from);
  await reader.sees('header a');
  await reader.press('Tab');
  await reader.sees('html[data-intent]');
  await reader.tab.evaluate(() => stop(), undefined);
  await reader.until('the browser has stopped', () => document.readyState === 'complete', undefined);
  await reader.until('nothing has started', () => !document.head.querySelector('script[src]'), undefined);
  await reader.press('Tab');
  await reader.sees('html[data-hydrated]');
  await reader.sees('footer');
  await reader.tab.close();
  held.close();
});

test('a link works although the browser drops the scripts of the page that the reader leaves', async ({
  engine,
  site,
}) => {
  const held = await holdSite(site.origin);
  const reader = new Reader(await engine.openTab({ origin: held.origin }), { ...site, origin: held.origin });
  held.hold({ pages: false, scripts: true });
  await reader.open('/guide/start/introduction');
  await reader.press('Tab');
  await reader.sees('html[data-intent]');
  await reader.until(
    'the scripts are loading',
    () => document.head.querySelector('script[src]') !== null,
    undefined,
  );
  await reader.tab.evaluate(() => {
    addEventListener('error', () => document.documentElement.setAttribute('data-gave-up', ''), true);
  }, undefined);
  held.hold({ pages: false, scripts: true, documents: true });
  await reader.click('[data-sidebar] a[href="/guide/start/tutorial"]');
  await reader.sees('html[data-gave-up]');
  // A page that asks the server whether it can be loaded again has its answer by then.
  await reader.tab.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => undefined), undefined);
  held.releaseAll();
  await reader.until(
    'the reader is on the other page',
    () => location.pathname === '/guide/start/tutorial',
    undefined,
  );
  await reader.tab.close();
  held.close();
});
