import { test } from './fixtures';

// Firefox stops a page itself as soon as the reader follows a link on it.
test('a page that the browser stops loading stays as it is until the reader acts again, and is then completed', async ({
  reader,
  tab,
  site,
  watch,
}) => {
  watch.allow(/hydrateRoot recoverable error/);
  site.hold({ pages: true, scripts: false });
  await tab.evaluate(to => location.assign(to), `${site.origin}/guide/start/introduction`);
  await reader.sees('header a');
  await tab.press('Tab');
  await reader.sees('html[data-intent]');
  await tab.evaluate(() => stop());
  await reader.until('the browser has stopped', () => document.readyState === 'complete');
  await reader.until('nothing has started', () => !document.head.querySelector('script[src]'));
  await tab.press('Tab');
  await reader.sees('html[data-hydrated]');
  await reader.sees('footer');
});

test('a link works although the browser drops the scripts of the page that the reader leaves', async ({
  reader,
  tab,
  site,
}) => {
  site.hold({ pages: false, scripts: true });
  await reader.open('/guide/start/introduction');
  await tab.press('Tab');
  await reader.sees('html[data-intent]');
  await reader.until('the scripts are loading', () => document.head.querySelector('script[src]') !== null);
  await tab.evaluate(() => {
    addEventListener('error', () => document.documentElement.setAttribute('data-gave-up', ''), true);
  });
  site.hold({ pages: false, scripts: true, documents: true });
  await reader.click('[data-sidebar] a[href="/guide/start/tutorial"]');
  await reader.sees('html[data-gave-up]');
  // A page that asks the server whether it can be loaded again has its answer by then.
  await tab.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => undefined));
  site.releaseAll();
  await reader.isAt('/guide/start/tutorial');
});
