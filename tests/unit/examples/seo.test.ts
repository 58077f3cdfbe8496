import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { addressOf, BIN, killStarted, startNode, textWhenUp } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textsOf } from './html';
import { fencesOf, sectionOf } from './page-code';

const ORIGIN = 'https://bakery.example.com';
const PAGES = pagesNamed('guide/basic/seo.mdx');
const ENGLISH = PAGES.find(({ lang }) => lang === 'en');
if (!ENGLISH) throw new Error('There is no English page about the head.');

/** The config that the page starts with. */
const FIRST_CONFIG = fencesOf(ENGLISH).find(([title]) => title === 'rspress.config.ts')?.[1] ?? '';

/** Returns the options that a section's only code block for the config passes to `defineConfig`. */
function optionsIn(id: string): string {
  const code = fencesOf(sectionOf(ENGLISH as NonNullable<typeof ENGLISH>, id)).find(
    ([title]) => title === 'rspress.config.ts',
  )?.[1];
  const options = /defineConfig\((.*)\);\s*$/s.exec(code ?? '')?.[1];
  if (!options) throw new Error(`The section ${id} has no config.`);
  return options;
}

/** Returns the HTML up to the end of the head. */
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
/** Returns the contents of the tags in the head that set a property or a name. */
const metaOf = (html: string, name: string) =>
  tagsOf(headOf(html), 'meta')
    .filter(tag => [attribute(tag, 'property'), attribute(tag, 'name')].includes(name))
    .map(tag => attribute(tag, 'content'));
const linksOf = (html: string, rel: string) =>
  tagsOf(headOf(html), 'link')
    .filter(tag => attribute(tag, 'rel') === rel)
    .map(tag => attribute(tag, 'href'));

/** The page's config for a site with a base path, which reads its origin from the environment. */
const COMPUTED =
  fencesOf(sectionOf(ENGLISH, 'canonical')).find(([, code]) => code.includes('withSiteOrigin'))?.[1] ?? '';

describe('URLs that the config computes', () => {
  it("include the origin and a base path that's set without slashes", async () => {
    const site = await buildExample('seo', {
      env: { BASE_PATH: 'pages', SITE_ORIGIN: ORIGIN },
      files: { 'rspress.config.ts': COMPUTED, 'components/StructuredData.tsx': null },
    });
    expect(site.exitCode, site.log).toBe(0);
    const page = site.read('guide/bread.html');
    expect(linksOf(page, 'canonical')).toEqual([`${ORIGIN}/pages/guide/bread`]);
    expect(metaOf(page, 'og:image')).toEqual([`${ORIGIN}/pages/social.png`]);
  });

  it('are paths if no origin is set', async () => {
    const site = await buildExample('seo', {
      files: { 'rspress.config.ts': COMPUTED, 'components/StructuredData.tsx': null },
    });
    expect(site.exitCode, site.log).toBe(0);
    expect(linksOf(site.read('guide/bread.html'), 'canonical')).toEqual(['/guide/bread']);
  });
});

