import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { fencesOf } from './page-code';
import { sidebarOf } from './sidebar';

const [page] = pagesNamed('guide/advanced/blog.mdx').filter(({ lang }) => lang === 'en');
if (!page) throw new Error('There is no page about blogs.');
const shown = (title: string) => fencesOf(page).find(fence => fence[0] === title)?.[1] ?? '';

describe('the example of a blog with a changelog', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('blog', { env: { TZ: 'America/Los_Angeles' } });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/\bwarn\b/);
  });

  it('lists the posts newest first, as the page shows, with the dates that the authors wrote', () => {
    const list = docContent(site.read('blog/index.html'));
    const lines = [...list.matchAll(/<(h2|p)>(.*?)<\/\1>/gs)].map(match => textOf(match[2] ?? ''));
    expect(lines).toEqual(shown('/blog/').trim().split(/\n+/));
    expect(postLinks(site, 'blog/index.html')).toEqual([
      '/blog/version-2.html',
      '/blog/harbor-race.html',
      '/blog/first-boat.html',
    ]);
  });

  it('has the date and author above the title of a post, and on no other page', () => {
    const byline = (file: string) => /<main[^>]*>(<p>.*?<\/p>)?/s.exec(site.read(file))?.[1] ?? '';
    expect(textOf(byline('blog/version-2.html'))).toBe('March 2, 2026, Mia Berg');
    const withByline = site.files.filter(file => file.endsWith('.html') && byline(file) !== '');
    expect(withByline).toEqual(['first-boat', 'harbor-race', 'version-2'].map(name => `blog/${name}.html`));
  });

  it('marks the blog in the navbar as active, on the list and on a post', () => {
    for (const file of ['blog/index.html', 'blog/harbor-race.html'])
      expect(textsOf(site.read(file), 'li', 'rp-nav-menu__item--active')).toEqual(['Blog']);
  });

  it('has the posts in the sidebar in the order of _meta.json, and links to newer and older ones', () => {
    expect(sidebarOf(site.read('blog/harbor-race.html'))).toEqual([
      'Paper Boat 2.0 /blog/version-2.html',
      'The harbor race /blog/harbor-race.html',
      'The first boat /blog/first-boat.html',
    ]);
    expect(sidebarOf(site.read('blog/index.html'))).toEqual([]);
    expect(neighbors(site, 'blog/harbor-race.html')).toEqual([
      '/blog/version-2.html',
      '/blog/first-boat.html',
    ]);
    expect(neighbors(site, 'blog/index.html')).toEqual([]);
  });

  it('has a feed with an entry for each post, which the list and the posts link to', () => {
    expect(site.read('rss/blog.xml').match(/(?<=<title type="html"><!\[CDATA\[).*?(?=\]\])/g)).toEqual([
      'Paper Boat 2.0',
      'The harbor race',
      'The first boat',
    ]);
    expect(site.read('rss/blog.xml')).toContain('<![CDATA[Boats now float in salt water.]]>');
    for (const file of ['index', 'version-2', 'harbor-race', 'first-boat'])
      expect(site.read(`blog/${file}.html`)).toContain(
        '<link rel="alternate" type="application/atom+xml" href="https://boat.example.com/rss/blog.xml"',
      );
  });

  it('has the changelog as a page, with a title, an outline, links, and an entry in the search', () => {
    const html = site.read('changelog.html');
    expect(html).toContain('<title>Changelog - Paper Boat</title>');
    expect(textsOf(html, 'a', 'rp-toc-item')).toEqual(['2.0.0', 'Added', 'Fixed', '1.1.0', 'Fixed']);
    const links = tagsOf(docContent(html), 'a').filter(tag => !tag.includes('rp-header-anchor'));
    expect(links.map(tag => attribute(tag, 'href'))).toEqual([
      '/guide/index.html',
      'https://github.com/paper-boat/boat/issues/12',
    ]);
    expect(site.read('static/search_index.en.*.json')).toContain('The bow stays closed');
  });
});

