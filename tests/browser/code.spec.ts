import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';
import { LONG_PAGE } from './routes';

const COPY = { en: 'Copy code', zh: '复制代码' };

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: every code block has a copy button that copies the code and confirms it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, prefix + LONG_PAGE);
    const blocks = page.locator('.rspress-doc .rp-codeblock');
    const count = await blocks.count();
    expect(count).toBeGreaterThan(3);
    await expect(blocks.getByRole('button', { name: COPY[lang], includeHidden: true })).toHaveCount(count);

    const block = blocks.first();
    const code = await block.locator('pre').innerText();
    await block.getByRole('button', { name: COPY[lang] }).click();
    await expect(block.getByRole('status')).toHaveText(t('copied'));
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
  });

  test(`${lang}: if the clipboard is blocked, a prompt shows the code`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')) },
      });
      document.execCommand = () => false;
    });
    await open(page, prefix + LONG_PAGE);
    const dialog = new Promise<string>(resolve => {
      page.once('dialog', async prompt => {
        resolve(prompt.message());
        await prompt.dismiss();
      });
    });
    await page
      .locator('.rspress-doc .rp-codeblock')
      .first()
      .getByRole('button', { name: COPY[lang] })
      .click();
    expect(await dialog).toMatch(/^Copy to clipboard: .+, Enter$/);
  });
}

for (const [mark, lines, color] of [
  [
    'a number after the language',
    '.shiki:not(.has-highlighted) .line.highlighted',
    'rgba(0, 102, 214, 0.08)',
  ],
  ['[!code ++]', '.shiki .diff.add', 'rgba(16, 185, 129, 0.1)'],
  ['[!code --]', '.shiki .diff.remove', 'rgba(244, 63, 94, 0.1)'],
  ['[!code error]', '.shiki .highlighted.error', 'rgba(237, 60, 80, 0.1)'],
  [
    '[!code highlight]',
    '.shiki.has-highlighted .highlighted:not(.error, .warning)',
    'rgba(59, 130, 246, 0.1)',
  ],
] as const) {
  test(`${mark} marks a line`, async ({ page }) => {
    await page.goto('/guide/basic/code-blocks');
    await expect(page.locator(lines).first()).toHaveCSS('background-color', color);
  });
}
