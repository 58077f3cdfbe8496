import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VARIANTS } from '../variants';
import { expect, test } from './fixtures';

const PAGE = 'guide/start/manual-setup';
const { root, base } = VARIANTS;
const read = (outDir: string, file: string) => readFileSync(path.join(outDir, file), 'utf8');

test("a page with an example links to its source and archive, in the page's language", async ({ page }) => {
  for (const [prefix, view, download] of [
    ['/', 'view in the repository', 'download (.zip)'],
    ['/zh/', '在仓库中查看', '下载（.zip）'],
  ]) {
    await page.goto(`${prefix}${PAGE}`);
    await expect(page.getByRole('link', { name: view })).toHaveAttribute(
      'href',
      'https://github.com/acme/docs/tree/main/examples/minimal',
    );
    const archive = page.getByRole('link', { name: download });
    await expect(archive).toHaveAttribute('href', '/examples/minimal.zip');
    const [saved] = await Promise.all([page.waitForEvent('download'), archive.click()]);
    expect(saved.suggestedFilename()).toBe('minimal.zip');
  }
});

test('if the repository is unknown, only the archive is linked, below the base path', () => {
  const html = read(base.outDir, `${PAGE}.html`);
  expect(html).toContain(`href="${base.basePath}examples/minimal.zip"`);
  expect(html).not.toContain('view in the repository');
  expect(existsSync(path.join(base.outDir, 'examples/minimal.zip'))).toBe(true);
});

test("the page's Markdown contains the same links as text", () => {
  expect(read(root.outDir, `${PAGE}.md`)).toContain(
    'Source of this example: [view in the repository](https://github.com/acme/docs/tree/main/examples/minimal)' +
      ' · [download (.zip)](/examples/minimal.zip)',
  );
  expect(read(root.outDir, `zh/${PAGE}.md`)).toContain('本示例的源码：[在仓库中查看]');
});
