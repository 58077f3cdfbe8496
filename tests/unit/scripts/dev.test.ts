import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../support/rspress-process';

/** Stands for the core's command: serves on a port that it chooses, until a file says how it ends. */
const serverOn = (port: number) => `
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const isBroken = existsSync('broken');
appendFileSync('starts', process.argv.slice(2).join(' ') + '\\n');
if (isBroken) {
  console.error('plugins/a.ts: <b> is wrong');
  process.exit(1);
}
process.send({ port: ${port} });
for (const ending of ['SIGTERM', 'disconnect']) process.on(ending, () => process.exit(0));
setInterval(() => {
  if (readFileSync('restarts', 'utf8').length < readFileSync('starts', 'utf8').split('\\n').length - 1) return;
  process.send({ restarts: true }, () => process.exit(0));
}, 10);
`;

const HELP =
  "The dev server couldn't start. Fix the mistake above, and it starts again when a file is saved.";

let folder = '';
let port = 0;
let dev: ChildProcess;
let log = '';
const file = (name: string) => path.join(folder, name);
/** A busy machine may need more than a second. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 60_000 });
const starts = () => readFileSync(file('starts'), 'utf8').split('\n').slice(0, -1);

beforeEach(async () => {
  port = await freePort();
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/dev-'));
  mkdirSync(file('node_modules/@rspress/core/bin'), { recursive: true });
  mkdirSync(file('docs'));
  writeFileSync(file('node_modules/@rspress/core/bin/rspress.js'), serverOn(port));
  for (const name of ['starts', 'restarts']) writeFileSync(file(name), '');
  log = '';
});

/** @param given the port that the author wishes */
function startDev(given: number) {
  const parameters = ['--import', 'tsx', path.resolve('scripts/dev.ts'), '--port', String(given), '--host'];
  dev = spawn(process.execPath, parameters, { cwd: folder });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
}

afterEach(() => {
  dev.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('restarts the server on the port that it had', async () => {
  startDev(3000);
  await soon(starts).toEqual(['dev --port 3000 --host']);
  appendFileSync(file('restarts'), '.');
  await soon(starts).toEqual(['dev --port 3000 --host', `dev --host --port ${port}`]);
});

it('shows why a restart has failed, waits for a saved file, and ends when it is told to', async () => {
  startDev(3000);
  await soon(starts).toHaveLength(1);
  writeFileSync(file('broken'), '');
  appendFileSync(file('restarts'), '.');
  await soon(() => log).toContain('starts again when a file is saved');
  const shown = await fetch(`http://localhost:${port}/guide/`);
  expect(shown.status).toBe(503);
  const page = await shown.text();
  expect(page).toContain('plugins/a.ts: &lt;b&gt; is wrong');
  expect(await looksUntilReload(page, [page, undefined, page, 'the site'])).toBe(4);
  expect(await looksUntilReload(page, [page, `${page} and more`])).toBe(2);
  const other = await new Promise<IncomingMessage>(resolve =>
    get({ host: 'localhost', port, headers: { Host: 'example.com' } }, resolve),
  );
  expect(other.statusCode).toBe(403);
  other.resume();
  writeFileSync(file('docs/index.md'), '# Saved\n');
  await soon(starts).toHaveLength(3);
  await soon(() => log.match(/when a file is saved/g)).toHaveLength(2);
  const ended = new Promise(resolve => dev.on('exit', resolve));
  dev.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('names a mistake in a file that all pages need, and starts when it is repaired', async () => {
  writeFileSync(file('i18n.json'), '{ "a": }');
  startDev(port);
  const message = `./i18n.json:1:8 This isn't valid JSON: Unexpected "}". Correct it, or take it out.\n`;
  await soon(() => log).toBe(`${message}${HELP}\n`);
  const shown = await fetch(`http://localhost:${port}/guide/`);
  expect(shown.status).toBe(503);
  expect(await shown.text()).toContain('i18n.json:1:8 This isn');
  expect(starts()).toEqual([]);
  writeFileSync(file('i18n.json'), '{}');
  await soon(starts).toEqual([`dev --port ${port} --host`]);
  writeFileSync(file('i18n.json'), '{');
  appendFileSync(file('restarts'), '.');
  await soon(() => log.split(HELP)).toHaveLength(3);
  const ended = new Promise(resolve => dev.on('exit', resolve));
  dev.kill('SIGTERM');
  expect(await ended).toBe(0);
});

/**
 * Runs the script of a page with a mistake, without waiting.
 * @param answers what the server answers in turn: the text of a page, or nothing while it starts
 * @returns how often the script looked until it reloaded the page
 */
function looksUntilReload(page: string, answers: (string | undefined)[]): Promise<number> {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
  let looks = 0;
  const ask = async () => {
    const text = answers[looks++];
    if (text === undefined) throw new TypeError('nothing answers');
    return new Response(text, { status: text === 'the site' ? 200 : 503 });
  };
  return new Promise(resolve => {
    let hasReloaded = false;
    const location = {
      href: '/',
      reload() {
        hasReloaded = true;
        resolve(looks);
      },
    };
    const later = (look: () => void) => hasReloaded || look();
    new Function('fetch', 'location', 'setTimeout', script)(ask, location, later);
  });
}
