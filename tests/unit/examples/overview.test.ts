import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { linkNamed } from './links';

/** What a reader sees of each overview, with the URL of each link. Headings are indented. */
const OVERVIEWS = {
  '/recipes/': [
    '# All recipes',
    'Filter [Search API]',
    'Every recipe of the bakery. Amounts are for one loaf or one tin.',
    '## Bread',
    'Rye loaf /recipes/bread/rye.html',
    '  Sourdough /recipes/bread/rye.html#sourdough',
    '  Baking /recipes/bread/rye.html#baking',
    'Rolls /recipes/bread/rolls.html',
    '## Cakes',
    'Apple cake /recipes/cakes/apple.html',
    '  Base /recipes/cakes/apple.html#base',
    '  Crumbs /recipes/cakes/apple.html#crumbs',
    '## Storing bread',
    'Storing bread /recipes/storing.html',
    '  In the freezer /recipes/storing.html#in-the-freezer',
  ],
  '/tools/overview': [
    '# Tools',
    'Filter [Search API]',
    '## Oven',
    'Oven /tools/oven.html',
    '## Scale',
    'Scale /tools/scale.html',
  ],
  '/suppliers': [
    '# Suppliers',
    'Filter [Search API]',
    'Who we buy from.',
    '## Flour',
    'Rye from the valley /recipes/bread/rye.html',
    '  Baking /recipes/bread/rye.html#baking',
    'Mill on the brook https://example.com/mill',
  ],
};

describe('the example of overview pages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('overview');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(Object.entries(OVERVIEWS))('%s lists its groups, pages, and headings', (route, lines) => {
    expect(linesOf(pageAt(site, route))).toEqual(lines);
  });

  it.each(Object.keys(OVERVIEWS))('%s has one level-1 heading', route => {
    expect(textsOf(pageAt(site, route), 'h1')).toHaveLength(1);
  });

  it('has neither outline nor footer on an overview page', () => {
    const html = site.read('recipes/index.html');
    expect(html).not.toMatch(/rp-outline|rp-doc-footer/);
    expect(site.read('recipes/storing.html')).toMatch(/rp-doc-footer/);
  });
});

