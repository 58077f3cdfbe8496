import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { installedPlugins } from '../../../plugins/content/api-facts/installed';
import { expectLine } from './onPage';

interface Manifest {
  type?: string;
  exports?: Record<string, string | Record<string, string>>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
const core = manifestOf('@rspress/core');

it('Rspress and its plugins need the same versions of Node.js', () => {
  const ranges = installedPlugins().map(({ name }) => manifestOf(name).engines?.node);
  expect(new Set([core.engines?.node, ...ranges])).toEqual(new Set(['^20.19.0 || >=22.12.0']));
});

it.each([
  'api/node-api',
  'guide/start/getting-started',
  'guide/start/introduction',
  'guide/start/manual-setup',
  'guide/start/tutorial',
  'guide/basic/ci',
  'guide/basic/deploy',
  'guide/migration/from-docusaurus',
  'guide/migration/from-rspress-1',
  'guide/migration/from-vitepress',
  'guide/troubleshooting',
])('%s names the versions of Node.js that Rspress needs', page => {
  expectLine(page, ...(core.engines?.node?.match(/\d+\.\d+/g) ?? ['engines']));
});

it.each([
  ['twoslash', 'typescript', '^5.8.2', ['plugin/official-plugins/twoslash', 'guide/troubleshooting']],
  [
    'api-docgen',
    'typescript',
    '^5.8.2',
    ['plugin/official-plugins/api-docgen', 'guide/advanced/component-docs', 'guide/start/manual-setup'],
  ],
  ['client-redirects', '@rspress/core', '^2.0.10', ['plugin/official-plugins/client-redirects']],
  ['rss', '@rspress/core', '^2.0.10', ['plugin/official-plugins/rss']],
  ['sitemap', '@rspress/core', '^2.0.10', ['plugin/official-plugins/sitemap']],
])('the %s plugin needs %s %s', (plugin, dependency, range, pages) => {
  expect(manifestOf(`@rspress/plugin-${plugin}`).peerDependencies?.[dependency]).toBe(range);
  for (const page of pages) expectLine(page, range.slice(1));
});

it.each(['guide/start/introduction', 'guide/start/manual-setup'])(
  '%s names the React that Rspress includes',
  page => {
    const [react, dom] = [core.dependencies?.react, core.dependencies?.['react-dom']];
    expect(react).toBe(dom);
    expectLine(page, `React ${/\d+/.exec(react ?? '')?.[0]}`);
  },
);

it('the package is ESM-only, as the page about its API says', () => {
  const entries = Object.values(core.exports ?? {}).flatMap(entry =>
    typeof entry === 'object' ? Object.keys(entry) : [],
  );
  expect(core.type).toBe('module');
  expect(new Set(entries)).toEqual(new Set(['types', 'import', 'default']));
  expectLine('api/node-api', 'ESM');
});

it('builds target the browsers that the page names', () => {
  const code = globSync('node_modules/@rsbuild/core/dist/*.js').map(file => readFileSync(file, 'utf8'));
  const [, list = ''] = /DEFAULT_WEB_BROWSERSLIST = \[([^\]]*)\]/.exec(code.join('\n')) ?? [];
  const browsers = [...list.matchAll(/(\w+) >= (\d+)/g)].map(([, name = '', version = '']) => [
    name,
    version,
  ]);
  expect(browsers).toHaveLength(4);
  const named = browsers.map(
    ([name = '', version]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`,
  );
  expectLine('guide/advanced/extend-build', ...named);
});
