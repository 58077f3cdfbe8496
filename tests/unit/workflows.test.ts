import fs from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { CACHE_DIR } from '../../site/cache';
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
} from './support/workflow';

const FOLDER = path.resolve('.github/workflows');
/** The GitHub Pages recipe for each package manager. */
const RECIPES = globSync('examples/deploy/github-pages*/.github/workflows/deploy.yml', {
  absolute: true,
  dot: true,
});
const files = fs.readdirSync(FOLDER).map(name => path.join(FOLDER, name));
const INSTALL = path.resolve('.github/actions/install/action.yml');
const install = parseYaml(fs.readFileSync(INSTALL, 'utf8')) as {
  inputs?: Record<string, { default?: string }>;
  runs: { steps: Step[] };
};
const ci = readWorkflow(path.join(FOLDER, 'ci.yml'));
const deploy = readWorkflow(path.join(FOLDER, 'deploy.yml'));
const netlify = parseToml(fs.readFileSync('netlify.toml', 'utf8')) as {
  build: { command: string; publish: string; environment: { NODE_VERSION: string } };
};

describe.each(files.map(file => [path.basename(file), file] as const))('%s', (_name, file) => {
  const workflow = readWorkflow(file);

  it('pins every action to a commit, and names its version in a comment', () => {
    expect(actionReferences(file).length).toBeGreaterThan(0);
    expect(unpinned(actionReferences(file))).toEqual([]);
  });

  it('grants no write permissions by default', () => {
    // Neither a word such as write-all, nor nothing, which leaves it to the repository's settings.
    expect(workflow.permissions).toBeInstanceOf(Object);
    expect(Object.values(workflow.permissions ?? {})).not.toContain('write');
  });

  it('limits the time of every job, and keeps no credentials in the checkout', () => {
    for (const { 'timeout-minutes': minutes, steps } of Object.values(workflow.jobs)) {
      expect(minutes).toBeLessThanOrEqual(120);
      for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
      }
    }
  });

  it('uses no expressions in shell commands', () => {
    const shell = Object.values(workflow.jobs).flatMap(({ steps }) => commands(steps));
    expect(shell.filter(command => command.includes('${{'))).toEqual([]);
  });
});