describe('the example with tags in the head', () => {
  let site: ExampleBuild;
  const read = (page: string) => site.read(`${page}.html`);

  beforeAll(async () => {
    site = await buildExample('seo');
    expect(site.exitCode, site.log).toBe(0);
  });

  it("contains the page's configs, including those for the sitemap and structured data", () => {
    const config = readFileSync('examples/seo/rspress.config.ts', 'utf8');
    for (const line of FIRST_CONFIG.trim().split('\n')) expect(config).toContain(line);
    for (const id of ['sitemap', 'structured-data']) {
      const lines = optionsIn(id).split('\n');
      for (const line of lines.slice(1, -1)) {
        if (!line.includes('siteOrigin')) expect(config).toContain(line);
      }
    }
  });

  it('has one og:image, one canonical link, and no hreflang links', () => {
    const head = headOf(read('guide/bread'));
    expect(metaOf(head, 'og:image')).toEqual([`${ORIGIN}/social.png`]);
    expect(linksOf(head, 'canonical')).toEqual([`${ORIGIN}/guide/bread`]);
    expect(linksOf(head, 'alternate')).toEqual([]);
    expect(attribute(tagsOf(head, 'html')[0], 'lang')).toBe('en');
  });

  it('takes titles and descriptions from the frontmatter, the page, and the config', () => {
    expect(textsOf(read('guide/bread'), 'h1').join()).toContain('White bread');
    expect(textsOf(read('guide/rye'), 'title')).toEqual(['Rye bread - Bakery']);
    expect(textsOf(read('index'), 'title')).toEqual(['Bakery - Bread recipes for a home oven']);
    expect(metaOf(read('index'), 'og:title')).toEqual(['Bakery - Bread recipes for a home oven']);
    expect(metaOf(read('guide/trial'), 'description')).toEqual(["We're still testing this recipe."]);
    expect(metaOf(read('index'), 'description')).toEqual(['Bread recipes for a home oven.']);
  });

  it("replaces the site's image with the page's own image", () => {
    expect(metaOf(read('guide/rye'), 'og:image')).toEqual([`${ORIGIN}/rye.png`]);
    expect(site.files).toEqual(expect.arrayContaining(['social.png', 'rye.png']));
  });

  it("adds noindex to a page that's still in the sitemap and in the site's search", () => {
    expect(metaOf(read('guide/trial'), 'robots')).toEqual(['noindex']);
    expect(metaOf(read('guide/bread'), 'robots')).toEqual([]);
    expect(site.read('sitemap.xml')).toContain(`<loc>${ORIGIN}/guide/trial</loc>`);
    expect(site.read('static/search_index.*.json')).toContain('Trial recipe');
  });

  it('has the same URLs in the sitemap and in canonical links, and a robots.txt', () => {
    const listed = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const canonical = ['index', 'guide/bread', 'guide/rye', 'guide/trial'].flatMap(page =>
      linksOf(read(page), 'canonical'),
    );
    expect(listed.sort()).toEqual(canonical.sort());
    expect(site.read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('describes only doc pages with structured data', () => {
    const data = (page: string) =>
      [...read(page).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
        ([, json]) => JSON.parse(json ?? ''),
      );
    expect(data('guide/bread')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'White bread recipe',
        description: 'Bake a white loaf in three hours, with a crust that stays crisp.',
        inLanguage: 'en',
        url: `${ORIGIN}/guide/bread`,
      },
    ]);
    expect([...data('index'), ...data('404')]).toEqual([]);
  });

  it("doesn't add the config's head to 404.html", () => {
    expect(metaOf(read('404'), 'og:image')).toEqual([]);
    expect(linksOf(read('404'), 'canonical')).toEqual([]);
    expect(metaOf(read('404'), 'og:title')).toEqual(['404 - Bakery']);
  });
});

describe('the first config of the page, used alone', () => {
  let site: ExampleBuild;

  beforeAll(async () => {
    site = await buildExample('seo', {
      files: { 'rspress.config.ts': FIRST_CONFIG, 'components/StructuredData.tsx': null },
    });
    expect(site.exitCode, site.log).toBe(0);
  });

  const shown = PAGES.flatMap(({ lang, fences }) =>
    fences
      .filter(({ meta }) => metaValue(meta, 'title') === 'doc_build/guide/bread.html')
      .map(({ code }) => ({ lang, code })),
  );
  it.each(shown)('builds the tags that the page shows in $lang', ({ code }) => {
    const head = headOf(site.read('guide/bread.html'));
    for (const tag of code.trim().split('\n')) expect(head).toContain(tag);
  });

  it('adds neither a sitemap nor structured data', () => {
    expect(site.files).not.toContain('sitemap.xml');
    expect(site.read('guide/bread.html')).not.toContain('ld+json');
  });
});

describe('the other configs of the page', () => {
  const config = (options: string) => `import path from 'node:path';
import { normalizeHref } from '@rspress/core';
const ORIGIN = '${ORIGIN}';
export default ${options};`;

  let site: ExampleBuild;
  const read = (page: string) => site.read(`${page}.html`);

  beforeAll(async () => {
    site = await buildExample('seo', {
      env: { PREVIEW: '1' },
      files: {
        'rspress.config.ts': `${config(optionsIn('noindex')).replace('export default', 'const preview =')}
const folder = ${optionsIn('head')};
const canonical = ${optionsIn('canonical')};
const PANS = { '/': 'a "cast-iron" pan', '/guide/bread': 'a 12&quot; pan', '/guide/trial': 'a 12" pan' };
const own = [
  ['meta', { name: 'description', content: 'Of the head' }],
  ['meta', { property: 'og:type', content: 'article' }],
  ['link', { rel: 'icon', href: '/site.svg' }],
  ['meta', { name: 'price', content: '$$5' }],
  '<meta name="match" content="$&">',
  ({ routePath }) => PANS[routePath] && ['meta', { name: 'pan', content: PANS[routePath] }],
];
const globalUIComponents = ['component', 'hook'].map(name => path.resolve('components', \`\${name}.tsx\`));
export default {
  ...preview,
  base: '/docs/',
  head: [...folder.head, ...canonical.head, ...own],
  globalUIComponents,
};`,
        'components/component.tsx': `import { Head } from '@rspress/core/runtime';
export default () => <Head><meta name="of-component" content="1" /></Head>;`,
        'components/hook.tsx': `import { useHead } from '@rspress/core/runtime';
export default () => useHead({ meta: [{ name: 'of-hook', content: '1' }] }) && null;`,
        'docs/plain.tsx': `export const frontmatter = {
  description: 'Ignored',
  head: [
    ['meta', { property: 'og:description', content: 'Of the page' }],
    ['link', { rel: 'canonical', href: 'https://other.example.com/' }],
    ['link', { rel: 'icon', href: '/page.svg' }],
  ],
};
export default () => <h1>Plain</h1>;`,
      },
    });
    expect(site.exitCode, site.log).toBe(0);
  });

  it('add a canonical URL that ends in .html, or in a slash for the home page', () => {
    expect(linksOf(read('index'), 'canonical')).toEqual([`${ORIGIN}/`]);
    expect(linksOf(read('guide/bread'), 'canonical')).toEqual([`${ORIGIN}/guide/bread.html`]);
  });

  it('add an image to the pages of a folder', () => {
    expect(metaOf(read('index'), 'og:image')).toEqual([]);
    expect(metaOf(read('guide/bread'), 'og:image')).toEqual([`${ORIGIN}/guide.png`]);
    expect(metaOf(read('guide/rye'), 'og:image')).toEqual([`${ORIGIN}/rye.png`]);
  });

  it('hide the whole site from search engines, including the 404 page', () => {
    const pages = site.files.filter(file => file.endsWith('.html'));
    expect(pages).toContain('404.html');
    for (const page of pages) expect(metaOf(site.read(page), 'robots'), page).toEqual(['noindex']);
  });

  it("don't override a page's own description", () => {
    expect(metaOf(read('guide/bread'), 'description')).toEqual([
      'Bake a white loaf in three hours, with a crust that stays crisp.',
    ]);
    expect(metaOf(read('index'), 'description')).toEqual(['Of the head']);
  });

  it("cut a value at a quotation mark, or lose the page's title and description", () => {
    expect(metaOf(read('guide/bread'), 'pan')).toEqual(['a 12&quot; pan']);
    expect(metaOf(read('index'), 'pan')).toEqual(['a ']);
    expect(textsOf(read('guide/trial'), 'title')).not.toContain('Trial recipe');
    expect(metaOf(read('guide/trial'), 'description')).toEqual([]);
  });

  it("replace `$$` with `$`, and `$&` with the template's head comment", () => {
    expect(metaOf(read('index'), 'price')).toEqual(['$5']);
    expect(headOf(read('index'))).toContain('<meta name="match" content="<!--<?- HEAD ?>-->">');
  });

  it("lose og:type to the one from Rspress, and add the site's icon to a page with its own icon", () => {
    expect(metaOf(read('index'), 'og:type')).toEqual(['website']);
    expect(linksOf(read('plain'), 'icon')).toEqual(['/site.svg', '/page.svg']);
  });

  it('add the tags of components to pages and to the 404 page', () => {
    for (const page of ['guide/bread', 'plain', '404'])
      for (const name of ['of-component', 'of-hook'])
        expect(metaOf(read(page), name), `${name} in ${page}`).toEqual(['1']);
  });

  it("keep a TSX page's own head tags and canonical URL, and ignore its description", () => {
    expect(linksOf(read('plain'), 'canonical')).toEqual(['https://other.example.com/']);
    expect(metaOf(read('plain'), 'og:description')).toEqual(['Of the page']);
    expect(read('plain')).not.toContain('content="Ignored"');
  });
});

describe('a build that reuses the cache of a preview build', () => {
  let folder: string;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("doesn't hide the site from search engines", () => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/seo-cache-'));
    cpSync('examples/seo', folder, { recursive: true });
    writeFileSync(path.join(folder, 'rspress.config.ts'), `export default ${optionsIn('noindex')};`);
    const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
    const robots = [{ PREVIEW: '1' }, {}, { PREVIEW: '1' }, {}].map(variables => {
      const { status, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
        cwd: folder,
        env: { ...env, ...variables },
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
      return ['index', 'guide/bread', '404'].flatMap(page =>
        metaOf(readFileSync(path.join(folder, `doc_build/${page}.html`), 'utf8'), 'robots'),
      );
    });
    const hidden = ['noindex', 'noindex', 'noindex'];
    expect(robots).toEqual([hidden, [], hidden, []]);
  });
});

describe('the dev server', () => {
  let folder: string;
  afterAll(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it("serves tags from html.tags, but none from the config's head", async () => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/seo-dev-'));
    cpSync('examples/seo', folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'rspress.config.ts'),
      `const preview = ${optionsIn('noindex')};
export default { ...preview, head: [['meta', { name: 'of-head', content: '1' }]] };`,
    );
    const origin = await addressOf(startNode(folder, [BIN, 'dev'], { PREVIEW: '1' }));
    const tags = async () => {
      const html = await textWhenUp(`${origin}/guide/bread.html`);
      return [metaOf(html, 'robots'), metaOf(html, 'of-head')];
    };
    expect(await tags()).toEqual([['noindex'], []]);
  });
});
