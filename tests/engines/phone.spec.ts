import { ENGLISH } from '../browser/languages';
import { LONG_PAGE } from '../browser/routes';
import { test } from './fixtures';

const { t } = ENGLISH;

test('on a phone, the menu and the sidebar open and link to pages', async ({ reader, tab }) => {
  await tab.resize(390, 844);
  await reader.until('the window is as narrow as a phone', () => innerWidth === 390);
  await reader.openRunning(LONG_PAGE);
  await reader.until(
    'nothing is wider than the window',
    () => document.documentElement.scrollWidth <= innerWidth,
  );

  await reader.click(`header summary[aria-label="${t('nav.menu')}"]`);
  await reader.click('header details[open] a', t('nav.plugin'));
  await reader.isAt('/plugin/system/introduction');
  await reader.seesNo('header details[open]');

  await reader.click('.rp-sidebar-menu__left');
  await reader.click('.rp-doc-layout__sidebar a[href="/plugin/system/plugin-api"]');
  await reader.isAt('/plugin/system/plugin-api');
  await reader.sees('h1');
});
