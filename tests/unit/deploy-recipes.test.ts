import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import {
  actionReferences,
  commands,
  expression,
  isMaintained,
  job,
  readWorkflow,
  runsRspress,
  type Step,
  stepUsing,
  unpinned,
} from './support/workflow';

const RECIPES = path.resolve('examples/deploy');
const IMMUTABLE = 'public, max-age=31536000, immutable';
const OUT_DIR = 'doc_build';
const BUILD = 'npm run build';

const recipe = (file: string) => path.join(RECIPES, file);
const text = (file: string) => fs.readFileSync(recipe(file), 'utf8');

function json<T>(file: string): T {
  const { config, error } = ts.parseConfigFileTextToJson(file, text(file));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return config as T;
}

/** Returns the headers in a `_headers` file by path pattern. */
function headerRules(file: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> | undefined;
  for (const line of text(file).split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      current = {};
      rules[line.trim()] = current;
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (!current || !name || !value) throw new Error(`${file}: cannot read "${line}"`);
    current[name] = value;
  }
  return rules;
}

/** Returns the body of the first block that starts with `head` and is enclosed in braces. */
function block(source: string, head: string): string {
  const start = source.indexOf(`${head} {`);
  if (start < 0) throw new Error(`no block "${head}"`);
  let depth = 0;
  for (let at = source.indexOf('{', start); at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return source.slice(source.indexOf('{', start) + 1, at);
  }
  throw new Error(`block "${head}" is not closed`);
}

describe('the project that the recipes deploy', () => {
  const manifest = json<{
    scripts: Record<string, string>;
    engines: { node: string };
    devDependencies: Record<string, string>;
  }>('package.json');
  const installed = createRequire(import.meta.url)('@rspress/core/package.json') as {
    version: string;
    engines: { node: string };
  };

  it('has the build script that the recipes run', () => {
    expect(manifest.scripts.build).toBe('rspress build');
  });

  it('requires the documented release and a supported Node.js version', () => {
    expect(manifest.devDependencies['@rspress/core']).toBe(installed.version);
    expect(isMaintained(manifest.engines.node)).toBe(true);
  });

  it('checks Node.js versions against the range of the installed package', () => {
    expect(installed.engines.node).toBe('^20.19.0 || >=22.12.0');
    expect(['20', 20, '22.x', '20.19.0', '22.12.0', '24'].map(runsRspress)).not.toContain(false);
    expect(['18', '20.18.3', '21', '22.11.0', 'lts/*', ''].map(runsRspress)).not.toContain(true);
    expect(['22.x', '22.12.0', 24].map(isMaintained)).not.toContain(false);
    expect(['20', '20.19.0', '23', '22.11.0', 'lts/*', ''].map(isMaintained)).not.toContain(true);
  });

  it('includes its settings from environment variables in the cache digest', () => {
    const config = text('rspress.config.ts');
    const names = [...config.matchAll(/const (\w+) = process\.env\./g)].map(match => match[1] ?? '');
    const digest = /cacheDigest: \[([^\]]*)\]/
      .exec(config)?.[1]
      ?.split(',')
      .map(name => name.trim());
    expect(names).toHaveLength(2);
    expect(digest).toEqual(names);
  });
});

