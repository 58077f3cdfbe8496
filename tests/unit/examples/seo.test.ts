import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, BIN, freePort, killStarted, startNode, textWhenUp } from '../support/rspress-process';
import { textReader } from './expected';

const preview = textReader('guide/basic/seo')({ fence: 'rspress.config.ts', section: 'noindex' });
const HIDDEN = '<meta name="robots" content="noindex">';
const isHidden = (html: string) => html.includes(HIDDEN);
let folder: string;

beforeAll(() => {
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/seo-'));
  cpSync('examples/seo', folder, { recursive: true });
});
afterAll(() => {
  killStarted();
  rmSync(folder, { recursive: true, force: true });
});

it("a build that reuses the cache of a preview build doesn't hide the site from search engines", () => {
  writeFileSync(path.join(folder, 'rspress.config.ts'), preview);
  const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
  const hidden = [{ PREVIEW: '1' }, {}].map(variables => {
    spawnSync(process.execPath, [BIN, 'build'], { cwd: folder, env: { ...env, ...variables } });
    return ['index', 'guide/bread', '404'].map(page =>
      isHidden(readFileSync(path.join(folder, `doc_build/${page}.html`), 'utf8')),
    );
  });
  expect(hidden).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

it("the dev server serves tags from html.tags, but none from the config's head", async () => {
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    preview.replace('defineConfig({', "defineConfig({ head: [['meta', { name: 'of-head', content: '1' }]],"),
  );
  const origin = await addressOf(
    startNode(folder, [BIN, 'dev', '--port', String(await freePort())], { PREVIEW: '1' }),
  );
  const html = await textWhenUp(`${origin}/guide/bread.html`);
  expect(html).toContain(HIDDEN);
  expect(html).not.toContain('of-head');
});
