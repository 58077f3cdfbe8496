import { ENGLISH } from '../browser/languages';
import { expect, test } from './fixtures';

const ZOOMED = '.medium-zoom-image--opened';
const TABS_PAGE = '/guide/start/getting-started';
const BLOCK = '.rp-tabs [role=tabpanel] .rp-codeblock';

test('a click opens an image, and another click or Escape closes it', async ({ reader, tab }) => {
  await reader.openRunning('/guide/basic/static-assets');
  for (const close of [() => reader.click(ZOOMED), () => tab.press('Escape')]) {
    await reader.click('.rspress-doc img.docs-zoomable');
    await reader.sees(ZOOMED);
    // While the image moves, the library ignores clicks and keys.
    await reader.until(
      'the image stands still',
      css => {
        const moving = document.querySelector(css)?.getAnimations() ?? [];
        return moving.every(({ playState }) => playState !== 'running');
      },
      ZOOMED,
    );
    await close();
    await reader.seesNo('.medium-zoom-overlay');
  }
});

test('tabs can be chosen by click and by key, and their code can be copied', async ({ reader, tab }) => {
  await reader.openRunning(TABS_PAGE);
  await reader.click('.rp-tabs [role=tab]', 'pnpm');
  await reader.sees('.rp-tabs [role=tab][aria-selected=true]', 'pnpm');
  await reader.sees(BLOCK, 'pnpm');
  await tab.press('ArrowRight');
  await reader.seesNo('.rp-tabs [role=tab][aria-selected=true]', 'pnpm');

  const code = (await reader.textOf(`${BLOCK} pre`)).trim();
  await reader.pointAt(BLOCK);
  await reader.click(`${BLOCK} button[aria-label="Copy code"]`);
  await reader.until(
    'the button says that the code was copied',
    text => [...document.querySelectorAll('[role=status]')].some(status => status.textContent === text),
    ENGLISH.t('copied'),
  );
  await tab.press('Control+k');
  await reader.sees('[role=dialog] input');
  await tab.press('Control+v');
  await reader.sees('[role=dialog] input', code);
  expect(code).not.toBe('');
});
