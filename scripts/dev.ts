import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { formatFault } from '../checks/page-faults/fault';
import { siteFileFaults } from '../checks/page-faults/site-files';
import { type DevMessage, OWN_CODE } from '../plugins/dev/restart';
import { readHost } from '../site/dev-server';
import { escapeHtml } from '../site/escape-html';

// Serves the site with hot reload. Parameters are those of `rspress dev`. The server ends when it needs a restart, and
// then a new process continues on the same port.
const BIN = 'node_modules/@rspress/core/bin/rspress.js';
/**
 * Room for objects that are soon gone, in MB. Reading all pages creates many; with Node's default, a start takes a sixth
 * longer.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=64';
/** Where a file is saved that may repair a server that didn't start. */
const SOURCES = [...OWN_CODE, 'docs', 'theme', 'components', 'i18n.json', 'package.json'];
/** Another site could read the page by a name that leads here. */
const OWN_HOST = /^(?:localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/i;

let hasServed = false;
let isEnding = false;
/** None while the script waits for the repair of a mistake. */
let server: ChildProcess | undefined;
start();
// The terminal sends them to the server as well, which ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    if (server) server.kill(signal);
    else process.exit();
  });
}

/**
 * Starts the server, unless a file that all pages need has a mistake. The server would end with a stack.
 * @param port the port of the server before; without one, the parameters, `PORT`, or a default decide
 */
function start(port?: string) {
  const faults = siteFileFaults().map(formatFault).join('\n');
  if (faults) {
    console.error(faults);
    waitForChange(port, faults);
  } else server = serve(port);
}

function serve(port?: string): ChildProcess {
  const given = process.argv.slice(2);
  const parameters = port === undefined ? given : [...withoutPort(given), '--port', port];
  const child = spawn(process.execPath, [YOUNG_OBJECTS, BIN, 'dev', ...parameters], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    errors = (errors + text).slice(-4000);
  });
  let usedPort = port;
  let restarts = false;
  let isServing = false;
  child.on('message', (message: DevMessage) => {
    if ('restarts' in message) restarts = true;
    else {
      usedPort = String(message.port);
      isServing = true;
      hasServed = true;
    }
  });
  child.once('close', code => {
    server = undefined;
    if (isEnding) process.exit(code ?? 0);
    else if (restarts) start(usedPort);
    else if (hasServed && !isServing) waitForChange(usedPort, errors);
    else process.exitCode = code ?? 1;
  });
  return child;
}

function withoutPort(parameters: string[]): string[] {
  return parameters.filter((each, at) => !/^--port(?:=|$)/.test(each) && parameters[at - 1] !== '--port');
}

/** Returns the port that the first server would try. */
function firstPort(): string {
  const [, given] = /--port[= ](\d+)/.exec(process.argv.join(' ')) ?? [];
  return given ?? process.env.PORT ?? '3000';
}

/**
 * After a start that failed, such as for a mistake in a plugin: shows why on every page, and tries again when a file is
 * saved.
 */
function waitForChange(port: string | undefined, errors: string) {
  const help =
    "The dev server couldn't start. Fix the mistake above, and it starts again when a file is saved.";
  const page = createServer(({ headers }, response) => {
    if (!OWN_HOST.test(headers.host ?? '')) {
      response.writeHead(403, { Connection: 'close' }).end();
      return;
    }
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' });
    response.end(mistakePage(stripVTControlCharacters(errors), help));
  });
  // Without the page, the message is still in the terminal.
  page.on('error', () => console.log(help));
  page.listen(Number(port ?? firstPort()), readHost(process.env), () => console.log(help));
  const watchers = SOURCES.filter(existsSync).map(place => watch(place, { recursive: true }, again));
  function again() {
    // A save is often reported several times.
    if (watchers.length === 0) return;
    for (const watcher of watchers.splice(0)) watcher.close();
    page.close(() => {
      start(port);
    });
    page.closeAllConnections();
  }
}

/**
 * Looks again every two seconds, so that the site comes back by itself, also if nothing answers for a while, as when the
 * server starts. A browser that's told to reload the page then would give up.
 */
const LOOK_AGAIN = `
let shown;
const look = () => fetch(location.href)
  .then(async response => {
    const text = await response.text();
    if (response.status !== 503 || (shown ?? text) !== text) location.reload();
    else shown = text;
  })
  .catch(() => {})
  .finally(() => setTimeout(look, 2000));
look();`;

function mistakePage(errors: string, help: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Mistake</title>
<style>:root { color-scheme: light dark; font: 16px/1.6 system-ui; margin: 10vh auto; max-width: 60rem; padding: 0 24px }
pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<pre>${escapeHtml(errors.trim())}</pre><p>${escapeHtml(help)}</p>
<script>${LOOK_AGAIN}</script>`;
}