describe('CI', () => {
  it('runs on pull requests and on pushes to main', () => {
    expect(ci.on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  });

  it('runs the checks, the unit tests, and the browser tests in named jobs', () => {
    const jobs = Object.values(ci.jobs);
    expect(jobs.flatMap(({ steps }) => commands(steps))).toEqual([
      'npm run check',
      'npm run test:unit',
      'npm run test:browser',
    ]);
    expect(jobs.map(({ name }) => name)).toEqual([
      'Types, lint, and documentation',
      'Unit tests and examples',
      'Chromium, Firefox, and WebKit',
    ]);
  });

  it('only has permission to read the code', () => {
    expect(ci.permissions).toEqual({ contents: 'read' });
    for (const { permissions } of Object.values(ci.jobs)) expect(permissions).toBeUndefined();
  });

  it('uploads the results of browser tests that fail', () => {
    const upload = stepUsing(job(ci, 'browser').steps, 'actions/upload-artifact');
    expect(upload).toMatchObject({ if: 'failure()', with: { path: 'test-results/browser' } });
  });

  it('cancels an older run of the same branch', () => {
    expect(ci.concurrency).toEqual({ group: `ci-${expression('github.ref')}`, 'cancel-in-progress': true });
  });
});

describe('deployment', () => {
  const build = job(deploy, 'build');
  const publish = job(deploy, 'deploy');

  it('starts only after CI passes for a push to main', () => {
    expect(deploy.on).toEqual({
      workflow_run: { workflows: [ci.name], types: ['completed'], branches: ['main'] },
    });
    expect(build.if?.split(' && ').sort()).toEqual([
      "github.event.workflow_run.conclusion == 'success'",
      "github.event.workflow_run.event == 'push'",
    ]);
    expect(publish.needs).toBe('build');
  });

  it('builds the commit that CI tested', () => {
    expect(stepUsing(build.steps, 'actions/checkout').with?.ref).toBe(
      expression('github.event.workflow_run.head_sha'),
    );
    expect(commands(build.steps)).toEqual(['npm run build']);
    expect(stepUsing(build.steps, 'actions/upload-pages-artifact').with).toEqual({ path: 'doc_build' });
  });

  it('passes the base path and the origin of the site to the build', () => {
    expect(stepUsing(build.steps, 'actions/configure-pages').id).toBe('pages');
    expect(build.steps.find(({ run }) => run === 'npm run build')?.env).toEqual({
      BASE_PATH: expression('steps.pages.outputs.base_path'),
      SITE_ORIGIN: expression('steps.pages.outputs.origin'),
    });
  });

  it('grants write permissions only to the job that publishes', () => {
    expect(deploy.permissions).toEqual({});
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(publish.steps).toHaveLength(1);
    expect(publish.environment?.name).toBe('github-pages');
  });

  it('never cancels a running deployment', () => {
    expect(deploy.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
  });
});

describe('Netlify', () => {
  it('uses the same build command and output folder as GitHub Pages', () => {
    expect(netlify.build).toMatchObject({ command: 'npm run build', publish: 'doc_build' });
  });
});

describe('the install step', () => {
  it('is shared by all jobs that build or test', () => {
    for (const { jobs } of files.map(readWorkflow)) {
      for (const { steps } of Object.values(jobs).filter(({ steps }) => commands(steps).length > 0)) {
        expect(steps[1]?.uses).toBe('./.github/actions/install');
      }
    }
  });

  it('installs the lockfile without running scripts of packages', () => {
    expect(commands(install.runs.steps)).toEqual(['npm ci --ignore-scripts']);
    expect(unpinned(actionReferences(INSTALL))).toEqual([]);
  });

  it('keeps packages and results of earlier runs only if a job asks for it, and never the build cache', () => {
    expect(install.inputs).toMatchObject({ cache: { default: 'false' } });
    expect(stepUsing(install.runs.steps, 'actions/setup-node').with).toEqual({
      'node-version': 24,
      cache: expression("inputs.cache == 'true' && 'npm' || ''"),
      'package-manager-cache': false,
    });
    const results = stepUsing(install.runs.steps, 'actions/cache');
    expect(results.if).toBe("inputs.cache == 'true'");
    expect(results.with?.path).toBe(`${CACHE_DIR}/*\n!${CACHE_DIR}/rspress\n.test-builds/examples\n`);
  });

  it('keeps them for the tests, but neither for what is deployed nor for releases that are only tried', () => {
    const cached = files.map(readWorkflow).flatMap(({ name, jobs }) =>
      Object.entries(jobs)
        .filter(([, { steps }]) => steps.some(step => step.uses?.includes('/cache@') || step.with?.cache))
        .map(([id]) => `${name}: ${id}`),
    );
    expect(cached.sort()).toEqual(['CI: browser', 'CI: checks', 'CI: unit', 'Full tests: full']);
  });
});

describe('all workflows', () => {
  it('use the same Node.js version as Netlify, which Rspress supports and which gets security fixes', () => {
    const versions = install.runs.steps.flatMap(step => step.with?.['node-version'] ?? []);
    expect(new Set([...versions.map(String), netlify.build.environment.NODE_VERSION]).size).toBe(1);
    expect(versions.every(isMaintained)).toBe(true);
  });

  it('pin each action to the same commit, also in the recipes for readers', () => {
    expect(RECIPES).toHaveLength(4);
    expect(unpinned(RECIPES.flatMap(actionReferences))).toEqual([]);
    const pins = new Map<string, Set<string>>();
    for (const { action, ref, comment } of [...files, INSTALL, ...RECIPES].flatMap(actionReferences)) {
      pins.set(action, (pins.get(action) ?? new Set()).add(`${ref} ${comment}`));
    }
    expect([...pins].filter(([, refs]) => refs.size > 1).map(([action]) => action)).toEqual([]);
  });

  it('are updated weekly and in groups by Dependabot', () => {
    const { version, updates } = parseYaml(fs.readFileSync('.github/dependabot.yml', 'utf8')) as {
      version: number;
      updates: {
        'package-ecosystem': string;
        schedule: { interval: string };
        groups: Record<string, { patterns: string[] }>;
      }[];
    };
    expect(version).toBe(2);
    expect(updates.map(update => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm']);
    for (const { schedule, groups } of updates) {
      expect(schedule.interval).toBe('weekly');
      expect(Object.values(groups).flatMap(group => group.patterns)).toContain('*');
    }
  });
});
