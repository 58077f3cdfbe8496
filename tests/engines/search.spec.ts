import { CHINESE, ENGLISH } from '../browser/languages';
import { SHORT_PAGE } from '../browser/routes';
import { test } from './fixtures';

const INPUT = '[role=dialog] input';
const HIT = '[role=dialog] .DocSearch-Hit';

for (const { lang, prefix, t, query } of [
  { ...ENGLISH, query: 'deploy' },
  { ...CHINESE, query: '部署' },
]) {
  test(`${lang}: a click opens the search, and Enter opens the first result`, async ({ reader, tab }) => {
    await reader.openRunning(prefix + SHORT_PAGE);
    await reader.click(`header button[aria-label="${t('search.button')}"]`);
    await reader.sees(INPUT);
    await tab.type(query);
    await reader.sees(`${HIT} mark`);
    await tab.press('Enter');
    await reader.seesNo('[role=dialog]');
    await reader.until(
      'the reader is on another page',
      path => location.pathname !== path,
      prefix + SHORT_PAGE,
    );
    await reader.sees('h1');
  });
}

test('Ctrl+K opens and closes the search', async ({ reader, tab }) => {
  await reader.openRunning(SHORT_PAGE);
  await tab.press('Control+k');
  await reader.sees(INPUT);
  await tab.press('Control+k');
  await reader.seesNo('[role=dialog]');
});

test('after the search is closed, an arrow key focuses nothing', async ({ reader, tab }) => {
  await reader.openRunning(SHORT_PAGE);
  await tab.press('Control+k');
  await reader.sees(`${INPUT}.DocSearch-Input`);
  await tab.press('Escape');
  await reader.seesNo('[role=dialog]');
  await tab.press('ArrowRight');
  await reader.until('nothing has the focus', () => document.activeElement === document.body);
});

test('text typed before the app runs is searched for', async ({ reader, tab, site }) => {
  site.hold({ pages: false, scripts: true });
  await reader.open(SHORT_PAGE);
  await tab.press('/');
  await tab.type('deploy');
  await reader.seesNo('html[data-hydrated]');
  site.releaseAll();
  await reader.sees(INPUT, 'deploy');
  await reader.sees(`${HIT} mark`);
});
