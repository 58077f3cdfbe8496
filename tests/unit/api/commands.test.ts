import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ejectComponent } from '@rspress/core/dist/node/eject.js';
import { SSGWorkerThreadRecyclerMaxMemory } from '@rspress/core/dist/node/ssg/ssgEnv.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BIN, freePort, killStarted, logOf, runServer, startNode } from '../support/rspress-process';

const EJECTABLE = path.resolve('node_modules/@rspress/core/dist/eject-theme/components');
const CONFIG = `
import { defineConfig } from '@rspress/core';

const server = process.env.CONFIG_PORT ? { port: Number(process.env.CONFIG_PORT) } : {};
export default defineConfig({ title: 'Commands', base: '/from-config/', builderConfig: { server } });
`;
const BY_CODE = `
import path from 'node:path';
import { build } from '@rspress/core';

const config = { base: '/x/', outDir: process.argv[2] };
await build({ docDirectory: path.resolve('docs'), config });
`;

const pageIn = (lang: string) => readFileSync(`docs/${lang}/api/commands.mdx`, 'utf8');
const PAGES = { en: pageIn('en'), zh: pageIn('zh') };

interface Result {
  exitCode: number | null;
  log: string;
}

let folder: string;

beforeAll(() => {
  mkdirSync('.test-builds', { recursive: true });
  folder = mkdtempSync(path.resolve('.test-builds/commands-'));
  mkdirSync(path.join(folder, 'docs/guide'), { recursive: true });
  writeFileSync(path.join(folder, 'docs/index.md'), '# Home\n\n[A](/guide/a)\n');
  writeFileSync(path.join(folder, 'docs/guide/a.md'), '# A\n');
  writeFileSync(path.join(folder, 'rspress.config.ts'), CONFIG);
  writeFileSync(path.join(folder, 'by-code.mjs'), BY_CODE);
});

afterAll(() => {
  killStarted();
  rmSync(folder, { recursive: true, force: true });
});

function run(args: string[], env?: Record<string, string>): Promise<Result> {
  const child = startNode(folder, args, env);
  const log = logOf(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', exitCode => resolve({ exitCode, log: log() }));
  });
}

const rspress = (...args: string[]) => run([BIN, ...args]);

const addressOf = (args: string[], env?: Record<string, string>, later?: RegExp) =>
  runServer(folder, args, env, later).then(({ address, exit }) => ({ address, exit }));

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort));