describe('other overview pages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    const page = (title: string) => `# ${title}\n\n## Notes\n`;
    site = await buildExample('overview', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';\nexport default defineConfig({ llms: true });\n`,
        'i18n.json': '{ "overview.filterPlaceholderText": { "en": "Find a recipe", "zh": "查找食谱" } }',
        'docs/index.md': '---\ntitle: Village bakery\noverview: true\n---\n',
        'docs/tools/_meta.json': null,
        'docs/tools/overview.md': '---\noverview: true\n---\n\n# Tools\n',
        'docs/ovens/_meta.json': '["stone"]',
        'docs/ovens/overview.md': '---\ntitle: All ovens\noverview: true\n---\n',
        'docs/ovens/stone.md': page('Stone oven'),
        'docs/tools/all.md': '---\ntitle: All tools\noverview: true\n---\n',
        'docs/suppliers.mdx': `import { OverviewGroup } from '@rspress/core/theme';

# Suppliers

<OverviewGroup
  group={{
    name: 'Flour',
    items: [
      { text: 'Mill on the brook', link: 'https://example.com/mill' },
      { text: 'Rye loaf', link: '/recipes/bread/rye.html' },
      { text: 'Nowhere', link: '/nowhere' },
    ],
  }}
/>
`,
        // These folders have no `_meta.json`.
        'docs/regions/index.md': '---\ntitle: Regions\noverview: true\n---\n',
        'docs/regions/north/coast.md': page('Coast'),
        'docs/regions/north/islands/one.md': page('Island one'),
        'docs/regions/north/islands/two.md': page('Island two'),
        'docs/regions/south/hills/index.md': '---\ntitle: All hills\noverview: true\n---\n',
        'docs/regions/south/hills/low.md': page('Low hill'),
      },
    });
  });

  it('build, although a group contains a dead link', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/nowhere|dead ?link/i);
  });

  it('show a folder two levels down as one card with its first page', () => {
    expect(linesOf(pageAt(site, '/regions/'))).toEqual([
      '# Regions',
      'Filter [Find a recipe]',
      '## north',
      'Coast /regions/north/coast.html',
      '  Notes /regions/north/coast.html#notes',
      'islands /regions/north/islands/one.html',
      '## south',
      'All hills /regions/south/hills/index.html',
    ]);
  });

  it('show the pages of such a folder on its own overview', () => {
    expect(linesOf(pageAt(site, '/regions/south/hills/'))).toEqual([
      '# All hills',
      'Filter [Find a recipe]',
      '## All hills',
      'Low hill /regions/south/hills/low.html',
      '  Notes /regions/south/hills/low.html#notes',
    ]);
  });

  it("list nothing in a file that isn't named index or overview", () => {
    const html = pageAt(site, '/tools/all');
    expect(linesOf(html)).toEqual(['# All tools', 'Filter [Find a recipe]']);
    expect(textsOf(html, 'div', 'rp-overview__empty')).toEqual(['No matching API found:']);
  });

  it('list nothing in an overview.md that _meta.json leaves out', () => {
    const html = pageAt(site, '/ovens/overview');
    expect(textsOf(html, 'div', 'rp-overview__empty')).toEqual(['No matching API found:']);
  });

  it('list nothing at the root of the site', () => {
    const html = pageAt(site, '/');
    expect(linesOf(html)).toEqual(['# Village bakery', 'Filter [Find a recipe]']);
    expect(textsOf(html, 'div', 'rp-overview__empty')).toEqual(['No matching API found:']);
  });

  it('have two level-1 headings if their text contains one', () => {
    expect(textsOf(pageAt(site, '/tools/overview'), 'h1')).toEqual(['Tools#', '#Tools']);
  });

  it('use the filter placeholder from i18n.json', () => {
    const [filter] = tagsOf(pageAt(site, '/recipes/'), 'input').filter(tag => tag.includes('rp-overview'));
    expect(attribute(filter, 'placeholder')).toBe('Find a recipe');
  });

  it('keep their text out of the Markdown version', () => {
    const markdown = site.read('recipes/index.md');
    expect(markdown).toMatch(/# All recipes[\s\S]*## Bread[\s\S]*Rye loaf/);
    expect(markdown).not.toContain('Amounts are for');
  });

  it('can be a normal page with an OverviewGroup, which keeps its links unchanged', () => {
    const html = pageAt(site, '/suppliers');
    expect(textsOf(html, 'h1')).toEqual(['#Suppliers']);
    const content = docContent(html);
    expect(textsOf(content, 'h2')).toEqual(['Flour#']);
    const links = tagsOf(content, 'a').filter(tag => tag.includes('rp-overview-group'));
    expect(links.map(tag => [attribute(tag, 'href'), attribute(tag, 'target')])).toEqual([
      ['https://example.com/mill', '_blank'],
      ['/recipes/bread/rye.html', undefined],
      ['/nowhere', undefined],
    ]);
  });
});

