import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FRAME_POLICY } from '../../plugins/content/playground';
import { axeFindings } from './axe';
import { test as base, expect, hydrated } from './fixtures';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES } from './languages';

const COUNTER_FILE = 'tests/fixtures/playground-site/Counter.tsx';

const test = base.extend({ baseURL: ({ sites }, use) => use(`${sites.playground.root}/`) });

const blockOf = (page: Page, index = 1) => page.locator(`[data-playground="${index}"]`);
const editOf = (page: Page, index = 1) => blockOf(page, index).getByRole('button', { name: /^(Edit|编辑)$/ });
const runOf = (page: Page, index = 1) =>
  blockOf(page, index).getByRole('button', { name: /^(Run the code|运行代码)$/ });
const editorOf = (page: Page, index = 1) => blockOf(page, index).getByRole('textbox');
const frameOf = (page: Page, index = 1) => blockOf(page, index).frameLocator('iframe');
const alertOf = (page: Page, index = 1) =>
  blockOf(page, index).getByRole('alert').filter({ hasText: /./ }).first();
const tool = (page: Page, name: string) => blockOf(page).getByRole('button', { name, exact: true });

/** Opens the page of playgrounds and presses Edit. */
async function openEditor(page: Page, index = 1, path = 'play') {
  await page.goto(path);
  await hydrated(page);
  await editOf(page, index).click();
  await expect(editorOf(page, index)).toBeVisible();
}

