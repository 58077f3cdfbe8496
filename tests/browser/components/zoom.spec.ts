import { expect, test } from '../fixtures';
import { mount } from './mount';

interface TestWindow extends Window {
  left?: WeakRef<HTMLImageElement>;
}

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

test('images of a page that the reader has left are garbage-collected, even after the zoom library used them', async ({
  page,
}) => {
  await mount(
    page,
    `import { ImageZoom } from './theme/parts/ImageZoom';
     export default <main><ImageZoom /><div className="rspress-doc" /></main>;`,
    { lang: 'en', pathname: '/guide/' },
  );
  const doc = page.locator('.rspress-doc');
  const show = (alt: string) =>
    doc.evaluate(
      (element, [src, text]) => {
        element.innerHTML = `<img src='${src}' alt="${text}">`;
      },
      [PICTURE, alt],
    );
  await show('first');
  const image = doc.getByRole('button');
  await image.focus();
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.evaluate(element => {
    (window as TestWindow).left = new WeakRef(element as HTMLImageElement);
  });
  await show('second');
  await image.focus();
  await expect(image).toHaveClass(/medium-zoom-image/);

  const devtools = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as TestWindow).left?.deref()?.alt);
    })
    .toBeUndefined();
});