describe('an overview inside another overview', () => {
  const groups = (html: string) => textsOf(overviewOf(html), 'h2').map(text => text.replace(/ ?#$/, ''));
  let site: ExampleBuild;
  beforeAll(async () => {
    const inner = (title: string) => `---\ntitle: ${title}\noverview: true\noverviewHeaders: []\n---\n`;
    site = await buildExample('overview', {
      files: {
        'docs/recipes/index.md': '---\ntitle: All recipes\noverview: true\noverviewHeaders: [2]\n---\n',
        'docs/recipes/bread/index.md': inner('All bread'),
        'docs/recipes/cakes/index.md': inner('All cakes'),
        'docs/recipes/cakes/pear.md': '# Pear cake\n',
        'docs/recipes/cakes/_meta.json': '["index", "apple", "pear"]',
      },
    });
  });

  it("has one group and isn't in the outer overview if _meta.json doesn't list its index", () => {
    expect(groups(site.read('recipes/bread/index.html'))).toEqual(['Bread']);
    expect(overviewOf(site.read('recipes/index.html'))).not.toContain('All bread');
  });

  it("is linked from the label of its group if _meta.json doesn't list its index", () => {
    expect(linkNamed(site.read('recipes/cakes/apple.html'), 'Bread')).toBe('/recipes/bread/index.html');
  });

  it('has a group for each page and is in the outer overview if _meta.json lists its index', () => {
    expect(groups(site.read('recipes/cakes/index.html'))).toEqual(['Apple cake', 'Pear cake']);
    expect(overviewOf(site.read('recipes/index.html'))).toContain('All cakes');
  });

  it("doesn't change the heading levels of the outer overview", () => {
    const html = overviewOf(site.read('recipes/index.html'));
    expect(html).toContain('#base');
    expect(html).not.toContain('#crumbs');
  });
});

it('with themeConfig.sidebar, an overview only lists pages if the sidebar lists it', async () => {
  const site = await buildExample('overview', {
    files: {
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({
  themeConfig: {
    sidebar: {
      '/recipes/': [
        { text: 'All recipes', link: '/recipes/' },
        {
          text: 'On Monday',
          items: [
            { text: 'A loaf', link: '/recipes/bread/rye' },
            { text: 'A cake', link: '/recipes/cakes/apple' },
          ],
        },
      ],
      '/tools/': [{ text: 'Every day', items: [{ text: 'The oven', link: '/tools/oven' }] }],
    },
  },
});
`,
    },
  });
  expect(site.exitCode, site.log).toBe(0);
  expect(linesOf(pageAt(site, '/recipes/')).slice(3)).toEqual([
    '## On Monday',
    'A loaf /recipes/bread/rye.html',
    '  Sourdough /recipes/bread/rye.html#sourdough',
    '  Baking /recipes/bread/rye.html#baking',
    'A cake /recipes/cakes/apple.html',
    '  Base /recipes/cakes/apple.html#base',
  ]);
  // If the sidebar has no entry for the overview itself, the overview lists nothing.
  expect(linesOf(pageAt(site, '/tools/overview'))).toEqual(['# Tools', 'Filter [Search API]']);
});

function pageAt(site: ExampleBuild, route: string): string {
  return site.read(`${route.slice(1).replace(/(^|\/)$/, '$1index')}.html`);
}

function overviewOf(html: string): string {
  const start = html.indexOf('<div class="rspress-doc rp-doc rspress-overview');
  return html.slice(start, html.indexOf('rp-doc-footer', start));
}

/** Returns what a reader sees of an overview, with the URL of each link. */
function linesOf(html: string): string[] {
  const parts = overviewOf(html).matchAll(
    /<(h1|h2|p|label)\b[^>]*>(.*?)<\/\1>|<input[^>]*>|<a\b[^>]*__link[^>]*>(.*?)<\/a>/gs,
  );
  return [...parts].reduce<string[]>((lines, [tag, kind, text = '', link = '']) => {
    const heading = textOf(text).replace(/ ?#$/, '');
    if (kind === 'h1') lines.push(`# ${heading}`);
    else if (kind === 'h2') lines.push(`## ${heading}`);
    else if (kind) lines.push(textOf(text));
    else if (tag.startsWith('<input')) lines.push(`${lines.pop()} [${attribute(tag, 'placeholder')}]`);
    else {
      const [start = ''] = /^<a\b[^>]*>/.exec(tag) ?? [];
      const indent = start.includes('content__item') ? '  ' : '';
      lines.push(`${indent}${textOf(link)} ${attribute(start, 'href')}`);
    }
    return lines;
  }, []);
}
