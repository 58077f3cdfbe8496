import { PAGE_KINDS, type PageKind } from '../../site/accessibility';
import { counted } from './counted';
import { expect, hydrated, test } from './fixtures';
import { LANGUAGES_IN_WINDOWS } from './languages';

const KINDS = Object.entries(PAGE_KINDS) as [PageKind, (typeof PAGE_KINDS)[PageKind]][];

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}, ${width} px: in forced colors mode, every control on every kind of page keeps its shape and outline`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const [kind, { route }] of KINDS) {
      await page.goto(language.prefix + route);
      await hydrated(page);
      const faults = await page.evaluate(forcedColourFaults);
      expect.soft(await counted('modes', page, faults), kind).toEqual([]);
    }
  });
}

test('the checks find faults', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sitemap');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<button aria-label="Colour alone" style="width: 20px; height: 20px; background: red; border: 0"></button>
      <button aria-label="Mask alone"><i style="display: inline-block; width: 9px; height: 9px; background: red;
        mask-image: linear-gradient(#000, #000)"></i></button>
      <button style="outline: none">Plain</button>`,
    );
  });
  expect(await page.evaluate(forcedColourFaults)).toEqual([
    expect.stringMatching(/^nothing to see: .*Colour alone/),
    expect.stringMatching(/^its picture is gone: .*Mask alone/),
    expect.stringMatching(/^no outline: .*Plain/),
  ]);
});

/** Runs in the page: controls that nothing of is left where the system chooses the colours. */
function forcedColourFaults(): string[] {
  const say = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
  ];
  return controls
    .filter(control => control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter(control => control.checkVisibility({ checkOpacity: true, visibilityProperty: true }))
    .flatMap(control => {
      const faults: string[] = [];
      const { borderStyle, borderWidth } = getComputedStyle(control);
      const hasBorder = borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0;
      const hasPicture = control.querySelector('svg, img') !== null;
      if (!control.innerText.trim() && !hasBorder && !hasPicture && !control.querySelector('i, span')) {
        faults.push(`nothing to see: ${say(control)}`);
      }
      for (const part of control.querySelectorAll('*:not(svg *)')) {
        const { maskImage, forcedColorAdjust } = getComputedStyle(part);
        // A mask cuts the ground, which then has the colour of the page.
        if (maskImage !== 'none' && forcedColorAdjust === 'auto' && !part.textContent?.trim()) {
          faults.push(`its picture is gone: ${say(control)}`);
        }
      }
      control.focus({ preventScroll: true });
      // Cards, where the link is the whole card, draw it round the card.
      const isOutlined = [null, '::after'].some(pseudo => {
        const { outlineStyle, outlineWidth } = getComputedStyle(control, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
      if (!isOutlined) faults.push(`no outline: ${say(control)}`);
      return faults;
    });
}