describe('flags and arguments', () => {
  it('--help lists the flags of the root command and of build; only the former has --version', async () => {
    const [root, build] = await Promise.all([rspress('dev', '--help'), rspress('build', '--help')]);
    const flags = ({ log }: Result) => [...log.matchAll(/^ {2}(-.*?) {2}/gm)].map(([, flag]) => flag?.trim());
    const everywhere = ['-h, --help', '-c, --config <config>'];
    const serving = ['--port <port>', '--host [host]', '--base <base>'];
    expect(flags(root)).toEqual([...serving, '-v, --version', ...everywhere]);
    expect(flags(build)).toEqual(['--base <base>', ...everywhere]);
    expect([root, build].map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const { version } = JSON.parse(readFileSync('node_modules/@rspress/core/package.json', 'utf8'));
    expect(root.log).toContain(`rspress/${version}\n`);
  });

  it('an unknown argument, flag, config file, or component exits with 1 and the quoted message', async () => {
    const messages: [args: string, message: string, variable?: string][] = [
      ['build docs more', 'CACError: Unused args: `more`'],
      ['build --outDir dist', 'CACError: Unknown option `--outDir`'],
      ['build -c gone.ts', 'Cannot find config file: …', path.join(folder, 'gone.ts')],
      ['eject badge', 'Component … not found in theme.', 'badge'],
    ];
    const results = await Promise.all(messages.map(([args]) => rspress(...args.split(' '))));
    for (const [index, [args, message, variable = '']] of messages.entries()) {
      expect(results[index]?.exitCode, args).toBe(1);
      expect(results[index]?.log).toContain(message.replace('…', variable));
      for (const page of Object.values(PAGES)) expect(page).toContain(message);
    }
  });
});

describe('eject', () => {
  const folders = readdirSync(EJECTABLE).sort();
  /** Returns the names in a row of the page's table. */
  const rowOf = (kind: string) => {
    const line = PAGES.en.split('\n').find(text => text.startsWith(`| ${kind}`)) ?? '';
    return [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  };

  it('lists what the page calls listed, and accepts these and the remaining components', async () => {
    const { exitCode, log } = await rspress('eject');
    expect(exitCode).toBe(0);
    const listed = [...log.matchAll(/• (\w+)/g)].map(([, name = '']) => name);
    expect(listed.sort()).toEqual(rowOf('Listed'));
    expect(listed).toHaveLength(21);
    expect(rowOf('Accepted, not listed')).toEqual(folders.filter(name => !listed.includes(name)));
    expect(folders).toHaveLength(44);

    vi.spyOn(console, 'log').mockReturnValue();
    const target = path.join(folder, 'ejected');
    for (const name of folders) await ejectComponent(name, target);
    vi.restoreAllMocks();
    expect(readdirSync(path.join(target, 'theme/components')).sort()).toEqual(folders);
  });

  it('breaks the imports of the components that the page names', () => {
    const broken = folders.filter(name => sourcesOf(path.join(EJECTABLE, name)).some(hasLostImport(name)));
    expect(broken).toEqual(rowOf('Copied, but'));
  });

  it("writes to theme/components, overwrites with a warning, and doesn't write theme/index.tsx", async () => {
    const first = await rspress('eject', 'Badge');
    expect(first).toMatchObject({ exitCode: 0 });
    const copied = path.join(folder, 'theme/components/Badge/index.tsx');
    expect(existsSync(path.join(folder, 'theme/index.tsx'))).toBe(false);
    writeFileSync(copied, '');
    writeFileSync(path.join(folder, 'theme/index.tsx'), '// Mine\n');
    const second = await rspress('eject', 'Badge');
    expect(second.log).toContain('Component Badge already exists in theme/components/Badge');
    expect(readFileSync(copied, 'utf8')).toContain("import './index.scss'");
    expect(readFileSync(path.join(folder, 'theme/index.tsx'), 'utf8')).toBe('// Mine\n');
    rmSync(path.join(folder, 'theme'), { recursive: true });
  });
});

describe('build and preview', () => {
  const scriptsOf = (outDir: string) => {
    const html = readFileSync(path.join(folder, outDir, 'index.html'), 'utf8');
    return [...html.matchAll(/<script defer src="([^"]*)"/g)].map(([, src = '']) => src);
  };

  it('--base wins over base, even with NODE_ENV=test; in preview, PORT and HOST win over flags', async () => {
    const { exitCode, log } = await run([BIN, 'build', '--base', '/flag'], { NODE_ENV: 'test' });
    expect(exitCode, log).toBe(0);
    const scripts = scriptsOf('doc_build');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(src => !src.startsWith('/flag/static/js/'))).toEqual([]);

    const [environment = 0, flag = 0, config = 0] = await freePorts(3);
    const CONFIG_PORT = String(config);
    const [byEnvironment, byFlag] = await Promise.all([
      addressOf(['preview', '--port', String(flag), '--host', 'localhost'], {
        PORT: String(environment),
        HOST: '127.0.0.1',
        CONFIG_PORT,
      }),
      addressOf(['serve', 'nowhere', '--port', String(flag), '--base', '/flag'], { CONFIG_PORT }),
    ]);
    expect(byEnvironment.address).toBe(`http://127.0.0.1:${environment}/from-config/`);
    expect(byFlag.address).toBe(`http://localhost:${flag}/flag/`);
    expect(byFlag.exit).not.toBe(0);
  });

  it("the build function leaves the base path out of script URLs if NODE_ENV isn't set", async () => {
    const { exitCode, log } = await run(['by-code.mjs', 'by-code']);
    expect(exitCode, log).toBe(0);
    expect(scriptsOf('by-code')[0]).toMatch(/^\/static\/js\//);
  });
});

describe('dev', () => {
  it('--port wins over the config, which wins over PORT; HOST is ignored; SIGTERM exits with 0', async () => {
    const [environment = 0, config = 0, flag = 0] = await freePorts(3);
    const env = { PORT: String(environment), HOST: '127.0.0.1' };
    const CONFIG_PORT = String(config);
    const [byFlag, byConfig, byEnvironment] = await Promise.all([
      addressOf(['--port', String(flag), '--base', '/flag'], { ...env, CONFIG_PORT }, /ready\s+built/),
      addressOf(['dev'], { ...env, CONFIG_PORT }),
      addressOf(['nowhere'], env),
    ]);
    expect(byFlag).toEqual({ address: `http://localhost:${flag}/flag/`, exit: 0 });
    expect(byConfig.address).toBe(`http://localhost:${config}/from-config/`);
    expect(byEnvironment.address).toBe(`http://localhost:${environment}/from-config/`);
  });
});

/** Returns the sources of an ejected component, without its tests. */
function sourcesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map(file => path.join(directory, file))
    .filter(file => /(?<!\.test)\.tsx?$/.test(file));
}

/** Creates a check of whether a source imports a file that isn't copied with it. */
function hasLostImport(name: string): (file: string) => boolean {
  const own = path.join(EJECTABLE, name) + path.sep;
  return file =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) (?!type)[^;]*?'(\.[^']*)'/gm)].some(
      ([, specifier = '']) => {
        const target = path.resolve(path.dirname(file), specifier);
        const isInside = target.startsWith(own) || (target + path.sep === own && statSync(own).isDirectory());
        return !isInside;
      },
    );
}

it('the memory limit of rendering threads defaults to 1 GB, and 2e9 is read as 2', () => {
  expect(SSGWorkerThreadRecyclerMaxMemory()).toBe(1_000_000_000);
  vi.stubEnv('RSPRESS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY', '2e9');
  expect(SSGWorkerThreadRecyclerMaxMemory()).toBe(2);
  vi.unstubAllEnvs();
});
