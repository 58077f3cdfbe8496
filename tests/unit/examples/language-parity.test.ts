import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BIN, freePort, killStarted, logOf, runServer, startNode } from '../support/rspress-process';

const CONFIG = readFileSync('examples/i18n/rspress.config.ts', 'utf8');
const ALWAYS_ON = CONFIG.replace(/languageParity: .*/, 'languageParity: {},');

describe('the check for missing translations in the dev server', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

  beforeEach(() => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/language-parity-'));
    cpSync('examples/i18n', folder, { recursive: true, filter: file => !file.includes('node_modules') });
  });

  afterEach(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('stops the server at startup if a translation is missing', async () => {
    write('rspress.config.ts', ALWAYS_ON);
    write('docs/en/guide/extra.md', '# Extra\n');
    const server = startNode(folder, [BIN, 'dev', '--port', String(await freePort())]);
    const log = logOf(server);
    const exitCode = await new Promise(resolve => server.on('close', resolve));
    expect(exitCode).toBe(1);
    expect(log()).toContain('Check language parity failed! Missing content:\n        - zh/guide/extra.md');
  });

  it('reports a page added later without a translation, and the server keeps running', async () => {
    write('rspress.config.ts', ALWAYS_ON);
    const port = await freePort();
    const server = startNode(folder, [BIN, 'dev', '--port', String(port)]);
    const log = await new Promise<string>((resolve, reject) => {
      let isAdded = false;
      logOf(server, text => {
        if (/Restart server failed\.[\s\S]*ready {3}built/.test(text)) resolve(text);
        if (isAdded || !/ready {3}built/.test(text)) return;
        isAdded = true;
        write('docs/en/guide/extra.md', '# Extra\n');
      });
      server.on('close', exitCode => reject(new Error(`The server ended with ${exitCode}.`)));
    });
    expect(log).toContain('restarting server as extra.md changed');
    expect(log).toContain('Check language parity failed! Missing content:\n        - zh/guide/extra.md');
    const { status } = await fetch(`http://localhost:${port}/`);
    expect(status).toBe(200);
  });

  it('is off in development with the condition in the config of the example', async () => {
    write('docs/en/guide/extra.md', '# Extra\n');
    const { log, exit } = await runServer(
      folder,
      ['dev', '--port', String(await freePort())],
      {},
      /ready {3}built/,
    );
    expect(exit).toBe(0);
    expect(log).not.toContain('language parity');
  });
});
