import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { pagesNamed } from '../../../checks/corpus';
import { BIN } from '../support/rspress-process';
import {
  actionReferences,
  commands,
  expression,
  isMaintained,
  job,
  readWorkflow,
  type Step,
  stepUsing,
  unpinned,
} from '../support/workflow';
import { fencesOf } from './page-code';

const PAGE = 'guide/basic/ci.mdx';
const EXAMPLE = path.resolve('examples/ci');
const WORKFLOW = '.github/workflows/docs.yml';
/** The commands with which each package manager installs from its lockfile and runs the build. */
const MANAGERS = [
  ['npm', '', ['npm ci', 'npm run build']],
  ['pnpm', 'pnpm', ['pnpm install --frozen-lockfile', 'pnpm run build']],
  ['Yarn', 'yarn', ['corepack enable', 'yarn install --immutable', 'yarn run build']],
  ['Bun', 'bun', ['bun install --frozen-lockfile', 'bun run build']],
] as const;

const read = (file: string) => readFileSync(path.join(EXAMPLE, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('a build cache that CI restores', () => {
  const CACHE = 'node_modules/.cache';
  let folder: string;
  let saved: string;

  /** Writes the files of a fresh checkout, with the cache of an earlier run if there is one. */
  function checkOut(target: string, heading: string) {
    for (const [file, text] of Object.entries({
      'rspress.config.ts': "export default { root: 'docs', markdown: { link: { checkAnchors: true } } };\n",
      'package.json': '{ "type": "module" }\n',
      'docs/index.md': '# Home\n\n[Green tea](/brew#green)\n',
      'docs/brew.md': `# Brew\n\n## ${heading}\n`,
    })) {
      mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(target, file), text);
    }
    if (saved) cpSync(saved, path.join(target, CACHE), { recursive: true });
  }

  function build(target: string) {
    const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
      cwd: target,
      env: { ...env, NO_COLOR: '1' },
      encoding: 'utf8',
    });
    return { status, found: (stdout + stderr).includes('Dead anchors found') };
  }

  beforeAll(() => {
    mkdirSync('.test-builds', { recursive: true });
    const parent = mkdtempSync(path.resolve('.test-builds/ci-cache-'));
    folder = path.join(parent, 'site');
    checkOut(folder, 'Green');
    expect(build(folder)).toEqual({ status: 0, found: false });
    saved = path.join(parent, 'saved');
    cpSync(path.join(folder, CACHE), saved, { recursive: true });
  });
  afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  it('hides a dead anchor in a fresh checkout at the same path', () => {
    rmSync(folder, { recursive: true });
    checkOut(folder, 'White');
    expect(build(folder)).toEqual({ status: 0, found: false });
  });

  it.each([
    ['a page is new', 'site', 'docs/milk.md', '# Milk\n'],
    ['`package.json` has changed', 'site', 'package.json', '{ "type": "module", "private": true }\n'],
    ['the folder has another path', 'elsewhere', 'package.json', '{ "type": "module" }\n'],
  ])('is not used if %s', (_, name, file, text) => {
    const target = path.join(path.dirname(folder), name);
    rmSync(target, { recursive: true, force: true });
    checkOut(target, 'White');
    writeFileSync(path.join(target, file), text);
    expect(build(target)).toEqual({ status: 1, found: true });
  });
});

describe.each(MANAGERS)('the workflow for %s', (manager, folder, expected) => {
  const file = path.join(EXAMPLE, folder, WORKFLOW);
  const workflow = readWorkflow(file);
  const build = job(workflow, 'build');

  it('runs for pull requests and main, with read-only permissions and a timeout', () => {
    expect(workflow.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency).toEqual({
      group: `docs-${expression('github.ref')}`,
      'cancel-in-progress': true,
    });
    expect(build['timeout-minutes']).toBe(15);
    expect(stepUsing(build.steps, 'actions/checkout').with).toEqual({
      'fetch-depth': 0,
      'persist-credentials': false,
    });
  });

  it('installs from the lockfile and runs a script that exists, with a supported Node.js version', () => {
    expect(commands(build.steps)).toEqual(expected);
    expect(scripts[expected.at(-1)?.split(' ').at(-1) ?? '']).toBe('rspress build');
    const { 'node-version': node, cache } = stepUsing(build.steps, 'actions/setup-node').with ?? {};
    expect(isMaintained(node)).toBe(true);
    expect(cache).toBe(manager === 'Bun' ? undefined : manager.toLowerCase());
  });

  it('has the steps of the deploy workflow, with the same pinned actions', () => {
    const suffix = folder && `-${folder}`;
    const deploy = path.resolve(`examples/deploy/github-pages${suffix}/.github/workflows/deploy.yml`);
    const isShared = ({ uses = '' }: Step) => !/configure-pages|upload-pages-artifact/.test(uses);
    const plain = ({ env, ...step }: Step) => step;
    expect(build.steps).toEqual(job(readWorkflow(deploy), 'build').steps.filter(isShared).map(plain));
    expect(unpinned(actionReferences(file))).toEqual([]);
    const known = actionReferences(deploy);
    expect(actionReferences(file).filter(reference => !known.some(other => same(other, reference)))).toEqual(
      [],
    );
  });
});

it('the GitLab job builds merge requests and the default branch, like the workflow', () => {
  const { docs } = parseYaml(read('.gitlab-ci.yml')) as { docs: Record<string, unknown> & { image: string } };
  expect(docs).toMatchObject({
    rules: [
      { if: "$CI_PIPELINE_SOURCE == 'merge_request_event'" },
      { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' },
    ],
    timeout: '15 minutes',
    variables: { GIT_DEPTH: 0 },
    cache: { key: { files: ['package-lock.json'] }, paths: ['.npm/'] },
    script: ['npm ci --cache .npm --prefer-offline', 'npm run build'],
  });
  expect(isMaintained(docs.image.replace('node:', ''))).toBe(true);
});

describe.each(pagesNamed(PAGE))('$file', page => {
  const steps = page.fences
    .filter(({ lang, includes }) => lang === 'yaml' && !includes)
    .map(({ code }) => code);

  it("uses the same versions of actions as this site's CI", () => {
    const ours = ['.github/actions/install/action.yml', '.github/workflows/ci.yml']
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const references = steps.flatMap(code => [...code.matchAll(/uses: (.+)/g)].map(([, name = '']) => name));
    expect(references.map(name => name.split('@')[0])).toEqual(['actions/cache', 'actions/upload-artifact']);
    expect(references.filter(name => !ours.includes(name))).toEqual([]);
  });

  it('restores the build cache after the packages are installed', () => {
    const [withCache = []] = steps.map(code => parseYaml(code) as Step[]);
    expect(withCache.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
      'npm ci',
      'actions/cache',
      'npm run build',
    ]);
    expect(withCache[1]?.with?.path).toBe('node_modules/.cache');
  });

  it('adds a daily schedule to the triggers of the deploy workflow', () => {
    const [[title, code] = ['', '']] = fencesOf(page).filter(([, code]) => code.includes('cron'));
    expect(title).toBe('.github/workflows/deploy.yml');
    expect(parseYaml(code)).toEqual({ on: { schedule: [{ cron: '17 3 * * *' }] } });
    const deploy = readWorkflow(path.resolve('examples/deploy/github-pages', title));
    expect(deploy.on).toHaveProperty('push');
    expect(deploy.on).not.toHaveProperty('schedule');
  });
});

function same(one: { action: string; ref: string }, other: { action: string; ref: string }): boolean {
  return one.action === other.action && one.ref === other.ref;
}
