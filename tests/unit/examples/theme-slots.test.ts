import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { themeSlots } from '../../../components/Diagram/themeSlots';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textsOf } from './html';

/** Names of the slots, in the order of the picture. */
const SLOTS = themeSlots.regions.flatMap(({ kind, label }) =>
  kind === 'slot' && 'code' in label ? [label.code] : [],
);
const HOME_SLOTS = ['beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures'];
const WITHOUT_EFFECT = ['beforeHeroActions', 'afterHeroActions'];

const PAGES = pagesNamed('guide/advanced/custom-theme.mdx');
const STYLES = readFileSync('examples/theme-slots/theme/index.css', 'utf8');
const PARTS = ['Layout', 'Link', 'NotFoundLayout', 'Root'];
const ORIGINAL = "export * from '@rspress/core/theme-original';\n";

/** Returns the `target` of each link to another site in a page's HTML. */
const targets = (html: string) =>
  tagsOf(html, 'a')
    .filter(tag => attribute(tag, 'href')?.startsWith('https:'))
    .map(tag => attribute(tag, 'target'));

it('a replaced component keeps its styles in a build if the theme imports them', async () => {
  const styles = "import '@rspress/core/dist/theme/layout/DocLayout/index.css';\n";
  const replaced = `${ORIGINAL}export const DocLayout = () => <main>Text</main>;\n`;
  const hasSizes = async (theme: string) => {
    const site = await buildExample('minimal', { files: { 'theme/index.tsx': theme } });
    expect(site.exitCode, site.log).toBe(0);
    return site.read('static/css/styles.*.css').includes('--rp-nav-height:');
  };
  expect(await hasSizes(ORIGINAL)).toBe(true);
  expect(await hasSizes(replaced)).toBe(false);
  expect(await hasSizes(styles + replaced)).toBe(true);
});

describe('the example of a custom theme', () => {
  let site: ExampleBuild;
  let html: string;
  beforeAll(async () => {
    site = await buildExample('theme-slots');
    html = site.read('guide/index.html');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('shows its footer on each page, and its feedback link only on doc pages', () => {
    for (const page of ['guide/index.html', 'guide/moon.html', 'index.html', '404.html'])
      expect(textsOf(site.read(page), 'footer', 'site-footer')).toEqual(['Text under CC BY 4.0']);
    expect(html).toContain('href="mailto:sky@example.com?subject=First%20night"');
    expect(site.read('guide/moon.html')).toContain('subject=The%20Moon"');
    for (const page of ['index.html', '404.html']) expect(site.read(page)).not.toContain('mailto:');
  });

  it('has its own 404 page', () => {
    expect(textsOf(site.read('404.html'), 'h1')).toEqual(['This page has set below the horizon']);
  });

  it('passes the unit to a component on a page', () => {
    expect(textsOf(site.read('guide/moon.html'), 'button')).toContain('384,400 km');
  });

  it.each(['index.html', 'guide/index.html', 'guide/moon.html', '404.html'])(
    'includes its brand colors in the stylesheet of %s',
    page => {
      const [href = ''] = tagsOf(site.read(page), 'link').flatMap(
        tag => /href="\/(static\/css[^"]+)"/.exec(tag)?.[1] ?? [],
      );
      const css = site.read(href);
      expect(css).toContain('--rp-c-brand:#d6336c');
      expect(css).toContain('html.rp-dark{--rp-c-brand:#e64980}');
    },
  );
});

it('a wrapped Link opens external sites in the same tab in text, navbar, sidebar, and buttons', async () => {
  const files = {
    'docs/_nav.json': '[{ "text": "Map", "link": "https://example.com/nav" }]',
    'docs/guide/_meta.json':
      '["index", "moon", { "type": "custom-link", "label": "Chart", "link": "https://example.com/side" }]',
    'docs/index.md':
      '---\npageType: home\nhero:\n  name: Sky\n  actions: [{ text: Go, link: https://example.com/hero }]\n---\n',
  };
  const site = await buildExample('theme-slots', { files });
  expect(targets(site.read('guide/index.html'))).toEqual(['_self', '_self', '_self']);
  expect(targets(site.read('index.html'))).toEqual(['_self', '_self']);
  const without = await buildExample('theme-slots', {
    files: { ...files, 'theme/Link.tsx': "export { Link } from '@rspress/core/theme-original';\n" },
  });
  expect(targets(without.read('guide/index.html'))).toEqual(['_blank', '_blank', '_blank']);
});

