import { beforeAll, describe, expect, it } from 'vitest';
import { themeSlots } from '../../../components/Diagram/themeSlots';
import { buildExample, type ExampleBuild } from './build-example';
import { tagsOf, textOf, textsOf } from './html';

/** In the order of the picture. */
const SLOTS = themeSlots.regions.flatMap(({ kind, label }) =>
  kind === 'slot' && 'code' in label ? [label.code] : [],
);
const HOME_SLOTS = ['beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures'];
const WITHOUT_EFFECT = ['beforeHeroActions', 'afterHeroActions'];

describe('the example of a theme', () => {
  let site: ExampleBuild;
  let html: string;
  beforeAll(async () => {
    site = await buildExample('theme-slots');
    html = site.read('guide/index.html');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('fills its slots on doc pages, and those of all pages on the home page', () => {
    for (const page of ['guide/index.html', 'index.html', '404.html']) {
      expect(textsOf(site.read(page), 'span', 'edition')).toEqual(['Autumn 2026']);
      expect(textsOf(site.read(page), 'footer', 'site-footer')).toEqual(['Text under CC BY 4.0']);
    }
    expect(textsOf(html, 'p', 'sponsor')).toEqual(['Supported by the observatory']);
    expect(html).toContain('href="mailto:sky@example.com?subject=First%20night"');
    expect(site.read('index.html')).not.toContain('mailto:');
  });

  it('marks links that leave the site, by its own Link', () => {
    const links = (html.match(/<a\b[^>]*>.*?<\/a>/gs) ?? []).map(link => ({
      text: textOf(link),
      leaves: link.includes('https://'),
    }));
    expect(links.filter(({ text }) => text.endsWith('↗'))).toEqual(links.filter(({ leaves }) => leaves));
    expect(links.some(({ leaves }) => leaves)).toBe(true);
  });

  it('has its styles on every page', () => {
    const [href = ''] = tagsOf(html, 'link').flatMap(
      tag => /href="\/(static\/css[^"]+)"/.exec(tag)?.[1] ?? [],
    );
    expect(site.read(href)).toContain('--rp-c-brand:#6b4bd8');
  });
});

it('every slot of the picture shows what it is given, in that order', async () => {
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

const ORIGINAL = "export * from '@rspress/core/theme-original';\n";

it.each([
  ['imports the theme from itself', "export * from '@rspress/core/theme';\n", 'is now using named export'],
  ['has a default export, as in 1.x', 'export default {};\n', 'is now using named export'],
  [
    'hands nothing on',
    "export { Layout } from './Layout';\n",
    "export 'Root' (imported as 'Root') was not found in '@rspress/core/theme'",
  ],
  ['exports a name twice by stars', `${ORIGINAL}export * from './Layout';\n`, 'conflicting star exports'],
  [
    'wraps a component with itself',
    `${ORIGINAL}import { Link as Original } from '@rspress/core/theme';
export function Link(props) {
  return <Original {...props} />;
}
`,
    'Maximum call stack size exceeded',
  ],
])('a theme that %s does not build, with the message of the page', async (_, source, message) => {
  const site = await buildExample('theme-slots', { files: { 'theme/index.tsx': source } });
  expect(site.exitCode).toBe(1);
  expect(site.log).toContain(message);
});