describe('a blog in two languages, without _meta.json', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    const files = ['_nav.json', 'index.md', 'guide/index.md', 'blog/index.mdx', 'blog/version-2.md'];
    const posts = ['blog/harbor-race.md', 'blog/first-boat.md'];
    site = await buildExample('blog', {
      files: {
        ...inLanguage('en', [...files, ...posts]),
        ...inLanguage('zh', files),
        ...removed([...files, ...posts, 'blog/_meta.json']),
        'docs/en/blog/plan.md': '# A plan\n',
        'docs/en/blog/harbor-race.md': read('blog/harbor-race.md').replace('---\n', '---\nsidebar: false\n'),
        'docs/en/imported.mdx': "import Changelog from '../../CHANGELOG.md';\n\n<Changelog />\n",
        'docs/en/titled.mdx':
          "---\ntitle: Releases\n---\n\nimport Changelog from '../../CHANGELOG.md';\n\nOur text.\n\n<Changelog />\n",
        'docs/en/guide/_meta.json': shown('docs/guide/_meta.json'),
        'CHANGELOG.md': [
          '# Changelog',
          '',
          '## [2.0.0] - 2026-03-02',
          '',
          'Fold <T> and `Fold<T>`. Thanks @mia, see #12.',
          '',
          '## [1.1.0](https://github.com/paper-boat/boat/releases/tag/v1.1.0) (2026-01-10)',
          '',
          'A link to [the license](https://github.com/paper-boat/boat/blob/main/LICENSE).',
          '',
          '[2.0.0]: https://github.com/paper-boat/boat/releases/tag/v2.0.0',
          '',
        ].join('\n'),
        'rspress.config.ts': shown('rspress.config.ts')
          .replace(
            'plugins:',
            "lang: 'en',\n  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],\n  plugins:",
          )
          .replace(
            'plugins: [',
            `plugins: [
              {
                name: 'changelog',
                addPages: () =>
                  ['/changelog', '/zh/changelog', '/guide/changelog'].map(routePath => ({
                    routePath,
                    filepath: \`\${import.meta.dirname}/CHANGELOG.md\`,
                  })),
              },`,
          ),
      },
    });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('lists the posts in the language of the page, with dates in that language', () => {
    expect(postLinks(site, 'zh/blog/index.html')).toEqual(['/zh/blog/version-2.html']);
    expect(docContent(site.read('zh/blog/index.html'))).toContain('2026年3月2日');
    expect(postLinks(site, 'blog/index.html')).toHaveLength(3);
  });

  it('includes the dated posts of the default language in the feed', () => {
    expect(site.read('rss/blog.xml').match(/(?<=<id>)\/.*(?=<\/id>)/g)).toEqual([
      '/blog/version-2',
      '/blog/harbor-race',
      '/blog/first-boat',
    ]);
  });

  it('sorts the sidebar by file name, with the list first, and includes pages without a date', () => {
    expect(sidebarOf(site.read('blog/version-2.html'))).toEqual([
      'Blog /blog/index.html',
      'The first boat /blog/first-boat.html',
      'The harbor race /blog/harbor-race.html',
      'A plan /blog/plan.html',
      'Paper Boat 2.0 /blog/version-2.html',
    ]);
  });

  it('keeps the previous and next links on a post without a sidebar', () => {
    expect(sidebarOf(site.read('blog/harbor-race.html'))).toEqual([]);
    expect(neighbors(site, 'blog/harbor-race.html')).toEqual(['/blog/first-boat.html', '/blog/plan.html']);
  });

  it("serves one changelog file at several routes, and lists it in the guide's sidebar", () => {
    for (const file of ['changelog.html', 'zh/changelog.html', 'guide/changelog.html'])
      expect(site.read(file)).toContain('<title>Changelog - Paper Boat</title>');
    expect(sidebarOf(site.read('guide/changelog.html'))).toEqual([
      'Fold a boat /guide/index.html',
      'Changelog /guide/changelog.html',
    ]);
  });

  it('loses reference links in outline headings, and text in angle brackets', () => {
    const html = site.read('changelog.html');
    expect(textsOf(html, 'a', 'rp-toc-item')).toEqual(['- 2026-03-02', '1.1.0 (2026-01-10)']);
    const text = textOf(docContent(html));
    expect(text).toContain('Fold and Fold<T>. Thanks @mia, see #12.');
  });

  it('has no title or outline on a page that imports the changelog', () => {
    const html = site.read('imported.html');
    expect(html).toContain('<title>Paper Boat</title>');
    expect(textsOf(html, 'a', 'rp-toc-item')).toEqual([]);
    expect(site.read('static/search_index.en.*.json')).toMatch(/"routePath":"\/imported"/);
  });

  it('shows the frontmatter title of a page that imports the changelog as an additional h1', () => {
    const html = site.read('titled.html');
    expect(html).toContain('<title>Releases - Paper Boat</title>');
    expect(tagsOf(html, 'h1').map(tag => attribute(tag, 'id'))).toEqual(['releases', 'changelog']);
    expect(html.indexOf('Our text.')).toBeLessThan(html.indexOf('id="changelog"'));
  });
});

it("fails if the changelog links to a file that isn't a page", async () => {
  const { exitCode, log } = await buildExample('blog', {
    files: { 'CHANGELOG.md': '# Changelog\n\nSee [the license](./LICENSE).\n', LICENSE: 'MIT\n' },
  });
  expect(exitCode).toBe(1);
  const [first = '', second = ''] = shown('Output').trim().split('\n');
  expect(log).toContain(first.split(' in ')[0]);
  expect(log).toContain(second.trim());
});

function read(file: string) {
  return readFileSync(`examples/blog/docs/${file}`, 'utf8');
}

/** Returns the files in the folder of a language, which is one level farther from the components. */
function inLanguage(lang: string, files: string[]) {
  const moved = (file: string) => read(file).replace('../../components', '../../../components');
  return Object.fromEntries(files.map(file => [`docs/${lang}/${file}`, moved(file)]));
}

function removed(files: string[]) {
  return Object.fromEntries(files.map(file => [`docs/${file}`, null]));
}

function postLinks(site: ExampleBuild, file: string) {
  const heads = docContent(site.read(file)).match(/<h2>.*?<\/h2>/gs) ?? [];
  return heads.map(head => attribute(tagsOf(head, 'a')[0], 'href'));
}

function neighbors(site: ExampleBuild, file: string) {
  return tagsOf(site.read(file), 'a')
    .filter(tag => tag.includes('rp-prev-next-page__item'))
    .map(tag => attribute(tag, 'href'));
}
