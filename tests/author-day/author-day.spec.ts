import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import shiki from 'shiki/package.json' with { type: 'json' };
import { expect, test } from '../browser/fixtures';
import { LANGUAGES } from '../browser/languages';
import { dialogOf } from '../browser/search/dialog';
import { portOf } from '../browser/sites';

/** A copy of the project, because this test edits pages, texts, and plugins. */
const COPY = '.test-day';
const PAGE = 'guide/basic/deploy';
/** Stands for the author's editor. Its name tells the dev server how to pass a line. */
const EDITOR = path.resolve(COPY, 'code');
/** A word that no page has. */
const WORD = 'quokkaberry';
/** How long a busy machine may take to start the server or to compile a page, in ms. */
const PATIENCE = 150_000;

/** What an author can rely on: every edit shows by itself, and every mistake is named where they look. */
test("an author's day with the dev server", async ({ page, watch }) => {
  test.setTimeout(10 * PATIENCE);
  page.setDefaultNavigationTimeout(PATIENCE);
  // Mistakes are logged in the console, too.
  watch.allow(/./);
  copyProject();
  const server = await startServer();
  try {
    await server.open(page, `/${PAGE}`);
    for (const language of LANGUAGES) {
      const { lang, prefix } = language;
      const edit = editor(`docs/${lang}/${PAGE}.mdx`);
      await test.step(`${lang}: text shows without a reload`, async () => {
        await page.goto(`${server.origin}${prefix}/${PAGE}`);
        await expect(page.locator('h1')).toBeVisible();
        await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
        for (const text of [`Saved in ${lang}.`, `Saved again in ${lang}: ${WORD}.`]) {
          edit.append(text);
          await expect(page.getByText(text)).toBeVisible();
        }
        await expect(page.locator('[data-same-page]')).toHaveCount(1);
      });
      await test.step(`${lang}: the search finds it`, async () => {
        await page.keyboard.press('Control+k');
        const { input, hits } = dialogOf(page, language);
        await input.fill(WORD);
        await expect(hits.first()).toContainText(WORD);
        await page.keyboard.press('Escape');
      });
      for (const [mistake, message] of Object.entries(MISTAKES)) {
        await test.step(`${lang}: ${message} ${mistake}`, async () => {
          const line = edit.append(mistake);
          await expect(overlay(page)).toContainText(`docs/${lang}/${PAGE}.mdx:${line}:`);
          await expect(overlay(page)).toContainText(message);
          await expect(overlay(page)).not.toContainText(/node_modules|\.ts:\d/);
          edit.restore();
          await expect(overlay(page)).toHaveCount(0);
          await expect(page.locator('h1')).toBeVisible();
        });
      }
      await test.step(`${lang}: frontmatter shows, and the position stays`, async () => {
        // The last repair may load the page afresh.
        await page.goto(`${server.origin}${prefix}/${PAGE}`);
        await expect(page.locator('h1')).toBeVisible();
        await page.evaluate(() => scrollTo(0, 700));
        edit.replace(/^description: .*$/m, `description: A new summary in ${lang}.`);
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          `A new summary in ${lang}.`,
        );
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
      });
      await test.step(`${lang}: the title shows, and the position stays`, async () => {
        edit.replace(/^# .*$/m, `# A new title in ${lang}`);
        await expect(page.locator('h1')).toContainText(`A new title in ${lang}`);
        await expect(page.locator('.rp-doc-layout__sidebar')).toContainText(`A new title in ${lang}`);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
      });
      await test.step(`${lang}: what CI would reject is listed`, async () => {
        const line = edit.append('[A link](#nowhere)');
        await listed(badge(page)).toContainText(`docs/${lang}/${PAGE}.mdx:${line}`);
        await listed(badge(page)).toContainText('The link to #nowhere finds no such heading in this page.');
        edit.append('![A picture](/nowhere.png)');
        await listed(badge(page)).toContainText("The image /nowhere.png doesn't exist.");
        const other = editor(`docs/${lang}/guide/basic/ssg.mdx`);
        const otherLine = other.append('<Nowhere />');
        await listed(badge(page)).toContainText(`docs/${lang}/guide/basic/ssg.mdx:${otherLine}`);
        await listed(badge(page)).toContainText('There is no component <Nowhere> on this page.');
        // It's on another page, so the overlay doesn't cover this one.
        await expect(cover(page)).toBeHidden();
        await expect(page.locator('h1')).toBeVisible();
        const place = `docs/${lang}/guide/basic/ssg.mdx:${otherLine}`;
        await badge(page).locator('summary').click();
        await badge(page).getByRole('link', { name: place }).click();
        await expect.poll(() => server.log()).toMatch(new RegExp(`^The editor opens .*${place}`, 'm'));
        await page.locator(`.rp-doc-layout__sidebar a[href$="${prefix}/guide/basic/ssg"]`).click();
        await expect(cover(page)).toBeVisible();
        other.reset();
        edit.reset();
        await listed(badge(page)).toHaveCount(0);
        await expect(overlay(page)).toHaveCount(0);
      });
      await test.step(`${lang}: a page that's opened with a mistake shows when it's repaired`, async () => {
        const other = editor(`docs/${lang}/guide/basic/ssg.mdx`);
        const line = other.append('<Nowhere />');
        await page.goto(`${server.origin}${prefix}/guide/basic/ssg`);
        await expect(overlay(page)).toContainText(`docs/${lang}/guide/basic/ssg.mdx:${line}:`);
        await expect(cover(page)).toBeVisible();
        await page.goto(`${server.origin}${prefix}/guide/basic/drafts`);
        await expect(page.locator('h1')).toBeVisible();
        await expect(cover(page)).toBeHidden();
        await page.goto(`${server.origin}${prefix}/guide/basic/ssg`);
        await expect(cover(page)).toBeVisible();
        other.reset();
        await expect(overlay(page)).toHaveCount(0);
        await expect(page.locator('h1')).toBeVisible();
      });
      await test.step(`${lang}: a home page's hero`, async () => {
        await page.goto(`${server.origin}${prefix}/`);
        const home = editor(`docs/${lang}/index.mdx`);
        home.replace(/^ {2}tagline: .*$/m, `  tagline: A new tagline in ${lang}`);
        await expect(page.getByText(`A new tagline in ${lang}`)).toBeVisible();
        home.reset();
        await expect(page.getByText(`A new tagline in ${lang}`)).toHaveCount(0);
      });
      await test.step(`${lang}: the sidebar's order, and the navigation`, async () => {
        await page.goto(`${server.origin}${prefix}/${PAGE}`);
        const meta = editor(`docs/${lang}/guide/basic/_meta.json`);
        meta.replace(/"use-mdx"/, `{ "type": "file", "name": "use-mdx", "label": "Renamed in ${lang}" }`);
        await expect(page.locator('.rp-doc-layout__sidebar')).toContainText(`Renamed in ${lang}`);
        meta.replace(/"use-mdx", "label"/, '"use-mdxx", "label"');
        await expect(overlay(page)).toContainText(`docs/${lang}/guide/basic/_meta.json:2:`);
        await expect(overlay(page)).toContainText('Did you mean use-mdx?');
        await expect(overlay(page)).not.toContainText(/node_modules|\.ts:\d/);
        meta.reset();
        await expect(overlay(page)).toHaveCount(0);
        meta.replace(/"use-mdx",/, '"use-mdx"');
        const place = `docs/${lang}/guide/basic/_meta.json:3:3`;
        await expect(overlay(page)).toContainText(`${place} This isn't valid JSON: Expected ","`);
        meta.reset();
        await expect(overlay(page)).toHaveCount(0);
        await expect(page.locator('.rp-doc-layout__sidebar')).not.toContainText(`Renamed in ${lang}`);
        const nav = editor(`docs/${lang}/_nav.json`);
        nav.replace(/"nav\.api"/, `"API in ${lang}"`);
        await expect(page.getByRole('banner')).toContainText(`API in ${lang}`);
        nav.reset();
        await expect(page.getByRole('banner')).not.toContainText(`API in ${lang}`);
      });
      await test.step(`${lang}: texts of the interface, and a mistake in them`, async () => {
        const texts = editor('i18n.json');
        texts.replace(/"nav\.guide": \{.*\}/, '"nav.guide": { "en": "Handbook", "zh": "手册" }');
        await expect(page.getByRole('banner')).toContainText(lang === 'en' ? 'Handbook' : '手册');
        texts.replace(/"nav\.plugin"/, 'nav.plugin');
        await expect(overlay(page)).toContainText("i18n.json:3:3 This isn't valid JSON");
        await expect(overlay(page).locator('a.file-link')).toHaveText(/i18n\.json:3:3$/);
        texts.reset();
        await expect(overlay(page)).toHaveCount(0);
        await expect(page.getByRole('banner')).not.toContainText(lang === 'en' ? 'Handbook' : '手册');
      });
    }
    await test.step('a mistake in a style sheet is named, and one that stops nothing is listed', async () => {
      const styles = editor('theme/base.css');
      const line = styles.append('.broken { color red; }');
      await expect(overlay(page)).toContainText(
        `theme/base.css:${line}:16 This isn't valid CSS: Expected ":"`,
      );
      await expect(overlay(page)).not.toContainText('Module build failed');
      styles.reset();
      await expect(overlay(page)).toHaveCount(0);
      styles.append('.broken { colr: red; }');
      await listed(badge(page)).toContainText(
        'The style sheet has a mistake at "colr: red; }" (lint/correctness/noUnknownProperty)',
      );
      styles.reset();
      await listed(badge(page)).toHaveCount(0);
    });
    await test.step('new words for the search', async () => {
      editor('search/vocabulary/guide/basic/ssg.json').replace(
        /"en": \[/,
        `"en": [\n      "${WORD} rendering",`,
      );
      const { input, hits } = dialogOf(page, LANGUAGES[0]);
      await page.goto(`${server.origin}/${PAGE}`);
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press('Control+k');
      await input.fill(`${WORD} rendering`);
      await expect(hits.filter({ hasText: 'SSG' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('a new page restarts the server, the open page comes back, and the badge says what the new one lacks', async () => {
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      const temporary = path.join(COPY, 'docs/en/guide/basic/4913');
      writeFileSync(temporary, '');
      unlinkSync(temporary);
      writeFileSync(path.join(COPY, `docs/en/guide/basic/${WORD}.mdx`), '# A new page\n');
      await expect(page.locator('[data-same-page]')).toHaveCount(0, { timeout: PATIENCE });
      await expect(page.locator('h1')).toBeVisible({ timeout: PATIENCE });
      await server.open(page, `/guide/basic/${WORD}`);
      await expect(page.locator('h1')).toContainText('A new page');
      expect(server.log()).toMatch(new RegExp(`restarting server as \\S*${WORD}`));
      expect(server.log()).not.toMatch(/restarting server as \S*4913/);
      await listed(badge(page)).toContainText("The page isn't there in Chinese.");
      unlinkSync(path.join(COPY, `docs/en/guide/basic/${WORD}.mdx`));
    });
    await test.step('a mistake in a setting is printed, and its repair starts the server again', async () => {
      const settings = editor('site/links.ts');
      settings.append('const');
      await expect.poll(() => server.log()).toContain('starts again when a file is saved');
      settings.reset();
      await server.open(page, `/${PAGE}`);
      await expect(page.locator('h1')).toBeVisible();
    });
    await test.step('scripts of grammars are served as they are', async () => {
      const grammar = await page.request.get(
        `${server.origin}/static/js/async/shiki-${shiki.version}/langs/vue.js`,
      );
      expect(grammar.headers()['content-type']).toContain('text/javascript');
      expect(await grammar.text()).toContain("import css from './css.js'");
    });
  } finally {
    server.stop();
  }
});

/** Mistakes on a page, and what's said about them. */
const MISTAKES = {
  'Text {1 +': 'Unexpected end of file in expression',
  '<Nowhere />': 'There is no component <Nowhere> on this page.',
  '```sh': "This code block isn't closed. Write ``` on the line after its code.",
  'It has {nothing} pages.': "nothing isn't declared.",
  "import nothing from './nothing';": 'There is no file ./nothing.',
  "import { Tabz } from '@theme';\n\n<Tabz />": "@theme doesn't export Tabz. Did you mean Tab?",
  '![A picture](./nowhere.png)': "The image ./nowhere.png doesn't exist.",
};

const overlay = (page: Page) => page.locator('rsbuild-error-overlay');
/** What's seen of it. The overlay itself has no size. */
const cover = (page: Page) => overlay(page).locator('.container');
const badge = (page: Page) => page.locator('site-problems');
/** The pages are checked in the background, which takes a busy machine long. */
const listed = expect.configure({ timeout: PATIENCE });

function copyProject() {
  rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(path.join(COPY, path.dirname(file)), { recursive: true });
    cpSync(file, path.join(COPY, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'));
  writeFileSync(EDITOR, '#!/bin/sh\necho "The editor opens $*"\n', { mode: 0o755 });
}

/** Edits a file of the copy as an author does. */
function editor(name: string) {
  const file = path.join(COPY, name);
  const original = readFileSync(file, 'utf8');
  let before = original;
  const save = (text: string) => {
    before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
  };
  return {
    /** @returns the number of the new line */
    append(text: string): number {
      const source = readFileSync(file, 'utf8');
      save(`${source}\n${text}\n`);
      return source.split('\n').length + 1;
    },
    replace(pattern: RegExp, text: string) {
      const source = readFileSync(file, 'utf8');
      const changed = source.replace(pattern, () => text);
      if (changed === source) throw new Error(`${name} has no ${pattern}.`);
      save(changed);
    },
    /** Takes back the last change. */
    restore: () => writeFileSync(file, before),
    /** Takes back all changes. */
    reset: () => writeFileSync(file, original),
  };
}

/** Starts the dev server on a free port, as `npm run dev` does. */
async function startServer() {
  const free = createServer();
  const port = await portOf(free);
  free.close();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)],
    { cwd: COPY, env: { ...process.env, NODE_ENV: 'development', LAUNCH_EDITOR: EDITOR }, detached: true },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const origin = `http://localhost:${port}`;
  return {
    origin,
    log: () => log,
    /** Opens a page as soon as the server answers. Fails with what it printed if it has ended. */
    async open(page: Page, url: string) {
      const opened = async () => {
        if (child.exitCode !== null) return log;
        await page.goto(origin + url);
        // The server compiles a page when it's opened.
        await page.locator('h1').waitFor({ timeout: PATIENCE / 5 });
        return true;
      };
      await expect.poll(() => opened().catch(String), { timeout: PATIENCE }).toBe(true);
    },
    stop: () => child.pid && process.kill(-child.pid, 'SIGKILL'),
  };
}
