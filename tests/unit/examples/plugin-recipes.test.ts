import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textOf, textsOf } from './html';
import { fencesOf } from './page-code';

const ENGLISH = pagesNamed('plugin/system/plugin-recipes.mdx').find(({ lang }) => lang === 'en');
/** The recipes without the virtual module, whose package isn't installed here. */
const RECIPES = Object.fromEntries(
  (ENGLISH ? fencesOf(ENGLISH) : []).filter(
    ([title]) => title.startsWith('plugins/') && title !== 'plugins/tips.ts',
  ),
);
const SITE_THEME = `import { Layout as Original } from '@rspress/core/theme-original';
export * from '@rspress/core/theme-original';
export const Layout = (props: object) => <Original {...props} beforeNav={<b className="site">Site</b>} />;
`;

describe('the recipes in a site with its own navigation and theme', () => {
  let site: ExampleBuild;

  beforeAll(async () => {
    site = await buildExample('plugin-hooks', {
      files: {
        ...RECIPES,
        'theme/index.tsx': SITE_THEME,
        'data/terms.json': '{ "mast": "Holds the sail." }',
        'rspress.config.ts': `import { pluginBeta } from './plugins/beta';
import { pluginGlossary } from './plugins/glossary';
import { pluginNoindex } from './plugins/noindex';
import { pluginTerms } from './plugins/terms';
export default {
  title: 'Paper Boat',
  themeConfig: {
    nav: [{ text: 'Folding', link: '/folding' }],
    sidebar: { '/folding': [{ text: 'Fold', link: '/folding' }] },
  },
  plugins: [pluginGlossary(), pluginBeta(), pluginTerms(), pluginNoindex()],
};`,
      },
    });
    expect(site.exitCode, site.log).toBe(0);
  });

  it('add pages, and link them in the navbar and in a sidebar of their own', () => {
    expect(textsOf(docContent(site.read('glossary/fold.html')), 'p')).toContain('A crease in the paper.');
    expect(tagsOf(site.read('index.html'), 'a').join()).toContain('href="/glossary/fold.html"');
    expect(tagsOf(site.read('folding.html'), 'a').join()).not.toContain('href="/glossary/keel.html"');
    expect(tagsOf(site.read('glossary/fold.html'), 'a').join()).toContain('href="/glossary/keel.html"');
  });

  it("fill a theme slot without replacing the site's own theme", () => {
    expect(textsOf(site.read('index.html'), 'span', 'beta')).toEqual(['Beta']);
    expect(textsOf(site.read('index.html'), 'b', 'site')).toEqual(['Site']);
  });

  it('generate pages from a file outside the docs folder', () => {
    expect(textsOf(docContent(site.read('terms/mast.html')), 'p')).toContain('Holds the sail.');
  });

  it('change the HTML of pages, including the 404 page, after the build', () => {
    for (const file of ['index.html', 'folding.html', '404.html'])
      expect(site.read(file)).toContain('<meta name="robots" content="noindex"></head>');
  });
});

it('recipes fill a slot without a site theme and write pages that the generated sidebar links', async () => {
  const { exitCode, log, files, read } = await buildExample('plugin-hooks', {
    files: {
      ...RECIPES,
      'docs/glossary/deleted.md': '# Deleted\n',
      'docs/_nav.json': '[{ "text": "Glossary", "link": "/glossary/fold" }]',
      'rspress.config.ts': `import { pluginBeta } from './plugins/beta';
import { pluginGlossary } from './plugins/glossary';
import { pluginGlossaryFiles } from './plugins/glossary-files';
const pluginLost = {
  name: 'plugin-lost',
  beforeBuild: (config: any) => void config.themeConfig.nav.default.push({ text: 'Lost', link: '/lost' }),
};
const { config } = pluginGlossary();
export default {
  title: 'Paper Boat',
  plugins: [pluginBeta(), pluginGlossaryFiles(), { name: 'plugin-glossary-config', config }, pluginLost],
};`,
    },
  });
  expect(exitCode, log).toBe(0);
  expect(textsOf(docContent(read('glossary/fold.html')), 'p')).toContain('A crease in the paper.');
  expect(files).not.toContain('glossary/deleted.html');
  expect(tagsOf(read('glossary/fold.html'), 'a').join()).toContain('href="/glossary/keel.html"');
  expect(textsOf(read('index.html'), 'span', 'beta')).toEqual(['Beta']);
  // During bundling, a generated navbar is read from its file again, without what `beforeBuild` added.
  expect(textOf(read('index.html'))).toContain('Glossary');
  expect(textOf(read('index.html'))).not.toContain('Lost');
});
