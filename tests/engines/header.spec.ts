import { TOOLS_NAME } from '../../site/tools';
import { CHINESE, ENGLISH } from '../browser/languages';
import { SHORT_PAGE } from '../browser/routes';
import { test } from './fixtures';

const { t } = ENGLISH;
const THEME = `header button[aria-label="${t('nav.switchTheme')}"]`;
const LANGUAGE_MENU = `header summary[aria-label*="${t('nav.language')}"]`;
const VERSION_MENU = `header summary[aria-label*="${t('nav.version')}"]`;
const TOOLS = `header button[aria-label="${TOOLS_NAME.en}"]`;

test('the theme switch makes the page dark, and it stays dark', async ({ reader }) => {
  const isDark = () => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return document.documentElement.classList.contains('rp-dark') && red < 60;
  };
  await reader.openRunning(SHORT_PAGE);
  await reader.click(THEME);
  await reader.until('the page is dark', isDark);
  await reader.reload();
  await reader.until('the page is dark', isDark);
});

test('the language switch leads to the same page and heading', async ({ reader }) => {
  await reader.openRunning(`${SHORT_PAGE}?a=b`);
  await reader.click(LANGUAGE_MENU);
  await reader.click('header details[open] a[hreflang=zh]');
  await reader.isAt(`${CHINESE.prefix}${SHORT_PAGE}?a=b`);
  await reader.sees('html[lang=zh]');
});

test('the version menu opens, and Escape closes it', async ({ reader, tab }) => {
  await reader.openRunning(SHORT_PAGE);
  await reader.click(VERSION_MENU);
  await reader.sees('header details[open] a', t('nav.changelog'));
  await reader.sees('header details[open] a', t('nav.version1'));
  await tab.press('Escape');
  await reader.seesNo('header a', t('nav.changelog'));
});

test('the tools open on hover and on click, and Escape closes them', async ({ reader, tab }) => {
  await reader.openRunning(SHORT_PAGE);
  await reader.pointAt(TOOLS);
  await reader.sees('#rstack-tools a', 'Rsdoctor');
  await reader.pointAt('h1');
  await reader.seesNo('#rstack-tools');
  // The clock stops, because a click that comes long after the mouse has opened the panel would close it.
  await tab.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await reader.click(TOOLS);
  await reader.sees('#rstack-tools a', 'Rsdoctor');
  await tab.press('Escape');
  await reader.seesNo('#rstack-tools');
});

test('the announcement stays closed', async ({ reader }) => {
  await reader.openRunning(SHORT_PAGE);
  await reader.sees('[data-announcement]');
  await reader.click(`[data-announcement] button[aria-label="${t('announcement.close')}"]`);
  await reader.seesNo('[data-announcement]');
  await reader.reload();
  await reader.seesNo('[data-announcement]');
});
