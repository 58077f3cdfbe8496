import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { type DevMessage, OWN_CODE } from '../plugins/dev/restart';

// Serves the site with hot reload. Parameters are those of `rspress dev`. The server ends when it needs a restart, and
// then a new process continues on the same port.
const BIN = 'node_modules/@rspress/core/bin/rspress.js';
/** Room for objects that are soon gone, in MB. Reading all pages creates many; with Node's default, a start takes a sixth longer. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';
/** Where a file is saved that may repair a server that didn't start. */
const SOURCES = [...OWN_CODE, 'docs', 'theme', 'components', 'i18n.json', 'package.json'];

let hasServed = false;
let isEnding = false;
let server = serve();
// The terminal sends them to the server as well, which ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded) process.exit();
    server.kill(signal);
  });
}

/** @param port the port of the server before; without one, the parameters, `PORT`, or a default decide */
function serve(port?: string): ChildProcess {
  const given = process.argv.slice(2);
  const parameters = port === undefined ? given : [...withoutPort(given), '--port', port];
  const child = spawn(process.execPath, [YOUNG_OBJECTS, BIN, 'dev', ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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
    if (isEnding) process.exit(code ?? 0);
    else if (restarts) server = serve(usedPort);
    else if (hasServed && !isServing) waitForChange(usedPort);
    else process.exitCode = code ?? 1;
  });
  return child;
}

function withoutPort(parameters: string[]): string[] {
  return parameters.filter((each, at) => !/^--port(?:=|$)/.test(each) && parameters[at - 1] !== '--port');
}

/** After a restart that failed, such as for a mistake in a plugin: tries again when a file is saved. */
function waitForChange(port: string | undefined) {
  const watchers = SOURCES.filter(existsSync).map(place => watch(place, { recursive: true }, again));
  console.log(
    "The dev server couldn't restart. Fix the mistake above, and it starts again when a file is saved.",
  );
  function again() {
    // A save is often reported several times.
    if (watchers.length === 0) return;
    for (const watcher of watchers.splice(0)) watcher.close();
    server = serve(port);
  }
}
