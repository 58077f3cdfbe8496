import { ENGLISH } from '../browser/languages';
import { test } from './fixtures';

const { t } = ENGLISH;
const SAVED = t('offline.panel.saved', { size: '', version: '', date: '' }).split(':')[0];

test('a saved copy can be read and searched while the server is down', async ({ reader, tab, site }) => {
  await reader.openRunning('/sitemap');
  await reader.click('footer button', t('offline.save'));
  await reader.sees('footer [role=status]', SAVED);
  site.switchOff();

  await reader.openRunning('/guide/basic/use-mdx');
  await reader.sees('h1');
  await reader.until('the page comes from the saved copy', () => navigator.serviceWorker.controller !== null);
  await tab.press('Control+k');
  await reader.sees('[role=dialog] input');
  await tab.type('deploy');
  await reader.sees('[role=dialog] .DocSearch-Hit mark');
});