describe('the steps of the custom theme page', () => {
  const fences = PAGES[0]?.fences ?? [];
  const entries = fences.filter(
    ({ meta, code }) => metaValue(meta, 'title') === 'theme/index.tsx' && !code.includes('./components/'),
  );
  /** Each fence shows the whole file, or a line that its section adds to the file in the first fence. */
  const steps = entries.map(({ code, line }) => ({
    line,
    code: code.includes(ORIGINAL.trim()) ? code : `import './index.css';\n\n${ORIGINAL}${code}`,
  }));

  it('add one line each for Link, NotFoundLayout, and Root', () => {
    const added = ['Link', 'NotFoundLayout', 'Root'].map(name => `export { ${name} } from './${name}';`);
    expect(entries.slice(2).map(({ code }) => code.trim())).toEqual(added);
  });

  it('use the styles of the example', () => {
    const styles = fences.filter(({ lang }) => lang === 'css');
    expect(styles.length).toBeGreaterThan(0);
    for (const { code } of styles) expect(STYLES).toContain(code.trim());
  });

  it.each(steps)('build if a reader stops at line $line', async ({ code }) => {
    const later = PARTS.filter(name => !code.includes(`'./${name}'`));
    const files = Object.fromEntries(later.map(name => [`theme/${name}.tsx`, null]));
    const withoutRoot = { 'components/Distance.tsx': null, 'docs/guide/moon.mdx': '# The Moon\n' };
    const site = await buildExample('theme-slots', {
      files: { 'theme/index.tsx': `${code}\n`, ...files, ...(later.includes('Root') ? withoutRoot : {}) },
    });
    expect(site.exitCode, site.log).toBe(0);
  });
});

it('each slot in the diagram renders its content, in the order of the diagram', async () => {
  const given = [...SLOTS, ...HOME_SLOTS, ...WITHOUT_EFFECT];
  const layout = `import { Layout as DefaultLayout } from '@rspress/core/theme-original';
const SLOTS = ${JSON.stringify(given)};
export function Layout() {
  const slots = Object.fromEntries(SLOTS.map(name => [name, <p key={name}>slot {name}</p>]));
  return <DefaultLayout {...slots} />;
}
`;
  const site = await buildExample('theme-slots', { files: { 'theme/Layout.tsx': layout } });
  const shown = (page: string) =>
    [...new Set(textsOf(site.read(page), 'p').filter(text => text.startsWith('slot ')))].map(text =>
      text.slice('slot '.length),
    );
  expect(shown('guide/index.html')).toEqual(SLOTS);
  const home = shown('index.html');
  expect(home.filter(name => HOME_SLOTS.includes(name))).toEqual(HOME_SLOTS);
  expect(home).not.toEqual(expect.arrayContaining([WITHOUT_EFFECT[0]]));
});

it.each([
  ['re-exports itself', "export * from '@rspress/core/theme';\n", 'is now using named export'],
  ['has a default export, as in 1.x', 'export default {};\n', 'is now using named export'],
  [
    "doesn't re-export the default theme",
    "export { Layout } from './Layout';\n",
    "export 'Root' (imported as 'Root') was not found in '@rspress/core/theme'",
  ],
  [
    'exports a name twice with export *',
    `${ORIGINAL}export * from './Layout';\n`,
    'conflicting star exports',
  ],
  [
    'exports from a missing file',
    `${ORIGINAL}export { Link } from './Chain';\n`,
    "Module not found: Can't resolve './Chain'",
  ],
  [
    'wraps a component with itself',
    `${ORIGINAL}import { Link as Original } from '@rspress/core/theme';
export function Link(props) {
  return <Original {...props} />;
}
`,
    'Maximum call stack size exceeded',
  ],
])('a theme that %s fails to build with the expected message', async (_, source, message) => {
  const site = await buildExample('theme-slots', { files: { 'theme/index.tsx': source } });
  expect(site.exitCode).toBe(1);
  expect(site.log).toContain(message);
});