describe('GitHub Pages', () => {
  const file = recipe('github-pages/.github/workflows/deploy.yml');
  const workflow = readWorkflow(file);
  const build = job(workflow, 'build');
  const deploy = job(workflow, 'deploy');

  it('pins every action to a commit, with the version in a comment', () => {
    expect(actionReferences(file)).toHaveLength(5);
    expect(unpinned(actionReferences(file))).toEqual([]);
  });

  it('limits the permissions of each job', () => {
    expect(workflow.permissions).toEqual({});
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(stepUsing(build.steps, 'actions/checkout').with?.['persist-credentials']).toBe(false);
  });

  it('builds with the full Git history, a supported Node.js version, and the URL of the site', () => {
    expect(stepUsing(build.steps, 'actions/checkout').with?.['fetch-depth']).toBe(0);
    expect(isMaintained(stepUsing(build.steps, 'actions/setup-node').with?.['node-version'])).toBe(true);
    expect(commands(build.steps)).toEqual(['npm ci', BUILD]);
    expect(build.steps.find(step => step.run === BUILD)?.env).toEqual({
      BASE_PATH: expression('steps.pages.outputs.base_path'),
      SITE_ORIGIN: expression('steps.pages.outputs.origin'),
    });
    expect(stepUsing(build.steps, 'actions/configure-pages').id).toBe('pages');
  });

  it('uploads the output folder and deploys it after the build', () => {
    expect(stepUsing(build.steps, 'actions/upload-pages-artifact').with).toEqual({ path: OUT_DIR });
    expect(deploy.needs).toBe('build');
    expect(deploy.environment?.name).toBe('github-pages');
    expect(stepUsing(deploy.steps, 'actions/deploy-pages').id).toBe('deployment');
  });

  it("doesn't cancel a running deployment, and stops jobs after 30 minutes at most", () => {
    expect(workflow.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
    for (const { 'timeout-minutes': minutes } of [build, deploy]) expect(minutes).toBeLessThanOrEqual(30);
  });
});

describe('Netlify', () => {
  const config = parseToml(text('netlify/netlify.toml')) as {
    build: { command: string; publish: string; environment: { NODE_VERSION: string } };
    headers: { for: string; values: Record<string, string> }[];
  };

  it('builds the output folder with a supported Node.js version', () => {
    expect(config.build).toMatchObject({ command: BUILD, publish: OUT_DIR });
    expect(isMaintained(config.build.environment.NODE_VERSION)).toBe(true);
  });

  it('sets long-term caching for hashed files only', () => {
    expect(config.headers).toEqual([{ for: '/static/*', values: { 'Cache-Control': IMMUTABLE } }]);
  });
});

describe('Cloudflare Pages', () => {
  const config = parseToml(text('cloudflare-pages/wrangler.toml'));

  it('publishes the output folder, and has only the three required keys of a Pages project', () => {
    expect(Object.keys(config).sort()).toEqual(['compatibility_date', 'name', 'pages_build_output_dir']);
    expect(config.pages_build_output_dir).toBe(`./${OUT_DIR}`);
    expect(String(config.name)).toMatch(/^[a-z0-9-]+$/);
    expect(String(config.compatibility_date)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('builds with a supported Node.js version', () => {
    expect(isMaintained(text('cloudflare-pages/.nvmrc'))).toBe(true);
  });
});

describe('Vercel', () => {
  const config = json<{
    framework: string | null;
    installCommand: string;
    buildCommand: string;
    outputDirectory: string;
    cleanUrls: boolean;
    trailingSlash?: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  }>('vercel/vercel.json');

  it('builds the output folder', () => {
    expect(config).toMatchObject({
      framework: null,
      installCommand: 'npm ci',
      buildCommand: BUILD,
      outputDirectory: OUT_DIR,
    });
  });

  it("serves pages without .html, and doesn't configure trailing slashes", () => {
    expect(config.cleanUrls).toBe(true);
    expect(config).not.toHaveProperty('trailingSlash');
  });

  it('sets long-term caching for hashed files only', () => {
    expect(config.headers).toEqual([
      { source: '/static/(.*)', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
    ]);
  });
});

describe('Zeabur', () => {
  it('builds the output folder and serves it as static files', () => {
    expect(json('zeabur/zbpack.json')).toEqual({
      install_command: 'npm ci',
      build_command: BUILD,
      output_dir: OUT_DIR,
    });
  });
});

describe.each(['cloudflare-pages/docs/public/_headers', 'kinsta/_headers', 'zeabur/docs/public/_headers'])(
  '%s',
  file => {
    it('has a single rule, because hosts join the values of all matching rules', () => {
      expect(headerRules(file)).toEqual({ '/static/*': { 'Cache-Control': IMMUTABLE } });
    });
  },
);

describe('nginx', () => {
  const server = block(text('nginx/docs.conf'), 'server');

  it('serves the output folder and its 404 page', () => {
    expect(server).toMatch(new RegExp(`^\\s*root \\S+/${OUT_DIR};$`, 'm'));
    expect(server).toMatch(/^\s*error_page 404 \/404\.html;$/m);
  });

  it('serves pages without .html, and returns status 404 for a missing page', () => {
    expect(block(server, 'location /')).toContain('try_files $uri $uri.html $uri/index.html =404;');
  });

  it('lets browsers cache hashed files and revalidate pages', () => {
    expect(block(server, 'location /static/')).toContain(`add_header Cache-Control "${IMMUTABLE}";`);
    expect(block(server, 'location /')).toContain('add_header Cache-Control "no-cache";');
  });

  it('serves Markdown as plain text', () => {
    expect(block(server, 'location ~ \\.md$')).toContain('types { text/plain md; }');
  });
});

describe('Caddy', () => {
  const site = block(text('caddy/Caddyfile'), 'docs.example.com');

  it('serves the output folder, pages without .html, and the 404 page', () => {
    expect(site).toMatch(new RegExp(`^\\troot \\* \\S+/${OUT_DIR}$`, 'm'));
    expect(site).toMatch(/^\ttry_files \{path\} \{path\}\.html \{path\}\/index\.html$/m);
    expect(block(site, 'handle_errors 404')).toContain('rewrite * /404.html');
    expect(block(site, 'handle_errors 404')).toContain('header Cache-Control "no-cache"');
  });

  it('lets browsers cache hashed files and revalidate pages', () => {
    expect(site).toContain(`header /static/* Cache-Control "${IMMUTABLE}"`);
    expect(site).toMatch(/@pages not path \/static\/\*\n\theader @pages Cache-Control "no-cache"/);
  });
});

describe.each(['en', 'zh'])('the security headers on the %s page', lang => {
  const rules = headerRules('security/_headers');
  const headers = rules['/*'] ?? {};

  it('sends the headers that the page explains, and no rule that blocks scripts of Rspress', () => {
    const page = fs.readFileSync(path.resolve(`docs/${lang}/guide/basic/deploy.mdx`), 'utf8');
    const section = page.split('{#security-headers}')[1]?.split('\n## ')[0] ?? '';
    const explained = [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    expect(Object.keys(rules)).toEqual(['/*']);
    expect([...new Set(explained)].sort()).toEqual(Object.keys(headers).sort());
    const policy = headers['Content-Security-Policy']?.split('; ').map(rule => rule.split(' ')[0]);
    expect(policy).toEqual(['frame-ancestors', 'base-uri', 'object-src']);
    for (const rule of policy ?? []) expect(section).toContain(`\`${rule}\``);
    expect(headers['Permissions-Policy']).toMatch(/^([a-z-]+=\(\)(, |$))+$/);
  });
});

describe.each(['en', 'zh'])('the %s deploy page', lang => {
  const page = fs.readFileSync(path.resolve(`docs/${lang}/guide/basic/deploy.mdx`), 'utf8');
  const included = [...page.matchAll(/file="<root>\/(examples\/deploy\/[^"]+)"/g)].map(
    match => match[1] ?? '',
  );

  it('shows the files of every recipe, and no others', () => {
    const files = fs
      .readdirSync(RECIPES, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative('.', path.join(entry.parentPath, entry.name)))
      // The page mentions what matters in these: a number, a script, and the steps for other package managers.
      .filter(file => !/\/(\.nvmrc|package\.json|github-pages-\w+\/.*)$/.test(file))
      // Readers have their own pages. This one is only there so that the downloaded archive can be built.
      .filter(file => file !== 'examples/deploy/docs/index.md');
    expect([...new Set(included)].sort()).toEqual(files.sort());
  });

  it.each(['pnpm', 'Yarn', 'Bun'])('shows the steps of the workflow for %s', manager => {
    const steps =
      new RegExp(`<Tab label="${manager}">\\n+\`\`\`yaml\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
    const [before = [], after = []] = steps.split('# …\n').map(part => parseYaml(part) as Step[]);
    const file = recipe(`github-pages-${manager.toLowerCase()}/.github/workflows/deploy.yml`);
    const [checkout, ...others] = job(readWorkflow(file), 'build').steps;
    expect(checkout?.uses).toContain('actions/checkout');
    expect(others.slice(0, before.length)).toEqual(before);
    expect(others[before.length]?.uses).toContain('actions/configure-pages');
    const runs = others.slice(before.length + 1, -1).map(({ run }) => ({ run }));
    expect(runs).toEqual(after);
  });
});
