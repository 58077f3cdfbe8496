import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { DevMessage } from '../plugins/dev/restart';

// Serves the site with hot reload. Parameters are those of `rspress dev`. The server ends when it needs a restart, and
// then a new process continues on the same port.
const parameters = ['node_modules/@rspress/core/bin/rspress.js', 'dev', ...process.argv.slice(2)];
let hasServed = false;
let isEnding = false;
let server = serve();
// The terminal sends them to the server as well, which ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    server.kill(signal);
  });
}

function serve(port = process.env.PORT): ChildProcess {
  const child = spawn(process.execPath, parameters, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(port && { PORT: port }) },
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

/** After a restart that failed, such as for a mistake in a plugin: tries again when a file is saved. */
function waitForChange(port: string | undefined) {
  console.log('The dev server starts again when a file is saved.');
  const watcher = watch('.', { recursive: true }, (_event, file) => {
    if (!file || /node_modules|^\.|doc_build/.test(file)) return;
    watcher.close();
    server = serve(port);
  });
}
