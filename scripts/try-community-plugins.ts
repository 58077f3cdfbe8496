import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMMUNITY_PLUGINS, type PluginWithTrial, TRIED_WITH } from '../community-plugins/plugins';
import {
  configSource,
  firstError,
  missingEffects,
  type OutputFile,
  resultOf,
  resultWithoutTrial,
  type TriedPlugin,
} from '../community-plugins/trial';

/**
 * `npx tsx scripts/try-community-plugins.ts [name …]`: builds a small site with each plugin of
 * `community-plugins/plugins.ts`, or with the named ones, and writes the results to `community-plugins/tried.json`. If
 * a plugin has no trial, it asks the npm registry whether the package exists. If it does, a trial is missing, and the
 * plugin's result stays as it was. Needs the npm registry and git.
 */
const RESULTS = path.resolve('community-plugins/tried.json');
const REACT = '19.2.9';
/** Versions that the core accepts and the registry has. */
const OVERRIDES = { 'remark-cjk-friendly': '2.3.1', 'remark-cjk-friendly-gfm-strikethrough': '2.3.1' };
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>\n';

const wanted = process.argv.slice(2);
const work = mkdtempSync(path.join(tmpdir(), 'community-plugins-'));
try {
  const tried = readResults();
  for (const plugin of COMMUNITY_PLUGINS) {
    if (wanted.length > 0 && !wanted.includes(plugin.name)) continue;
    try {
      const result = plugin.trial
        ? tryPlugin(plugin, path.join(work, plugin.name))
        : resultWithoutTrial(plugin, askRegistry, today());
      tried.set(plugin.name, result);
      console.log(
        `${[result.name, result.version].filter(Boolean).join(' ')}: ${result.result}${result.message ? ` (${result.message})` : ''}`,
      );
    } catch (error) {
      console.error(`${plugin.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  const results = COMMUNITY_PLUGINS.flatMap(({ name }) => tried.get(name) ?? []);
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  if (process.env.KEEP_TRIALS) console.log(work);
  else rmSync(work, { recursive: true, force: true });
}

function readResults(): Map<string, TriedPlugin> {
  if (!existsSync(RESULTS)) return new Map();
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as TriedPlugin[];
  return new Map(results.map(result => [result.name, result]));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Returns what `npm view` prints about the newest version of a package: its number, or an error. */
function askRegistry(name: string): string {
  const args = ['view', name, 'version', '--json', '--prefer-online'];
  return spawnSync('npm', args, { encoding: 'utf8' }).stdout ?? '';
}

function tryPlugin({ name, version, note, trial }: PluginWithTrial, site: string): TriedPlugin {
  const repository = path.join(site, 'repository.git');
  const output = path.join(site, 'doc_build');
  mkdirSync(path.join(site, 'docs'), { recursive: true });
  writeFileSync(path.join(site, 'docs/dot.svg'), DOT);
  writeFileSync(path.join(site, 'docs/index.md'), trial.page);
  writeFileSync(path.join(site, 'rspress.config.ts'), configSource(trial));
  const dependencies = {
    '@rspress/core': TRIED_WITH,
    react: REACT,
    'react-dom': REACT,
    [name]: version,
  };
  const manifest = { name: 'trial', private: true, type: 'module', dependencies, overrides: OVERRIDES };
  writeFileSync(path.join(site, 'package.json'), JSON.stringify(manifest));
  run('git', ['init', '--quiet', '--bare', repository], site);

  const error =
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], site) ??
    run('node', ['node_modules/@rspress/core/bin/rspress.js', 'build'], site, repository) ??
    probe();
  const result = resultOf({ error, hasNote: note !== undefined });
  return { name, version, result, ...(error === undefined ? {} : { message: error }), date: today() };

  function probe(): string | undefined {
    run(
      'git',
      ['clone', '--quiet', '--branch', 'gh-pages', repository, path.join(output, 'published')],
      site,
    );
    const [missing] = missingEffects(readOutput(output), trial.probes);
    return missing && `The output has no ${missing.has ?? 'file'} in ${missing.file}`;
  }
}

/** Runs a command until it ends. @returns the first line of the error if it fails */
function run(command: string, args: string[], cwd: string, repository?: string): string | undefined {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...env,
      NO_COLOR: '1',
      RSPRESS_PERSISTENT_CACHE: 'false',
      GIT_AUTHOR_NAME: 'Trial',
      GIT_AUTHOR_EMAIL: 'trial@example.com',
      GIT_COMMITTER_NAME: 'Trial',
      GIT_COMMITTER_EMAIL: 'trial@example.com',
      ...(repository ? { TRIAL_REPOSITORY: repository } : {}),
    },
  });
  if (process.env.KEEP_TRIALS)
    writeFileSync(path.join(cwd, `${path.basename(command)}.log`), `${stdout}\n${stderr}`);
  return status === 0 ? undefined : firstError(`${stderr}\n${stdout}`).replaceAll(`${cwd}${path.sep}`, '');
}

function readOutput(folder: string): OutputFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes(`${path.sep}.git`))
    .map(entry => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        path: path.relative(folder, file).split(path.sep).join('/'),
        text: readFileSync(file, 'utf8'),
      };
    });
}
