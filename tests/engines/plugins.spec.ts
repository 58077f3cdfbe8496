import { ENGLISH } from '../browser/languages';
import { test } from './fixtures';

const { t } = ENGLISH;

test('a playground shows the result of typed code', async ({ reader, tab }) => {
  await reader.openRunning('/plugin/official-plugins/playground');
  await reader.click('[data-playground] button', 'Edit');
  await reader.click('[data-playground] [role=textbox]');
  await tab.press('Control+a');
  await tab.type('export default () => <b>typed here</b>;');
  await reader.seesInFrame('[data-playground] iframe', 'typed here');
});

test('previews work in the page and in a frame', async ({ reader }) => {
  await reader.openRunning('/plugin/official-plugins/preview');
  const preview = 'main [data-preview=internal]';
  await reader.sees(`${preview} [role=group]`, '60 %');
  await reader.click(`${preview} button`, 'Brighter');
  await reader.sees(`${preview} [role=group]`, '70 %');
  const frame = 'main [data-preview=iframe-follow]';
  await reader.pointAt(frame);
  await reader.seesInFrame(`${frame} iframe`, 'Lamp');
});

test('the highlighter shows code in the chosen language and theme', async ({ reader, tab }) => {
  await reader.openRunning('/plugin/official-plugins/shiki');
  await reader.until(
    'the lists are there',
    () => document.querySelectorAll('main select option').length > 200,
  );
  const result = `section[aria-label="${t('highlighter.result')}"] pre`;
  await tab.select('main select', 'python');
  await reader.sees(result, '@dataclass');
  await tab.select('main select ~ select', 'nord');
  await reader.sees(`${result}.nord`, '@dataclass');
});
