import { spawn } from 'node:child_process';

// Serves the site with hot reload. Parameters are those of `rspress dev`.
const parameters = ['node_modules/@rspress/core/bin/rspress.js', 'dev', ...process.argv.slice(2)];
const server = spawn(process.execPath, parameters, { stdio: 'inherit' });
server.once('close', code => {
  process.exitCode = code ?? 1;
});
// The terminal sends them to the server as well, which ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
