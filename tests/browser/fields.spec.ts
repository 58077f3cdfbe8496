import { PAGE_KINDS } from '../../site/accessibility';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

/** What readers can type text into or choose from. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color]), select, textarea, [contenteditable=true]';

/** Pages with fields of their own. */
const ROUTES = [
  ...Object.values(PAGE_KINDS).map(({ route }) => route),
  '/api/changes',
  '/api/client-api/css-variables',
  '/plugin/official-plugins/shiki',
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: fields have text of at least 16 px on a phone, so that iOS doesn't zoom in`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const fields = page.locator(FIELDS);
    const small: string[] = [];
    let count = 0;
    for (const route of ROUTES) {
      await open(page, prefix + route);
      for (const name of [t('themeEditor.open'), /^(Edit|编辑)$/]) {
        const buttons = page.getByRole('button', { name });
        for (let left = await buttons.count(); left > 0; left--) {
          await buttons.first().click();
          await expect(buttons).toHaveCount(left - 1);
        }
      }
      for (const field of await fields.all()) {
        const { size, html } = await field.evaluate(element => ({
          size: Number.parseFloat(getComputedStyle(element).fontSize),
          html: element.outerHTML.slice(0, 80),
        }));
        count++;
        if (size < 16) small.push(`${route}: ${size} px, ${html}`);
      }
    }
    expect(small).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
}
