import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CONFIG = `
import { defineConfig } from '@rspress/core';
import { pluginApiFacts } from '${path.resolve('plugins/content/api-facts')}';

export default defineConfig({
  root: 'docs',
  lang: 'en',
  llms: true,
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  markdown: { globalComponents: ['${path.resolve('components/Swatch/Swatch.tsx')}'] },
  plugins: [pluginApiFacts()],
});
`;
const PAGE =
  '# Facts\n\n<Fact frontmatter="pageType" />\n\n<Fact props="Badge" />\n\n<Fact variables="--rp-c-bg" />\n';
const UNION = "'home' | 'doc' | 'doc-wide' | 'custom' | '404' | 'blank'";

let folder: string;

/** Builds the site with the installed packages, which Node.js finds in a parent folder. */
function build(english = PAGE) {
  writeFileSync(path.join(folder, 'docs/en/index.mdx'), english);
  const { NODE_ENV, VITEST, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build'],
    { cwd: folder, env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' }, encoding: 'utf8' },
  );
  return { status, log: stdout + stderr };
}

function output(file: string): string {
  const [found = ''] = globSync(file, { cwd: path.join(folder, 'doc_build') });
  return readFileSync(path.join(folder, 'doc_build', found), 'utf8');
}

beforeAll(() => {
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/facts-'));
  for (const lang of ['en', 'zh']) mkdirSync(path.join(folder, 'docs', lang), { recursive: true });
  writeFileSync(path.join(folder, 'rspress.config.ts'), CONFIG);
  writeFileSync(path.join(folder, 'docs/zh/index.mdx'), PAGE.replace('Facts', '事实'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the build prints facts in HTML, Markdown, and the search index, with swatches only in HTML', () => {
  const { status, log } = build();
  expect(status, log).toBe(0);
  const html = output('index.html').replaceAll('&#x27;', "'");
  expect(html).toContain(`Type: <code>${UNION}</code> · Optional`);
  expect(html).toContain("<code>'tip' | 'info' | 'warning' | 'danger'</code>");
  expect(output('zh/index.html').replaceAll('&#x27;', "'")).toContain(`类型：<code>${UNION}</code> · 可选`);
  expect(output('index.md')).toContain(`Type: \`${UNION}\` · Optional`);
  expect(output('zh/index.md')).toContain(`类型：\`${UNION}\` · 可选`);
  expect(html).toMatch(/<td><span[^>]* style="background:#121212" aria-hidden="true"><\/span><code>#121212</);
  expect(output('index.md')).toMatch(/\| `--rp-c-bg` +\| `#fff` +\| `#121212` +\|/);
  for (const file of ['index.md', 'llms-full.txt', 'static/search_index.en.*.json'])
    expect(output(file)).not.toContain('Swatch');
  expect(JSON.parse(output('static/search_index.en.*.json'))).toMatchObject([
    { content: expect.stringContaining(UNION) },
  ]);
  const scripts = globSync('static/js/**/*.js', { cwd: path.join(folder, 'doc_build') })
    .map(output)
    .join();
  // The page's own script has its text, and so the page's facts.
  expect(scripts).toContain(UNION);
  expect(scripts).not.toContain("'dashed' | 'solid'");
});

it('the build fails at an unknown name, with the file, the line, and the nearest name', () => {
  const { status, log } = build('# Facts\n\n<Fact option="tilte" />\n');
  expect(status).not.toBe(0);
  expect(log).toContain(
    'docs/en/index.mdx:3 <Fact option="tilte" /> cannot be printed. @rspress/core has no option "tilte"; the nearest are "title"',
  );
});
