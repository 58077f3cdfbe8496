import { CHINESE, ENGLISH } from '../browser/languages';
import { SHORT_PAGE } from '../browser/routes';
import { test } from './fixtures';

const INPUT = '[role=dialog] input';
const HIT = '[role=dialog] .DocSearch-Hit';

for (const { lang, prefix, t, query } of [
  { ...ENGLISH, query: 'deploy' },
  { ...CHINESE, query: '部署' },
]) {
  test(`${lang}: a click opens the search, and Enter opens the first result`, async ({ reader }) => {
    await reader.openRunning(prefix + SHORT_PAGE);
    await reader.click(`header button[aria-label="${t('search.button')}"]`);
    await reader.sees(INPUT);
    await reader.type(query);
    await reader.sees(`${HIT} mark`);
    await reader.press('Enter');
    await reader.seesNo('[role=dialog]');
    await reader.until(
      'the reader is on another page',
      path => location.pathname !== path,
      prefix + SHORT_PAGE,
    );
    await reader.sees('h1');
  });
}

test('Ctrl+K opens and closes the search', async ({ reader }) => {
  await reader.openRunning(SHORT_PAGE);
  await reader.press('Control+k');
  await reader.sees(INPUT);
  await reader.press('Control+k');
  await reader.seesNo('[role=dialog]');
});

test('after the search is closed, an arrow key focuses nothing', async ({ reader }) => {
  await reader.openRunning(SHORT_PAGE);
  await reader.press('Control+k');
  await reader.sees(`${INPUT}.DocSearch-Input`);
  await reader.press('Escape');
  await reader.seesNo('[role=dialog]');
  await reader.press('ArrowRight');
  await reader.until('nothing has the focus', () => document.activeElement === document.body, undefined);
});

test('text typed before the app runs is searched for', async ({ reader, site }) => {
  const release = site.hold(/^\/static\/js\//);
  await reader.open(SHORT_PAGE);
  await reader.press('/');
  await reader.type('deploy');
  await reader.until(
    'the app has not started',
    () => !document.documentElement.hasAttribute('data-hydrated'),
    undefined,
  );
  release();
  await reader.sees(INPUT, 'deploy');
  await reader.sees(`${HIT} mark`);
});
