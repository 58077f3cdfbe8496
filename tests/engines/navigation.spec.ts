import { test } from './fixtures';

const FROM = '/guide/start/introduction';
const TO = '/guide/start/getting-started';

test('links open pages without reloading the site, and back and forward work', async ({ reader, tab }) => {
  await reader.openRunning(FROM);
  const first = await reader.textOf('h1');
  await tab.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await reader.click(`.rp-doc-layout__sidebar a[href="${TO}"]`);
  await reader.isAt(TO);
  await reader.seesNo('h1', first);
  const second = await reader.textOf('h1');
  await tab.evaluate(() => history.back());
  await reader.isAt(FROM);
  await reader.sees('h1', first);
  await tab.evaluate(() => history.forward());
  await reader.isAt(TO);
  await reader.sees('h1', second);
  await reader.sees('html[data-same-document]');
});
