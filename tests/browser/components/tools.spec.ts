import { TOOL_CARDS, TOOLS_NAME, TOOLS_TAGLINE } from '../../../site/tools';
import { expect, test } from '../fixtures';
import { mount } from './mount';

const ENGLISH = { lang: 'en', pathname: '/guide/' } as const;

function popover(props: string): string {
  return `
    import { ToolsPopover } from './theme/parts/ToolsPopover';
    export default <main style={{ padding: 16 }}><button>before</button><ToolsPopover ${props} /></main>;
  `;
}

test('open on focus: focus opens the panel, and the click that caused the focus keeps it open', async ({
  page,
}) => {
  await mount(page, popover('trigger="focus"'), ENGLISH);
  const button = page.getByRole('button', { name: 'Rstack tools' });
  const panel = page.locator('#rstack-tools');
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(panel).toBeVisible();
});

test("open on focus: focus that Escape returns doesn't open the panel again", async ({ page }) => {
  await mount(page, popover('trigger="focus"'), ENGLISH);
  const button = page.getByRole('button', { name: 'Rstack tools' });
  const panel = page.locator('#rstack-tools');
  await page.getByRole('button', { name: 'before' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
});

test("open on focus: focus that returns when the browser closes the panel doesn't open it again", async ({
  page,
}) => {
  await mount(page, popover('trigger="focus"'), ENGLISH);
  const button = page.getByRole('button', { name: 'Rstack tools' });
  const panel = page.locator('#rstack-tools');
  await button.focus();
  await expect(panel).toBeVisible();
  await panel.evaluate(element => {
    element.querySelector('a')?.focus();
    (element as HTMLElement).hidePopover();
  });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
});

test('open on click: neither hover nor focus opens the panel; a click and Enter toggle it', async ({
  page,
}) => {
  await page.clock.install();
  await mount(page, popover('trigger="click"'), ENGLISH);
  const button = page.getByRole('button', { name: 'Rstack tools' });
  const panel = page.locator('#rstack-tools');
  await button.hover();
  await button.focus();
  await page.clock.runFor(1000);
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
  await button.press('Enter');
  await expect(panel).toBeVisible();
});

test.describe('language of the tools', () => {
  const cases = [
    { props: '', facts: ENGLISH, shown: 'en' },
    { props: '', facts: { lang: 'zh', pathname: '/docs/zh/guide/' }, shown: 'zh' },
    { props: 'lang="zh"', facts: ENGLISH, shown: 'zh' },
    { props: 'lang="en"', facts: { lang: 'zh', pathname: '/zh/guide/' }, shown: 'en' },
  ] as const;
  const [rspack] = TOOL_CARDS;
  for (const { props, facts, shown } of cases) {
    test(`${props || 'no lang'} at ${facts.pathname} shows ${shown}`, async ({ page }) => {
      await mount(page, popover(props), facts);
      await page.getByRole('button', { name: TOOLS_NAME[shown] }).click();
      await expect(page.getByRole('link', { name: /^Rspack/ })).toContainText(rspack?.kind[shown] ?? '');
    });
  }

  test('the section on the home page accepts an explicit language, too', async ({ page }) => {
    await mount(
      page,
      `import { ToolsSection } from './theme/parts/ToolsSection';
       export default <main><ToolsSection lang="zh" /></main>;`,
      ENGLISH,
    );
    const section = page.getByRole('region', { name: 'Rstack' });
    await expect(section).toHaveAttribute('lang', 'zh');
    await expect(section).toContainText(TOOLS_TAGLINE.zh);
    await expect(page.getByRole('link', { name: /Rslib/ })).toContainText('类型声明');
  });
});
