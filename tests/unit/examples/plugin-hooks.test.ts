import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { freePort, killStarted, runServer } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGES = pagesWithEnglishTitles('plugin/system/plugin-api.mdx');
const ENGLISH = PAGES.find(({ lang }) => lang === 'en');

/** Runs at the same time as `i18nSource`, so either may be called first. */
const WHILE_BUNDLING = 'markdown.remarkPlugins';

/** How often a member is called with three pages and two environments, by the words in the tables. */
const COUNTS: Record<string, number> = {
  once: 1,
  'once a page': 3,
  'once an environment': 2,
  'once per page': 3,
  'once per environment': 2,
  一次: 1,
  每页一次: 3,
  每个环境一次: 2,
};

describe('the table of the order of hooks', () => {
  let site: ExampleBuild;
  let folder: string;
  const logs: Record<string, string> = {};

  beforeAll(async () => {
    site = await buildExample('plugin-hooks');
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/plugin-hooks-'));
    cpSync('examples/plugin-hooks', folder, { recursive: true });
    mkdirSync(path.join(folder, 'doc_build'));
    writeFileSync(path.join(folder, 'doc_build/index.html'), site.read('index.html'));
    const ports = await Promise.all([freePort(), freePort()]);
    const [dev, preview] = await Promise.all([
      runServer(folder, ['dev', '--port', String(ports[0])], {}, /hook: afterBuild/),
      runServer(folder, ['preview', '--port', String(ports[1])]),
    ]);
    Object.assign(logs, { dev: dev.log, build: site.log, preview: preview.log });
  });

  afterAll(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('describes a site that builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files).toContain('from-plugin.html');
    expect(logs.dev).toContain('hook: config isProd=false');
    expect(logs.preview).toContain('hook: config isProd=true');
  });

  it.each(PAGES)(
    'shows which hooks run in dev, build, and preview, how often, and in what order on $file',
    page => {
      const rows = orderTable(page.source);
      expect(rows).toHaveLength(12);
      (['dev', 'build', 'preview'] as const).forEach((command, column) => {
        const calls = hooksOf(logs[command] ?? '');
        const expected = rows.filter(({ when }) => when[column] !== '–');
        // The dev server only compiles pages that are opened, and this test doesn't open any.
        const seen = expected.filter(({ name }) => command !== 'dev' || name !== WHILE_BUNDLING);
        const inOrder = (names: string[]) => names.filter(name => name !== WHILE_BUNDLING);
        expect(inOrder([...new Set(calls)]), command).toEqual(inOrder(seen.map(({ name }) => name)));
        if (seen.some(({ name }) => name === WHILE_BUNDLING)) {
          const at = calls.indexOf(WHILE_BUNDLING);
          expect(at).toBeGreaterThan(calls.indexOf('extendPageData'));
          expect(at).toBeLessThan(calls.indexOf('afterBuild'));
        }
        for (const { name, when } of seen) {
          const count = COUNTS[when[column] ?? ''];
          if (count)
            expect(
              calls.filter(call => call === name),
              `${command} ${name}`,
            ).toHaveLength(count);
        }
      });
    },
  );

  it.each(PAGES)('comes with the actual build output on $file', ({ fences }) => {
    const output = fences.find(({ meta }) => metaValue(meta, 'title')?.startsWith('Output of'))?.code ?? '';
    const lines = (text: string) => text.split('\n').filter(line => line.startsWith('hook:'));
    // Pages are read in parallel, so their order varies.
    expect(lines(output).sort()).toEqual(lines(site.log).sort());
  });
});

