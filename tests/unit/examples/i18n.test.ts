import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { linkNamed, linksOf } from './links';

const CONFIG = readFileSync('examples/i18n/rspress.config.ts', 'utf8');
/** The file that the build writes for each page. */
const BUILT = {
  'docs/en/index.md': 'index.html',
  'docs/en/guide/folding.mdx': 'guide/folding.html',
  'docs/en/guide/paper.md': 'guide/paper.html',
  'docs/zh/index.md': 'zh/index.html',
  'docs/zh/guide/folding.mdx': 'zh/guide/folding.html',
  'docs/zh/guide/paper.md': 'zh/guide/paper.html',
};

const UNTRANSLATED = {
  'rspress.config.ts': `import { pluginSitemap } from '@rspress/plugin-sitemap';\n${CONFIG.replace(
    'lang:',
    `plugins: [
    pluginSitemap(),
    {
      name: 'says-when',
      beforeBuild: () => console.log('before the build'),
      afterBuild: () => console.log('after the build'),
    },
  ],
  lang:`,
  )}`,
  'docs/en/guide/extra.md': '# Extra\n',
};

describe('the example of a site in two languages', () => {
  let site: ExampleBuild;
  const content = (page: string) => docContent(site.read(`${page}.html`));
  beforeAll(async () => {
    site = await buildExample('i18n');
  });

  it('builds, and passes the check for missing translations', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).toContain('Language parity checked successfully.');
  });

  it('writes pages of the default language to the root, and others to a folder of their language', () => {
    const sources = exampleFiles('i18n').filter(file => /^docs\/.*\.mdx?$/.test(file));
    expect(Object.keys(BUILT).sort()).toEqual(sources);
    const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
    expect(Object.values(BUILT).sort()).toEqual(built);
  });

  it('has a search index for each language', () => {
    expect(site.files.filter(file => file.includes('search_index'))).toEqual([
      expect.stringMatching(/^static\/search_index\.en\.\w+\.json$/),
      expect.stringMatching(/^static\/search_index\.zh\.\w+\.json$/),
    ]);
  });

  it('sets the lang attribute of each page, and translates the site title', () => {
    expect(tagsOf(site.read('guide/paper.html'), 'html').map(tag => attribute(tag, 'lang'))).toEqual(['en']);
    expect(tagsOf(site.read('zh/guide/paper.html'), 'html').map(tag => attribute(tag, 'lang'))).toEqual([
      'zh',
    ]);
    expect(textsOf(site.read('guide/paper.html'), 'title')).toEqual(['Paper - Paper Boat']);
    expect(textsOf(site.read('zh/guide/paper.html'), 'title')).toEqual(['纸张 - 纸船']);
    expect(textsOf(site.read('zh/guide/paper.html'), 'a', 'rp-nav__title__link')).toEqual(['纸船']);
  });

  it('adds hreflang links with absolute URLs to the translations of a page', () => {
    const alternates = ['guide/paper.html', 'zh/guide/paper.html'].map(page =>
      tagsOf(site.read(page), 'link').filter(tag => attribute(tag, 'hreflang')),
    );
    expect(alternates[0]).toEqual([
      '<link rel="alternate" hreflang="en" href="https://boat.example.com/guide/paper.html">',
      '<link rel="alternate" hreflang="zh" href="https://boat.example.com/zh/guide/paper.html">',
    ]);
    expect(alternates[1]).toEqual(alternates[0]);
  });

  it('translates the navigation and the texts of components', () => {
    expect(textsOf(site.read('guide/folding.html'), 'a', 'rp-nav-menu__item__container')).toContain('Guide');
    expect(textsOf(site.read('zh/guide/folding.html'), 'a', 'rp-nav-menu__item__container')).toContain(
      '指南',
    );
    expect(site.read('zh/guide/folding.html')).toContain('动手');
    expect(textsOf(content('guide/folding'), 'p')).toContain('7 folds');
    expect(textsOf(content('zh/guide/folding'), 'p')).toContain('共 7 折');
    expect(site.read('zh/guide/folding.html')).toContain('本页内容');
  });

  it('links the language menu to the same path, or to the home page on the 404 page', () => {
    const switches = tagsOf(site.read('zh/guide/paper.html'), 'a').filter(tag => tag.includes('"alternate"'));
    expect(new Set(switches.map(tag => attribute(tag, 'href')))).toEqual(new Set(['/guide/paper.html']));
    const onNotFound = tagsOf(site.read('404.html'), 'a').filter(tag => tag.includes('"alternate"'));
    expect(new Set(onNotFound.map(tag => attribute(tag, 'href')))).toEqual(new Set(['/zh/index.html']));
  });

  it("redirects first-time visitors to their browser's language, but no later visits or bots", () => {
    const html = site.read('guide/paper.html');
    expect(redirect(html, '/guide/paper.html', 'zh-CN')).toBe('/zh/guide/paper.html?a=1');
    expect(redirect(html, '/zh/guide/paper.html', 'en-US')).toBe('/guide/paper.html?a=1');
    expect(redirect(html, '/guide/paper.html', 'fr')).toBeUndefined();
    expect(redirect(html, '/guide/paper.html', 'zh-CN', { visited: '1' })).toBeUndefined();
    expect(redirect(html, '/guide/paper.html', 'zh-CN', { userAgent: 'Googlebot' })).toBeUndefined();
  });

  it("adds the page's language to links; pages outside language folders have the default one", async () => {
    const { exitCode, log, files, read } = await buildExample('i18n', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh-CN', label: '简体中文' }],
  route: { localeRedirect: 'only-default-lang' },
  i18nSource: source =>
    Object.fromEntries(
      Object.entries(source).map(([key, text]) => [key, { 'zh-CN': text.zh ?? text.en, ...text }]),
    ),
});`,
        'i18n.json': JSON.stringify({
          'fold.count': { en: '{{count}} folds', zh: '共 {{count}} 折' },
          'nav.guide': { en: 'Guide', zh: '指南' },
          'sidebar.practice': { en: 'Practice', zh: '动手' },
          outlineTitle: { en: 'Contents', zh: '本页内容', 'zh-CN': '本页目录' },
        }),
        'docs/about.md': '# About\n',
        'docs/zh-CN/index.md':
          '# 纸船\n\n[1](/guide/a) [2](./guide/a.md) [3](/en/guide/paper) [4](/zh-CN/guide/a)\n',
        'docs/zh-CN/guide/a.md': '# 甲\n\n## 乙\n\n[1](/)\n',
        'docs/zh/index.md': null,
        'docs/zh/_nav.json': null,
        'docs/zh/guide/_meta.json': null,
        'docs/zh/guide/folding.mdx': null,
        'docs/zh/guide/paper.md': null,
        'docs/en/guide/paper.md': '# Paper\n\n[1](/zh-CN/guide/a)\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(files).toContain('about.html');
    expect(attribute(tagsOf(read('about.html'), 'html')[0], 'lang')).toBe('en');
    const links = (page: string) => linksOf(docContent(read(page)));
    expect(links('zh-CN/index.html').slice(0, 4)).toEqual([
      '/zh-CN/guide/a.html',
      '/zh-CN/guide/a.html',
      '/guide/paper.html',
      '/zh-CN/guide/a.html',
    ]);
    expect(links('guide/paper.html')[0]).toBe('/zh-CN/guide/a.html');
    // The config uses the texts of `zh` for `zh-CN` if they have no text of their own. The redirect never matches this
    // language.
    expect(read('zh-CN/guide/a.html')).toContain('本页目录');
    expect(read('zh-CN/guide/a.html')).toContain('上一页');
    expect(log).not.toContain('have fallen back');
    expect(redirect(read('guide/paper.html'), '/guide/paper.html', 'zh-CN')).toBeUndefined();
    const paper = tagsOf(read('guide/paper.html'), 'a').filter(tag => tag.includes('"alternate"'));
    expect(attribute(paper[0], 'href')).toBe('/zh-CN/guide/paper.html');
    expect(files).not.toContain('zh-CN/guide/paper.html');
    expect(tagsOf(read('guide/paper.html'), 'link').filter(tag => attribute(tag, 'hreflang'))).toEqual([]);
  });

  it('fails to build if a translation is missing', async () => {
    const { exitCode, log } = await buildExample('i18n', { files: UNTRANSLATED });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /error {3}Check language parity failed! Missing content:\n {8}- zh\/guide\/extra\.md/,
    );
  });

  it('writes the pages if a translation is missing, but no sitemap, and skips afterBuild', async () => {
    const { files, log } = await buildExample('i18n', { files: UNTRANSLATED });
    expect(files).toEqual(expect.arrayContaining(['guide/extra.html', 'zh/guide/paper.html']));
    expect(files).not.toContain('sitemap.xml');
    expect(log).toContain('before the build');
    expect(log).not.toContain('after the build');
  });

  it('fails to build if a text is missing in English', async () => {
    const { exitCode, log } = await buildExample('i18n', {
      files: { 'i18n.json': '{ "nav.guide": { "zh": "指南" }, "fold.count": { "en": "folds" } }' },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('i18n text missing for nav.guide');
  });

  it("fails to build at a missing key if i18n.json isn't JSON, without reporting the parse error", async () => {
    const { exitCode, log } = await buildExample('i18n', { files: { 'i18n.json': 'no JSON' } });
    expect(exitCode).toBe(1);
    expect(log).toContain('i18n key "fold.count" not found for language "en"');
    expect(log).not.toContain('JSON.parse');
  });

  it('fails to build if a locale has no folder', async () => {
    const { exitCode, log } = await buildExample('i18n', {
      files: {
        'rspress.config.ts':
          "export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'fr', label: 'Français' }] };",
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /\[auto-nav-sidebar\] Failed to read directory: .*docs\/fr, maybe it does not exist\./,
    );
  });

  it.each([
    ["isn't one of the locales", "lang: 'fr',"],
    ["isn't set, and English isn't one of the locales", ''],
  ])('fails to build at the 404 page if lang %s', async (_, lang) => {
    const { exitCode, log } = await buildExample('i18n', {
      files: {
        'rspress.config.ts': `export default {
  ${lang}
  locales: [{ lang: 'zh', label: '简体中文' }, { lang: 'ja', label: '日本語' }],
};`,
        'docs/en/_nav.json': null,
        'docs/en/index.md': null,
        'docs/en/guide/_meta.json': null,
        'docs/en/guide/folding.mdx': null,
        'docs/en/guide/paper.md': null,
        'docs/ja/index.md': '# 紙の船\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /Page "\/404" SSG rendering failed\.\n\s*TypeError: Cannot read properties of undefined \(reading 'default'\)/,
    );
  });

  it("silently has no navbar and a single sidebar if _nav.json isn't in the language folders", async () => {
    const { exitCode, log, read } = await buildExample('i18n', {
      files: {
        'docs/_nav.json': '[{ "text": "Guide", "link": "/guide/folding" }]',
        'docs/en/_nav.json': null,
        'docs/zh/_nav.json': null,
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).not.toMatch(/^(warn|error)/m);
    const page = read('zh/guide/paper.html');
    expect(textsOf(page, 'a', 'rp-nav-menu__item__container')).toEqual([]);
    expect(textsOf(page, 'a', 'rp-sidebar-item')).toEqual(['index', '折法', '纸张']);
  });

  it('fails to build if two files have the same route', async () => {
    const { exitCode, log } = await buildExample('i18n', { files: { 'docs/guide/paper.md': '# Paper\n' } });
    expect(exitCode).toBe(1);
    expect(log).toContain('routePath /guide/paper has already been added');
  });
});

describe('the example with other options', () => {
  const config = (options: string) => `export default {
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat' },
    { lang: 'zh', label: '简体中文', title: '纸船' },
  ],
  ${options}
};`;

  it("adds the page's language to links without one, and removes the default language from links", async () => {
    const links = '[1](/guide/paper) [2](./paper.md) [3](/zh/guide/paper) [4](/en/guide/paper)\n';
    const { exitCode, log, read } = await buildExample('i18n', {
      files: {
        'rspress.config.ts': config("route: { localeRedirect: 'never' }"),
        'docs/en/guide/links.md': `# Links\n\n${links}`,
        'docs/zh/guide/links.md': `# 链接\n\n${links}`,
      },
    });
    expect(exitCode, log).toBe(0);
    const [english, chinese] = ['/guide/paper.html', '/zh/guide/paper.html'];
    expect(linksOf(docContent(read('guide/links.html'))).slice(0, 4)).toEqual([
      english,
      english,
      chinese,
      english,
    ]);
    expect(linksOf(docContent(read('zh/guide/links.html'))).slice(0, 4)).toEqual([
      chinese,
      chinese,
      chinese,
      english,
    ]);
    expect(read('guide/paper.html')).not.toContain('rspress-visited');
  });

  it('moves pages and their links if another language becomes the default', async () => {
    const { exitCode, log, files, read } = await buildExample('i18n', {
      files: {
        'rspress.config.ts': config("lang: 'zh', route: { cleanUrls: true }"),
        'docs/en/guide/index.md': '# Overview\n',
        'docs/zh/guide/index.md': '# 概览\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(files).toContain('en/guide/paper.html');
    expect(files).not.toContain('zh/guide/paper.html');
    expect(textsOf(read('guide/paper.html'), 'h1')).toEqual(['#纸张']);
    expect(linksOf(docContent(read('en/guide/folding.html')))[0]).toBe('/en/guide/paper');
    // The menu leaves out the trailing slash of a URL.
    expect(linkNamed(read('guide/index.html'), 'English')).toBe('/en/guide');
  });

  it('ignores the titles of the locales if the config has a navbar', async () => {
    const { exitCode, log, read } = await buildExample('i18n', {
      files: {
        'rspress.config.ts': config("themeConfig: { nav: [{ text: 'Guide', link: '/guide/folding' }] }"),
      },
    });
    expect(exitCode, log).toBe(0);
    const home = read('zh/index.html');
    expect(textsOf(home, 'title')).toEqual(['Rspress']);
    expect(textsOf(home, 'a', 'rp-nav__title__link')).toEqual(['Home']);
  });
});

describe("a site that isn't fully translated", () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('i18n', {
      files: {
        'rspress.config.ts': `export default {
  title: 'Boats',
  description: 'About boats.',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat', description: 'How to fold a paper boat.' },
    { lang: 'zh', label: '简体中文', title: '纸船', description: '纸船的折法。' },
    { lang: 'zh-CN', label: '简体中文（中国）' },
  ],
  route: { localeRedirect: 'only-default-lang' },
};`,
        'docs/zh/guide/_meta.json': '["paper"]',
        'docs/zh/guide/folding.mdx': null,
        'docs/zh/_nav.json':
          '[{ "text": "nav.guide", "link": "/guide/paper" }, { "text": "nav.giude", "link": "/guide/paper" }]',
        'docs/zh-CN/guide/paper.md': '# 纸张\n\n## 大小\n\n[1](/en/guide/folding)\n',
        'docs/zh-CN/guide/advanced/creases.md': '# 折痕\n',
      },
    });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files).not.toContain('zh/guide/folding.html');
  });

  it('uses the title and description of the site in the head, and the locale title in the navbar', () => {
    const page = site.read('zh/guide/paper.html');
    expect(textsOf(page, 'title')).toEqual(['纸张 - Boats']);
    const description = tagsOf(site.read('zh/index.html'), 'meta').find(
      tag => attribute(tag, 'name') === 'description',
    );
    expect(attribute(description, 'content')).toBe('About boats.');
    expect(textsOf(page, 'a', 'rp-nav__title__link')).toEqual(['纸船']);
  });

  it('shows a misspelled key in the navbar as text', () => {
    const items = textsOf(site.read('zh/guide/paper.html'), 'a', 'rp-nav-menu__item__container');
    expect(items).toEqual(['指南', 'nav.giude']);
  });

  it('has English interface texts in a language that has none, and warns once', () => {
    const page = site.read('zh-CN/guide/paper.html');
    expect(page).toContain('Contents');
    expect(page).not.toContain('本页内容');
    expect(site.log.match(/have fallen back to 'en'/g)).toHaveLength(1);
    expect(linksOf(docContent(page))[0]).toBe('/guide/folding.html');
  });

  it('labels sidebar pages with their titles, and folders without an index page with their names', () => {
    const page = site.read('zh-CN/guide/paper.html');
    const sidebar = page.slice(page.indexOf('<aside'), page.indexOf('</aside>'));
    expect(textsOf(sidebar, 'span')).toEqual(['guide', 'advanced', '折痕', '纸张']);
  });

  it('redirects only from the default language if localeRedirect is only-default-lang', () => {
    const html = site.read('guide/paper.html');
    expect(redirect(html, '/guide/paper.html', 'zh-CN')).toBe('/zh/guide/paper.html?a=1');
    expect(redirect(html, '/zh/guide/paper.html', 'en-US')).toBeUndefined();
  });

  it('redirects from an untranslated page to a page that does not exist', () => {
    const target = redirect(site.read('guide/folding.html'), '/guide/folding.html', 'zh-CN');
    expect(target).toBe('/zh/guide/folding.html?a=1');
    expect(site.files).not.toContain('zh/guide/folding.html');
  });
});

/** Returns the URL that the script in a page's head redirects a browser to; `undefined` if it doesn't redirect. */
function redirect(
  html: string,
  pathname: string,
  language: string,
  { visited = null, userAgent = 'Mozilla/5.0' }: { visited?: string | null; userAgent?: string } = {},
): string | undefined {
  const script = /<script[^>]*>(\{[^<]*rspress-visited[^<]*)<\/script>/.exec(html)?.[1];
  let target: string | undefined;
  const window = {
    navigator: { language, userAgent },
    location: {
      pathname,
      search: '?a=1',
      replace(address: string) {
        target = address;
      },
    },
  };
  const localStorage = { getItem: () => visited, setItem() {} };
  if (!script) throw new Error('The page has no script that redirects.');
  runInNewContext(script, { window, localStorage });
  return target;
}
