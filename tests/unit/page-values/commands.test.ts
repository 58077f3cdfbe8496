import { readFileSync } from 'node:fs';
import os from 'node:os';
import { createRsbuild } from '@rsbuild/core';
import {
  getNumberOfThreads,
  SSGConcurrency,
  SSGWorkerThreadRecyclerMaxMemory,
  SSGWorkerThreadTaskSize,
} from '@rspress/core/dist/node/ssg/ssgEnv.js';
import { isDebugMode } from '@rspress/shared';
import { DEFAULT_CONFIG_EXTENSIONS, DEFAULT_CONFIG_NAME } from '@rspress/shared/constants';
import { globSync } from 'tinyglobby';
import { afterEach, expect, it, vi } from 'vitest';
import { commandFacts } from '../../../plugins/content/api-facts/commands';
import { CORE, installed } from '../../../plugins/content/api-facts/installed';
import { LANGUAGES } from '../../../site/languages';
import { codeInLine, expectLine } from './onPage';

const COMMANDS = 'api/commands';
const CONFIG = 'api/config/config-basic';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([COMMANDS, CONFIG])('%s lists the variables that Rspress reads, and no others', page => {
  const files = globSync('node_modules/@rspress/core/dist/{cli,config,node}/**/*.js');
  const code = files.map(file => readFileSync(file, 'utf8')).join('\n');
  const read = new Set([...code.matchAll(/process\.env\.(RSPRESS_\w+)/g)].map(([, name]) => name));
  expect(read.size).toBeGreaterThan(4);
  for (const lang of LANGUAGES) {
    const source = readFileSync(`docs/${lang}/${page}.mdx`, 'utf8');
    expect(new Set([...source.matchAll(/^\| `(RSPRESS_\w+)`/gm)].map(([, name]) => name))).toEqual(read);
  }
});

it.each([
  ['RSPRESS_SSG_CONCURRENCY', SSGConcurrency()],
  ['RSPRESS_SSG_WORKER_THREAD_TASK_SIZE', SSGWorkerThreadTaskSize()],
  ['RSPRESS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY', SSGWorkerThreadRecyclerMaxMemory()],
])('both pages name the default of %s', (name, value) => {
  expectLine(COMMANDS, `| \`${name}\` | \`${value}\` |`);
  expectLine(CONFIG, `| \`${name}\` | ${value} |`);
});

it('there is one thread per 100 pages, but at most one per processor', () => {
  expect(getNumberOfThreads(100)).toBe(1);
  expect(getNumberOfThreads(101)).toBe(Math.min(2, os.availableParallelism()));
  expect(getNumberOfThreads(1e6)).toBe(os.availableParallelism());
});

it.each(['rsbuild', 'builder', '*'])('DEBUG=%s prints debug messages, as both pages say', value => {
  vi.stubEnv('DEBUG', value);
  expect(isDebugMode()).toBe(true);
  for (const page of [COMMANDS, CONFIG]) expectLine(page, '| `DEBUG`', `\`${value}\``);
});

it('the config file is looked for in the order of the page', () => {
  const [first, ...others] = DEFAULT_CONFIG_EXTENSIONS;
  const names = [`${DEFAULT_CONFIG_NAME}${first}`, ...others];
  const starts = { en: 'Without `-c`', zh: '不使用 `-c`' };
  for (const listed of codeInLine(COMMANDS, starts)) expect(listed.slice(1, 7)).toEqual(names);
});

it('the dev server uses port 3000, and the preview 4173', async () => {
  const rsbuild = await createRsbuild();
  await rsbuild.initConfigs();
  expect(rsbuild.getNormalizedConfig().server).toMatchObject({ port: 3000, host: 'localhost' });
  const preview = readFileSync('node_modules/@rspress/core/dist/node/serve.js', 'utf8');
  expect(preview).toMatch(/\|\| 4173\);\s+const host = .*\|\| 'localhost';/);
  expectLine(CONFIG, '| `PORT`', '3000', '4173');
  expectLine(COMMANDS, '| `dev`', '3000', '`localhost`');
  expectLine(COMMANDS, '| `preview`', '4173', '`localhost`');
});

it('the flags that the page calls missing are missing', () => {
  const flags = commandFacts(installed(CORE)).map(({ name }) => name);
  expect(flags).toContain('build --base');
  for (const missing of codeInLine(COMMANDS, { en: 'The flags `--root`', zh: 'Rspress 没有 `--root`' })) {
    expect(missing).toHaveLength(5);
    expect(flags.filter(flag => missing.includes(flag.split(' ').at(-1) ?? ''))).toEqual([]);
  }
});
