import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import shiki from 'shiki/package.json' with { type: 'json' };
import { DEV_DOCS, writeSmallDocs } from '../small-docs';
import { expect, test } from './fixtures';
import { LANGUAGES } from './languages';
import { dialogOf } from './search/dialog';
import { portOf } from './sites';

const PAGE = 'guide/basic/deploy';
/** A word that no page has. */
const SAVED_WORD = 'quokkaberry';
/** How long a busy machine may take to start the server or to compile a page, in ms. */
const PATIENCE = 150_000;

test('the dev server shows pages, updates them without a reload, and finds new text', async ({ page }) => {
  test.setTimeout(3 * PATIENCE);
  page.setDefaultNavigationTimeout(PATIENCE);
  writeSmallDocs(DEV_DOCS);
  const server = await startServer();
  try {
    for (const language of LANGUAGES) {
      const { lang, prefix } = language;
      const open = () => page.goto(`${server.origin}${prefix}/${PAGE}`);
      // It answers before it has compiled, but not before it listens.
      const opened = () => server.failure() ?? open().then(() => 'open', String);
      await expect.poll(opened, { timeout: PATIENCE }).toBe('open');
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      for (const text of [`Saved in ${lang}.`, `Saved again in ${lang}: ${SAVED_WORD}.`]) {
        appendFileSync(path.join(DEV_DOCS, lang, `${PAGE}.mdx`), `\n${text}\n`);
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.locator('[data-same-page]')).toHaveCount(1);
      await page.keyboard.press('Control+k');
      const { input, hits } = dialogOf(page, language);
      await input.fill(SAVED_WORD);
      await expect(hits.first()).toContainText(SAVED_WORD);
    }
    const grammar = await page.request.get(
      `${server.origin}/static/js/async/shiki-${shiki.version}/langs/vue.js`,
    );
    expect(grammar.headers()['content-type']).toContain('text/javascript');
    expect(await grammar.text()).toContain("import css from './css.js'");
  } finally {
    server.stop();
  }
});

interface DevServer {
  origin: string;
  /** What it printed, if it has ended. */
  failure(): string | undefined;
  stop(): void;
}

/** Starts the dev server of the small site on a free port. */
async function startServer(): Promise<DevServer> {
  const free = createServer();
  const port = await portOf(free);
  free.close();
  const parameters = ['node_modules/@rspress/core/bin/rspress.js', 'dev', '--port', String(port)];
  const child = spawn(process.execPath, [...parameters, '--config', 'tests/dev.config.ts'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  return {
    origin: `http://localhost:${port}`,
    failure: () => (child.exitCode === null ? undefined : log),
    stop: () => child.kill('SIGKILL'),
  };
}