/** Puts other code into the editor, as by pasting. */
async function write(page: Page, code: string, index = 1) {
  await editorOf(page, index).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  const path = `${prefix.slice(1)}/play`.replace(/^\//, '');
  const texts = {
    en: {
      edit: 'Edit',
      code: 'Code of the example',
      done: 'The result is up to date.',
      syntax: 'Syntax error on line 1',
    },
    zh: { edit: '编辑', code: '示例代码', done: '结果已更新。', syntax: '第 1 行有语法错误' },
  }[lang];

  test(`${lang}: Edit turns the code into an editor with a live result, under a base path`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(editOf(page)).toHaveText(texts.edit);
    await editOf(page).click();
    const editor = blockOf(page).getByRole('textbox', { name: texts.code });
    await expect(editor).toBeFocused();
    await expect(blockOf(page).getByRole('status').last()).toHaveText(texts.done);
    await frameOf(page).getByRole('button', { name: 'Count: 0' }).click();
    await expect(frameOf(page).getByRole('button', { name: 'Count: 1' })).toBeVisible();
    await expect(frameOf(page).locator('html')).toHaveAttribute('lang', lang);

    await write(page, 'const name: string = "typed"; export default () => <b>{name as string}</b>;');
    await expect(frameOf(page).getByText('typed')).toBeVisible();
    await write(page, 'const name: = 1;');
    await expect(alertOf(page)).toContainText(texts.syntax);
  });

  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`${lang}, ${colorScheme}: axe finds nothing, before and after Edit`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    await editOf(page).click();
    await expect(frameOf(page).getByRole('button')).toBeVisible();
    await write(page, '// A comment\nexport default function A() { return <b title="x">{1 + null.a}</b>; }');
    await expect(alertOf(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("the editor isn't loaded before Edit, or on pages without a playground", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('');
  await hydrated(page);
  await page.mouse.move(600, 400);
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To the playgrounds' }).click();
  await expect(editOf(page)).toBeVisible();
  const before = asked.length;
  expect(asked.filter(path => path.includes('playground'))).toEqual([]);
  await editOf(page).click();
  await expect(frameOf(page).getByRole('button')).toBeVisible();
  expect(asked.slice(before).filter(path => path.includes('playground')).length).toBeGreaterThan(1);
});

test("the editor contains the file's code, and samples without a playground stay code", async ({ page }) => {
  await openEditor(page);
  await tool(page, 'Copy').waitFor();
  const lines = await editorOf(page).locator('.cm-line').allInnerTexts();
  expect(lines.map(line => line.replace(/^\n$/, '')).join('\n')).toBe(await readFile(COUNTER_FILE, 'utf8'));
  await expect(page.locator('[data-playground]')).toHaveCount(3);
  await expect(page.locator('.rp-codeblock', { hasText: 'export const pure' })).toBeVisible();
});

test("JSX runs, with the site's modules and a package", async ({ page }) => {
  await openEditor(page, 2);
  await expect(frameOf(page, 2).getByText('4 × pressed & “ok”')).toBeVisible();
});

test('an example can render by itself, and stops when the next one runs', async ({ page }) => {
  await openEditor(page, 3);
  await expect(frameOf(page, 3).getByText('By hand')).toBeVisible();
  await write(page, 'setInterval(() => document.body.append("!"), 1); export default () => <i>first</i>;', 3);
  await expect(frameOf(page, 3).getByText('!!')).toBeVisible();
  await write(page, 'export default () => <i>second</i>;', 3);
  await expect(frameOf(page, 3).getByText('second')).toBeVisible();
  await expect(frameOf(page, 3).locator('body')).not.toContainText('!');
});

test.describe('errors', () => {
  const ERRORS = [
    ['syntax that the compiler refuses', 'let a;\nlet b = (;', 'Syntax error on line 2: Unexpected token'],
    ['a tag that is not closed', 'export default () => (\n  <b>\n);', 'Syntax error on line 3'],
    [
      'a component that throws',
      'export default function A() {\n  return null.x;\n}',
      'Error on line 2: TypeError',
    ],
    [
      'code that throws at once',
      '// one\n// two\nmissing();',
      'Error on line 3: ReferenceError: missing is not defined',
    ],
    ['something thrown that is no error', 'throw "text";', 'Error: text'],
    [
      'a rejected promise',
      'Promise.reject(new Error("later"));export default () => null;',
      'Error on line 1: Error: later',
    ],
    [
      'an unknown module',
      'import x from "left-pad"; export default () => x;',
      'There is no module "left-pad" here.',
    ],
    ['nothing to show', 'export const a = 1;', 'There is nothing to show: export a component by default.'],
    [
      'endless recursion',
      'const f = () => f() + 1; export default () => <b>{f()}</b>;',
      'Maximum call stack',
    ],
  ] as const;

  test("each produces an alert, which disappears once it's fixed", async ({ page, watch }) => {
    // What the code does not catch is in the console as well.
    watch.allow(/uncaught: Error: later/);
    await openEditor(page);
    for (const [name, code, text] of ERRORS) {
      await test.step(name, async () => {
        await write(page, code);
        await expect(alertOf(page)).toContainText(text);
        await repair(page, name);
      });
    }
  });

  const LOOPS = [
    'while (true);',
    'for (;;) {}',
    'do n++; while (true)',
    'outer: for (const a of forever()) continue outer;',
    'while (true) try { while (true); } catch {}',
    '(async () => { while (true) await null; })();',
  ];

  test('an endless loop of any kind is stopped', async ({ page, watch }) => {
    watch.allow(/uncaught: EndlessLoop/);
    await openEditor(page);
    // That each kind of loop gets a guard is tested without a browser, too.
    for (const loop of LOOPS.slice(ALL_PAIRS ? 0 : -2)) {
      await test.step(loop, async () => {
        await write(
          page,
          `let n = 0; function* forever() { while (true) yield 1; }\n${loop}\nexport default () => null;`,
        );
        await expect(alertOf(page)).toHaveText("A loop didn't end and was stopped.");
        await repair(page, loop);
      });
    }
  });

  async function repair(page: Page, what: string) {
    await write(page, `export default () => <b>{${JSON.stringify(`fine after ${what}`)}}</b>;`);
    await expect(frameOf(page).getByText(`fine after ${what}`)).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  }

  test('a loop that awaits can go on', async ({ page }) => {
    await openEditor(page);
    await write(
      page,
      `import { useEffect, useState } from 'react';
export default function Clock() {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    (async () => {
      while (true) {
        await new Promise(resolve => setTimeout(resolve, 50));
        setTicks(before => before + 1);
      }
    })();
  }, []);
  return <b>{ticks > 60 ? 'still on' : 'waiting'}</b>;
}`,
    );
    await expect(frameOf(page).getByText('still on')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('a syntax error stays, although the previous program goes on and fails', async ({ page, watch }) => {
    watch.allow(/uncaught: Error: tick/);
    await openEditor(page);
    await write(page, 'setInterval(() => { throw new Error("tick"); }, 20);\nexport default () => null;');
    await expect(alertOf(page)).toHaveText('Error on line 1: Error: tick');
    await write(page, 'let a;\nlet b = (;');
    await expect(alertOf(page)).toContainText('Syntax error on line 2');
    for (let count = 0; count < 3; count++) {
      await page.waitForEvent('pageerror', error => error.message.includes('tick'));
    }
    await expect(alertOf(page)).toContainText('Syntax error on line 2');
  });

  test('an error in an event handler is shown, and the result stays', async ({ page, watch }) => {
    watch.allow(/uncaught: Error: pressed/);
    await openEditor(page);
    await write(
      page,
      'export default () => (\n<button onClick={() => {\nthrow new Error("pressed");\n}}>Press</button>);',
    );
    await frameOf(page).getByRole('button', { name: 'Press' }).click();
    await expect(alertOf(page)).toHaveText('Error on line 3: Error: pressed');
    await expect(frameOf(page).getByRole('button')).toBeVisible();
  });
});

test.describe('the frame', () => {
  const probe = (code: string) => `import { useEffect, useState } from 'react';
const attempts: Record<string, () => unknown> = { ${code} };
export default function Probe() {
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    for (const [name, attempt] of Object.entries(attempts)) {
      (async () => attempt())().then(
        value => setSaid(all => [...all, name + ' ' + String(value)]),
        () => setSaid(all => [...all, name + ' refused']),
      );
    }
  }, []);
  return <ul>{said.sort().map(line => <li key={line}>{line}</li>)}</ul>;
}`;

  test("code can't reach the page, storage, or network, except through WebRTC", async ({ page, watch }) => {
    watch.allow(/Content Security Policy|sandboxed|CSP/i);
    await openEditor(page);
    await write(
      page,
      probe(`
  'cookie': () => document.cookie,
  'fetch': () => fetch('/some/base/'),
  'frame': () => new Promise(resolve => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    resolve((frame.contentWindow as any).RTCPeerConnection);
  }),
  'image': () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = reject;
    image.src = '/some/base/favicon.svg';
  }),
  'module': () => new Function('return import("/some/base/x.js")')(),
  'origin': () => self.origin,
  'parent': () => parent.document,
  'rtc': () => typeof RTCPeerConnection,
  'rtc in a frame': () => new Promise(resolve => {
    addEventListener('message', ({ data }) => typeof data === 'string' && resolve(data));
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.postMessage(typeof RTCPeerConnection, "*")</scr' + 'ipt>';
    document.body.append(frame);
  }),
  'script': () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = reject;
    script.src = '/some/base/x.js';
    document.head.append(script);
  }),
  'storage': () => localStorage.length,
  'top': () => { top!.location.href = '/elsewhere'; },
  'window': () => String(window.open('/some/base/')),
  'worker': () => new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = resolve;
    worker.onerror = reject;
  }),
  'xhr': () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve;
    request.onerror = reject;
    request.open('GET', '/some/base/');
    request.send();
  }),`),
    );
    await expect(frameOf(page).getByRole('listitem')).toHaveText([
      'cookie refused',
      'fetch refused',
      'frame refused',
      'image refused',
      'module refused',
      'origin null',
      'parent refused',
      'rtc in a frame function',
      'rtc undefined',
      'script refused',
      'storage refused',
      'top refused',
      'window null',
      'worker refused',
      'xhr refused',
    ]);
    await expect(page).toHaveURL(/\/play$/);
  });

  test('code that opens another URL is removed and can be fixed', async ({ page, watch }) => {
    watch.allow(/Content Security Policy|frame-src|framing/i);
    await openEditor(page);
    for (const target of ['https://example.com/', 'about:blank']) {
      await write(page, `location.href = '${target}'; export default () => null;`);
      await expect(alertOf(page)).toContainText('it tried to open another page');
      await expect(blockOf(page).locator('iframe')).toHaveCount(0);
      await write(page, 'export default () => <b>back</b>;');
      await expect(frameOf(page).getByText('back')).toBeVisible();
    }
    await write(page, 'location.reload(); export default () => null;');
    await expect(alertOf(page)).toContainText('it tried to open another page');
  });

  const FLOODS = [
    ['its own reports', "{ kind: 'playground:failed', run: 2, failure: { reason: 'loop' } }"],
    ['anything else', "'x'"],
  ] as const;
  for (const [name, message] of FLOODS) {
    test(`code that floods the page with ${name} is removed and can be fixed`, async ({ page }) => {
      await openEditor(page);
      await write(
        page,
        `setInterval(() => { for (let i = 0; i < 300; i++) parent.postMessage(${message}, '*'); }, 100);
export default () => null;`,
      );
      await expect(alertOf(page)).toContainText('it sent too many messages');
      await expect(blockOf(page).locator('iframe')).toHaveCount(0);
      await write(page, 'export default () => <b>quiet</b>;');
      await expect(frameOf(page).getByText('quiet')).toBeVisible();
    });
  }

  test('code that floods the page from a frame of its own is removed, too', async ({ page }) => {
    await openEditor(page);
    await write(
      page,
      `export default () => (
  <iframe srcDoc="<script>setInterval(() => { for (let i = 0; i < 300; i++) top.postMessage('x', '*'); }, 100)</script>" />
);`,
    );
    await expect(alertOf(page)).toContainText('it sent too many messages');
    await expect(blockOf(page).locator('iframe')).toHaveCount(0);
  });

  test('code that hangs after it has rendered is removed, and the page goes on', async ({ page }) => {
    await openEditor(page);
    await write(
      page,
      `setTimeout(() => /^(a+)+$/.test('a'.repeat(60) + '!'), 500);
export default () => <b>before</b>;`,
    );
    await expect(frameOf(page).getByText('before')).toBeVisible();
    await expect(alertOf(page)).toContainText("The code didn't finish and was stopped.");
    await expect(blockOf(page).locator('iframe')).toHaveCount(0);
    await write(page, 'export default () => <b>after</b>;');
    await expect(frameOf(page).getByText('after')).toBeVisible();
  });

  test('code that outgrows its memory takes only its own frame with it', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // With the memory of a small phone, which is soon used up.
    const args = [...(launchOptions.args ?? []), '--js-flags=--max-old-space-size=512'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL });
    await openEditor(page);
    // Playwright takes the end of a frame's process for the end of the page, so the page is asked without it.
    const protocol = await page.context().newCDPSession(page);
    const says = (selector: string, text: string) =>
      expect
        .poll(async () => {
          const expression = `document.querySelector(${JSON.stringify(selector)}).textContent`;
          const { result } = await protocol.send('Runtime.evaluate', { expression });
          return String(result.value);
        })
        .toContain(text);
    const ended = page.waitForEvent('crash');
    await write(
      page,
      `const all: unknown[] = [];
setInterval(() => all.push(new Array(4_000_000).fill('x')), 1);
export default () => <b>growing</b>;`,
    );
    await ended;
    await says('[data-playground="1"] [role=alert]', "The code didn't finish and was stopped.");
    await protocol.send('Runtime.evaluate', { expression: 'document.execCommand("selectAll")' });
    await protocol.send('Input.insertText', { text: 'throw new Error("from a new frame");' });
    await says('[data-playground="1"] [role=alert]', 'from a new frame');
    await browser.close();
  });

  test('its document runs nothing outside of a sandbox', async ({ page, baseURL }) => {
    const html = await readFile('.test-builds/playground/playground/index.html', 'utf8');
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"`);
    // As on a host that sends no header for it.
    await page.route('**/playground/', route => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('');
    const ran = await page.evaluate(async address => {
      const frame = document.createElement('iframe');
      frame.src = address;
      const said: unknown[] = [];
      window.addEventListener('message', ({ data }) => said.push(data));
      await new Promise(resolve => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      // Listeners of a window are called in order, and messages arrive in order: then all that could run has run.
      const heard = new Promise(resolve => frame.contentWindow?.addEventListener('message', resolve));
      frame.contentWindow?.postMessage({ kind: 'playground:run', run: 1, program: 'parent.ran = true' }, '*');
      await heard;
      await new Promise(resolve => {
        window.addEventListener('message', ({ data }) => data === 'last' && resolve(undefined));
        window.postMessage('last', '*');
      });
      said.pop();
      return ['ran' in window, said];
    }, `${baseURL}playground/`);
    expect(ran).toEqual([false, []]);
  });

  test('only its own messages are accepted', async ({ page }) => {
    await openEditor(page);
    await expect(frameOf(page).getByRole('button')).toBeVisible();
    await page.evaluate(() => {
      const failure = { reason: 'thrown', message: 'forged' };
      for (let run = 0; run < 10; run++) window.postMessage({ kind: 'playground:failed', run, failure }, '*');
    });
    await write(
      page,
      'parent.postMessage({ kind: "playground:failed", run: 2, failure: 1 }, "*"); export default () => <b>ok</b>;',
    );
    await expect(frameOf(page).getByText('ok')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  });
});

test("reset restores the page's code and result", async ({ page }) => {
  await openEditor(page);
  await write(page, 'export default () => <b>other</b>;');
  await expect(frameOf(page).getByText('other')).toBeVisible();
  await tool(page, 'Reset').click();
  await expect(blockOf(page).getByText('The code is back to the original.')).toBeVisible();
  await expect(editorOf(page)).toContainText('useState<number>(from)');
  await expect(frameOf(page).getByRole('button', { name: 'Count: 0' })).toBeVisible();
});

test('copy copies the current code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await write(page, 'export default () => <b>mine</b>;');
  await tool(page, 'Copy').click();
  await expect(blockOf(page).getByText('Code copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('export default () => <b>mine</b>;');
});

test.describe('a link with code', () => {
  /** As the page hears of the reader, it reads the address. */
  async function openLink(page: Page, address: string) {
    await page.goto(address);
    await hydrated(page);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
  }

  const link = (code: string) => `#playground=1.${Buffer.from(code).toString('base64url')}`;

  test('opens that playground with that code, in both languages; headings still work', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openEditor(page, 2);
    await write(page, 'export default () => <b>共享 “shared”</b>;', 2);
    await blockOf(page, 2).getByRole('button', { name: 'Share' }).click();
    await expect(blockOf(page, 2).getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    for (const address of [link, link.replace('/play', '/zh/play')]) {
      const other = await context.newPage();
      await openLink(other, address);
      await runOf(other, 2).click();
      await expect(frameOf(other, 2).getByText('共享 “shared”')).toBeVisible();
      await expect(editorOf(other, 2)).toBeInViewport();
      await expect(other.getByRole('textbox')).toHaveCount(1);
      await other.evaluate(() => {
        location.hash = '#pure';
      });
      await expect(other.locator('#pure')).toBeInViewport();
      await expect(editorOf(other, 2)).toContainText('shared');
      await other.close();
    }
  });

  for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
    test.describe(lang, () => {
      test('runs only after a click, which moves the focus to the result', async ({ page }) => {
        const asked: string[] = [];
        page.on('request', request => asked.push(new URL(request.url()).pathname));
        await openLink(
          page,
          `${prefix.slice(1)}/play${link('export default () => <b>shared</b>;')}`.replace(/^\//, ''),
        );
        await expect(editorOf(page)).toContainText('shared');
        await expect(
          blockOf(page)
            .locator('p', { hasText: /link|链接/ })
            .first(),
        ).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        // Not even changed code runs.
        await editorOf(page).press('ControlOrMeta+End');
        await page.keyboard.insertText('// more');
        await expect(editorOf(page)).toContainText('// more');
        expect(asked.filter(path => path.endsWith('/playground/'))).toEqual([]);
        await expect(blockOf(page).locator('iframe')).toHaveCount(0);
        await runOf(page).press('Enter');
        await expect(frameOf(page).getByText('shared')).toBeVisible();
        await expect(blockOf(page).locator('div:has(> iframe)')).toBeFocused();
      });
    });
  }

  test("that contains the page's own code runs it at once", async ({ page }) => {
    const own = await readFile(COUNTER_FILE, 'utf8');
    await openLink(page, `play${link(own)}`);
    await expect(frameOf(page).getByRole('button', { name: 'Count: 0' })).toBeVisible();
  });

  test("reset runs the page's own code", async ({ page }) => {
    await openLink(page, `play${link('export default () => <b>shared</b>;')}`);
    await tool(page, 'Reset').click();
    await expect(frameOf(page).getByRole('button', { name: 'Count: 0' })).toBeVisible();
  });

  test("can't freeze the page with code that the compiler needs years for", async ({ page }) => {
    const hard = `${'a<b>('.repeat(18)}1`;
    await openLink(page, `play${link(hard)}`);
    await runOf(page).click();
    await expect(alertOf(page)).toHaveText(
      'Compiling the code took too long and was stopped. Change it to try again.',
    );
    await write(page, 'export default () => <b>easy</b>;');
    await expect(frameOf(page).getByText('easy')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('is rejected if the code is too long', async ({ page }) => {
    await openEditor(page);
    await write(page, `export default () => null; // ${'x'.repeat(12_000)}`);
    await tool(page, 'Share').click();
    await expect(blockOf(page).getByText('The code is too long for a link.')).toBeVisible();
    await expect(page).toHaveURL(/\/play$/);
  });

  for (const [name, hash, text] of [
    ['damaged', '#playground=1.a', 'The code in the link is damaged or too long, so the page shows its own.'],
    [
      'without a number',
      '#playground=zzz',
      'The code in the link is damaged or too long, so the page shows its own.',
    ],
    [
      'no UTF-8',
      '#playground=1._____w',
      'The code in the link is damaged or too long, so the page shows its own.',
    ],
    [
      'oversized',
      `#playground=1.${'YWFh'.repeat(9000)}`,
      'The code in the link is damaged or too long, so the page shows its own.',
    ],
    [
      'of another page',
      '#playground=9.YWFh',
      'The link shares code for an example that this page does not have.',
    ],
  ] as const) {
    test(`that is ${name} opens nothing and shows a message`, async ({ page }) => {
      await openLink(page, `play${hash}`);
      await expect(alertOf(page)).toHaveText(text);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(editOf(page)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /link/ })).toHaveCount(1);
    });
  }

  test('works while the page is open', async ({ page }) => {
    await openEditor(page);
    await page.evaluate(hash => {
      location.hash = hash;
    }, link('export default () => <b>came later</b>;'));
    await runOf(page).click();
    await expect(frameOf(page).getByText('came later')).toBeVisible();
  });
});

test('Tab indents; Escape and then Tab leave the editor, without a time limit, as the hint says', async ({
  page,
}) => {
  await openEditor(page);
  const editor = editorOf(page);
  await expect(editor).toHaveAccessibleDescription(
    'Tab indents. To leave the editor, press Escape, then Tab.',
  );
  await expect(blockOf(page).getByText('Tab indents.')).toBeVisible();
  await write(page, 'a');
  // Until then, the result changes, and with it what Tab reaches.
  await expect(alertOf(page)).toContainText('a is not defined');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(editor.locator('.cm-line').first()).toHaveText('  a');
  await page.keyboard.press('Escape');
  // The clock of the test runner would count the timers of the frame in another way than browsers do.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 10_000;
  });
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Share')).toBeFocused();
});

test('side by side or stacked as the fence says, and always stacked on a narrow screen', async ({ page }) => {
  const isBeside = async (index: number) => {
    const code = await blockOf(page, index).locator('.cm-editor').boundingBox();
    const result = await blockOf(page, index).locator('iframe').boundingBox();
    return result && code ? result.x >= code.x + code.width - 1 : undefined;
  };
  await openEditor(page, 1);
  await editOf(page, 2).click();
  await expect(frameOf(page, 2).getByText('ok')).toBeVisible();
  expect(await isBeside(1)).toBe(true);
  expect(await isBeside(2)).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => isBeside(1)).toBe(false);
  expect(await isBeside(2)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the editor and result follow the site's theme, also when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEditor(page);
  await frameOf(page).getByRole('button').click();
  const body = frameOf(page).locator('html');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const code = blockOf(page).locator('.cm-editor');
  const light = await code.evaluate(element => getComputedStyle(element).color);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(15, 17, 21)');
  await expect.poll(() => code.evaluate(element => getComputedStyle(element).color)).not.toBe(light);
  // The same run goes on.
  await expect(frameOf(page).getByRole('button', { name: 'Count: 1' })).toBeVisible();
});

test('playgrounds on one page are independent of each other', async ({ page }) => {
  await openEditor(page, 1);
  await editOf(page, 2).click();
  await expect(frameOf(page, 2).getByText('ok')).toBeVisible();
  await frameOf(page, 1).getByRole('button').click();
  await write(page, 'throw new Error("second")', 2);
  await expect(alertOf(page, 2)).toContainText('second');
  await expect(alertOf(page, 1)).toHaveCount(0);
  await expect(frameOf(page, 1).getByRole('button', { name: 'Count: 1' })).toBeVisible();
  await expect(editOf(page, 3)).toBeVisible();
});

test.describe('parts that fail to load', () => {
  test('the editor: a message appears, the code stays, and Edit tries again', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    await page.goto('play');
    await hydrated(page);
    await page.route('**/static/js/async/playground.*', route => route.abort());
    await editOf(page).click();
    await expect(alertOf(page)).toContainText("The editor didn't load");
    await expect(blockOf(page).locator('pre')).toContainText('useState<number>(from)');
    await page.unroute('**/static/js/async/playground.*');
    await editOf(page).click();
    await expect(frameOf(page).getByRole('button')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  });

  for (const [name, answer] of [
    ['offline', undefined],
    ['gone', { status: 404, contentType: 'text/html', body: 'Not found' }],
  ] as const) {
    test(`the frame is ${name}: a message appears, and the next change tries again`, async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_|Failed to load resource/);
      await page.goto('play');
      await hydrated(page);
      await page.route('**/playground/', route => (answer ? route.fulfill(answer) : route.abort()));
      await editOf(page).click();
      await expect(alertOf(page)).toContainText("The result didn't load");
      await expect(editorOf(page)).toContainText('useState<number>(from)');
      await page.unroute('**/playground/');
      await write(page, 'export default () => <b>there</b>;');
      await expect(frameOf(page).getByText('there')).toBeVisible();
    });
  }
});

test("buttons and fields of an example look finished, and the example's styles override theirs", async ({
  page,
}) => {
  await openEditor(page);
  await write(
    page,
    'export default () => <><style>{"input { padding: 3px }"}</style><button>Press</button><input /></>;',
  );
  const button = frameOf(page).getByRole('button', { name: 'Press' });
  await expect(button).toHaveCSS('padding', '8px 16px');
  await expect(button).toHaveCSS('border-radius', '8px');
  await expect(frameOf(page).getByRole('textbox')).toHaveCSS('padding', '3px');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is there, without buttons that do nothing', async ({ page }) => {
    await page.goto('play');
    await expect(blockOf(page).locator('pre')).toContainText('useState<number>(from)');
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  });
});

test("the page's Markdown contains an ordinary fence", async ({ request }) => {
  const markdown = await (await request.get('play.md')).text();
  expect(markdown).toContain("```jsx playground direction=vertical\nimport { strToU8 } from 'fflate';");
  expect(markdown).not.toContain('RspressPlayground');
});
