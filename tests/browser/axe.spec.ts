import { uncountedFindings } from './axe';
import { expect, open, test } from './fixtures';

const FAULTS = `
  <button></button>
  <p style="color: #999; background: #fff">Too pale</p>
  <p style="color: #999; background: #fff">Too pale again</p>
  <p style="color: #333; background: #fff">Text with <a href="/" style="color: #444; text-decoration: none">a link</a></p>`;

test('axe finds faults, and reports each combination of colors with low contrast once', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(html => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), FAULTS);
  expect(await uncountedFindings(page)).toEqual([
    expect.stringMatching(/^button-name/),
    expect.stringMatching(/^color-contrast: .*Too pale</),
    expect.stringMatching(/^link-in-text-block: .*a link</),
  ]);
});