describe('the examples of the plugin API', () => {
  let site: ExampleBuild;
  const content = (page: string) => docContent(site.read(`${page}.html`));

  beforeAll(async () => {
    site = await buildExample('plugin-hooks', {
      env: { EDITION: '4' },
      files: { ...titledFences(), 'docs/index.md': HOME, 'rspress.config.ts': configOfAll() },
    });
  });

  it('build together', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('config adds a plugin and changes an option', () => {
    expect(site.log).toContain('Preset: built');
    expect(textsOf(site.read('folding.html'), 'title')).toEqual(['Fold a boat - Paper Boat']);
  });

  it('addPages adds pages to the routes and the search index, but not to the sidebar', async () => {
    expect(textsOf(content('glossary/fold'), 'p')).toContain('A crease in the paper.');
    expect(site.log).toMatch(/\/glossary\/keel <- .*node_modules\/\.rspress\/runtime\/temp-\d\.mdx/);
    expect(site.read('index.html')).not.toContain('href="/glossary/');
    const { read } = await buildExample('plugin-hooks');
    const records = JSON.parse(read('static/search_index.en.*.json')) as { routePath: string }[];
    expect(records.map(({ routePath }) => routePath).sort()).toEqual(['/', '/folding', '/from-plugin']);
    expect(read('index.html')).not.toContain('href="/from-plugin');
  });

  it('beforeBuild warns, and afterBuild adds a file', () => {
    expect(site.log).toContain('plugin-need-origin: siteOrigin is not set');
    expect(JSON.parse(site.read('build.json'))).toEqual({ base: '/' });
  });

  it('modifySearchIndexData hides pages and words from the search', () => {
    const index = site.read('static/search_index.en.*.json');
    expect(index).toContain('Fold the sheet in half.');
    expect(index).not.toContain('A crease in the paper.');
    expect(textsOf(content('index'), 'p')).toContain('Your Paper Boat floats.');
    const pages = JSON.parse(index) as { routePath: string; content: string }[];
    expect(pages.find(({ routePath }) => routePath === '/')?.content).toBe('Your  floats.');
    // `extendPageData` adds this field after the search index is written.
    expect(index).not.toContain('"words"');
  });

  it('components of plugins get data, texts, and styles from plugins', () => {
    expect(textsOf(site.read('folding.html'), 'small', 'word-badge')).toEqual(['short']);
    expect(content('probe')).toContain('5 words of edition 4');
    expect(site.read('static/css/styles.*.css')).toMatch(/\.word-badge\{letter-spacing:\.3em\}/);
    expect(textsOf(content('paper'), 'strong')).toEqual(['2 sheets of paper']);
    expect(content('facts')).toMatch(/Language: (<!-- -->)?en/);
  });

  it('plugins change Markdown and the head', () => {
    expect(textsOf(content('folding'), 'p')).toContain('Fair winds!');
    expect(tagsOf(content('folding'), 'hr')).toHaveLength(1);
    expect(site.read('folding.html')).toContain('<meta name="workshop" content="Harbor">');
  });
});

describe('limits of the plugin API', () => {
  it('include skipped plugins, overridden modules, and functions that page data loses', async () => {
    const { exitCode, log, read } = await buildExample('plugin-hooks', {
      files: { 'rspress.config.ts': LIMITS, 'docs/module.mdx': MODULE, 'Probe.tsx': DATA_PROBE },
    });
    expect(exitCode, log).toBe(0);
    // Removing the first plugin makes the core skip the one after the remover. A plugin pushed to the list never runs.
    expect(log.match(/^call: .*/gm)).toEqual([
      'call: config first',
      'call: config remover',
      'call: config last',
      'call: config added',
      'call: slow begins',
      'call: quick',
      'call: slow ends',
    ]);
    expect(docContent(read('module.html'))).toContain('the later one');
    const data = read('index.html')
      .match(/<pre id="probe">(.*?)<\/pre>/s)?.[1]
      ?.replaceAll('&quot;', '"');
    expect(JSON.parse(data ?? '')).toEqual({
      page: { title: 'Paper Boat', date: '1970-01-01T00:00:00.000Z', own: 1 },
      listed: { title: 'Changed', date: '1970-01-01T00:00:00.000Z', own: 1 },
      props: { date: '1970-01-01T00:00:00.000Z' },
    });
  });

  it.each([
    ["{ name: 'a', config() {} }", "Cannot read properties of undefined (reading 'themeConfig')"],
    [
      "{ name: 'a', addPages: () => [{ routePath: '/folding', content: '# A' }] }",
      'routePath /folding has already been added',
    ],
  ])('include builds that fail with %s', async (plugin, message) => {
    const { exitCode, log } = await buildExample('plugin-hooks', {
      files: { 'rspress.config.ts': `export default { plugins: [${plugin}] };` },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain(message);
  });
});

function orderTable(source: string): { name: string; when: string[] }[] {
  const section = source.slice(source.indexOf('{#order}'), source.indexOf('{#among-plugins}'));
  return [...section.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].map(([, name = '', cells = '']) => ({
    name,
    when: cells.split(' | '),
  }));
}

/** Returns the names of what was called according to a log, up to the first `afterBuild`. */
function hooksOf(log: string): string[] {
  const names = [...log.matchAll(/^hook: ([\w.]+)/gm)].map(([, name = '']) => name);
  const end = names.indexOf('afterBuild');
  return end < 0 ? names : names.slice(0, end + 1);
}

function titledFences(): Record<string, string> {
  const files = (ENGLISH?.fences ?? []).flatMap(({ meta, code }) => {
    const title = metaValue(meta, 'title') ?? '';
    const isFile = /^(plugins|docs)\//.test(title) && title !== 'plugins/hook-log.ts';
    return isFile ? [[title, code]] : [];
  });
  expect(files.length).toBeGreaterThan(18);
  return { ...Object.fromEntries(files), 'docs/probe.mdx': PROBE, 'plugins/Probe.tsx': PROBE_COMPONENT };
}

/** Returns a config with all plugins that the page shows. */
function configOfAll(): string {
  const modules = Object.entries(titledFences()).flatMap(([file, code]) => {
    const name = /export const (plugin\w+)/.exec(code)?.[1];
    return name ? [{ file, name }] : [];
  });
  return [
    ...modules.map(({ file, name }) => `import { ${name} } from './${file.replace(/\.ts$/, '')}';`),
    `export default { plugins: [${modules.map(({ name }) => name).join(', ')}] };`,
  ].join('\n');
}

const HOME = '# Paper Boat\n\nYour Paper Boat floats.\n';
const PROBE = "import Probe from '../plugins/Probe';\n\n# Probe\n\nFive words of this page\n\n<Probe />\n";
const PROBE_COMPONENT = `import { useI18n, usePage } from '@rspress/core/runtime';
export default function Probe() {
  const t = useI18n<any>();
  const { page } = usePage() as any;
  return <b>{\`\${t('words.count', { count: page.words })} of edition \${page.edition}\`}</b>;
}`;

const DATA_PROBE = `import { usePage, usePages } from '@rspress/core/runtime';
const pick = ({ title, date, lost, own }: any) => ({ title, date, lost, own });
export default function Probe(props: any) {
  const listed = usePages().pages.find(({ routePath }) => routePath === '/');
  return <pre id="probe">{JSON.stringify({ page: pick(usePage().page), listed: pick(listed), props })}</pre>;
}`;
const MODULE = "import which from 'virtual-which';\n\n# Module\n\n{which}\n";
const LIMITS = `import path from 'node:path';
const call = (text: string) => console.log('call: ' + text);
const logged = (name: string, more = {}) => ({
  name, config(config: any) { call('config ' + name); return config; }, ...more,
});
const which = (text: string) => ({
  addRuntimeModules: () => ({ 'virtual-which': \`export default \${JSON.stringify(text)};\` }),
});
export default {
  plugins: [
    logged('first', {
      ...which('the first one'),
      async beforeBuild() { call('slow begins'); await new Promise(done => setTimeout(done, 50)); call('slow ends'); },
    }),
    logged('remover', {
      config(config: any, { addPlugin, removePlugin }: any) {
        call('config remover');
        removePlugin('@rspress/plugin-medium-zoom');
        addPlugin(logged('added'));
        config.plugins.push(logged('pushed'));
        return config;
      },
    }),
    logged('skipped', {
      ...which('the later one'),
      beforeBuild: () => call('quick'),
      globalUIComponents: [[path.resolve('Probe.tsx'), { date: new Date(0), lost: () => 1 }]],
      extendPageData(page: any) {
        if (page.routePath === '/') Object.assign(page, { title: 'Changed', date: new Date(0), lost: () => 1, own: 1 });
      },
    }),
    logged('last'),
  ],
};`;
