import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, tagsOf, textsOf } from './html';

const PAGE = 'guide/basic/custom-page.mdx';
const TEXT = 'The first fold divides the sheet.';
const TYPES = ['doc', 'doc-wide', 'home', 'custom', 'blank', "'404'"];

describe('the example of pages that are not plain documents', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('custom-pages');
  });

  it('builds, without a page for the imported part', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files.filter(file => file.includes('steps'))).toEqual([]);
  });

  it('shows the landing page below the navbar, without sidebar, outline, and footer', () => {
    const html = site.read('index.html');
    expect(partsOf(html)).toMatchObject({ navbar: true, sidebar: false, outline: false, footer: false });
    expect(tagsOf(html, 'main')).toHaveLength(1);
    expect(textsOf(html, 'h1')).toEqual(['A sheet that floats']);
    expect(textsOf(html, 'a')).toContain('Start folding');
    expect(tagsOf(html, 'a').map(tag => attribute(tag, 'href'))).toContain('/types/doc.html');
  });

  it('sets the title of the landing page, and its meta elements for search engines and previews', () => {
    const html = site.read('index.html');
    expect(textsOf(html, 'title')).toEqual(['Paper Boat: a sheet that floats']);
    expect(tagsOf(html, 'meta')).toEqual(
      expect.arrayContaining([
        '<meta property="og:title" content="Paper Boat: a sheet that floats">',
        '<meta name="description" content="Fold a boat from one sheet of paper.">',
      ]),
    );
  });

  it('styles imported Markdown like a doc page, but not the Markdown of a custom page', () => {
    const landing = site.read('index.html');
    expect(landing).toContain('rp-codeblock');
    expect(landing).toContain('<a href="/types/doc.html" class="rp-link">Fold it</a>');
    expect(site.read('types/custom.html')).toContain('<a href="/index.html">the landing page</a>');
    expect(site.read('types/custom.html')).not.toContain('class="rp-toc-include"');
  });

  it('has no outline or footer on an overview page', () => {
    expect(partsOf(site.read('types/overview.html'))).toMatchObject({
      sidebar: true,
      outline: false,
      footer: false,
    });
  });

  it('hides one part for each frontmatter field, and keeps the side columns', () => {
    const all = partsOf(site.read('types/doc.html'));
    expect(Object.values(all)).toEqual(Array(Object.keys(all).length).fill(true));
    for (const part of ['navbar', 'sidebar', 'outline', 'footer', 'components']) {
      expect(partsOf(site.read(`switches/${part}.html`)), part).toEqual({ ...all, [part]: false });
    }
    expect(partsOf(site.read('switches/placeholder.html'))).toEqual({ ...all, sidebar: false });
    expect(columnsOf(site, 'sidebar')).toEqual(['rp-doc-layout__sidebar-placeholder']);
    expect(columnsOf(site, 'placeholder')).toEqual([
      'rp-doc-layout__sidebar-placeholder rp-doc-layout__sidebar-placeholder--legacy',
    ]);
    expect(columnsOf(site, 'outline')).toEqual(['rp-doc-layout__outline-placeholder']);
  });

  it('gives a full-width page the space of both side columns', () => {
    const columns = tagsOf(site.read('switches/full-width.html'), 'aside');
    expect(columns.map(tag => attribute(tag, 'style'))).toEqual(['width:0', 'width:0']);
    expect(tagsOf(site.read('switches/outline.html'), 'aside').at(-1)).not.toContain('style=');
  });

  it('has the script that hides the navbar by URL on pages and on the 404 page', () => {
    for (const page of ['index.html', 'types/doc.html', '404.html']) {
      expect(site.read(page), page).toMatch(/<script>[^<]*classList\.add\('no-navbar'\)/);
    }
    expect(site.read('static/css/styles.*.css')).toContain('.no-navbar .rp-nav{display:none}');
  });

  it('shows its own 404 page for unknown URLs, and on pages of that type', () => {
    for (const page of ['404.html', 'types/not-found.html']) {
      expect(textsOf(site.read(page), 'h1')).toEqual(['This boat has sunk']);
      expect(textsOf(site.read(page), 'title')).toEqual(['404 - Paper Boat']);
    }
  });

  it('leaves home pages and the text of TSX pages out of the search index', () => {
    const index = JSON.parse(site.read('static/search_index.en.*.json')) as Entry[];
    const entry = (route: string) => index.find(({ routePath }) => routePath === route);
    expect(entry('/types/home')).toBeUndefined();
    expect(entry('/types/custom')?.content).toContain(TEXT);
    expect(JSON.stringify(index)).not.toContain('A sheet that floats');
  });

  it('adds the base path to theme links but not to plain ones, and uses a file as the 404 page', async () => {
    const changed = await buildExample('custom-pages', {
      files: {
        'rspress.config.ts': "export default { title: 'Paper Boat', base: '/fleet/' };",
        'docs/404.md': '# Lost\n',
        'docs/odd.md': '---\npageType: costum\n---\n\n# Odd\n',
      },
    });
    expect(changed.exitCode, changed.log).toBe(0);
    expect(changed.read('index.html')).toContain(
      '<a href="/fleet/types/doc.html" class="rp-link">Fold it</a>',
    );
    expect(changed.read('index.html')).toContain('src="/fleet/boat.svg"');
    expect(changed.read('types/custom.html')).toContain('<a href="/index.html">the landing page</a>');
    expect(textsOf(changed.read('404.html'), 'title')).toEqual(['Lost - Paper Boat']);
    expect(partsOf(changed.read('404.html')).sidebar).toBe(true);
    expect(changed.read('static/search_index.en.*.json')).toContain('"Lost"');
    expect(partsOf(changed.read('odd.html'))).toMatchObject({ sidebar: true, outline: true });
    expect(textsOf(changed.read('odd.html'), 'title')).toEqual(['Paper Boat']);
  });

  it.each([
    {
      file: 'docs/card.tsx',
      text: 'export function Card() {\n  return null;\n}\n',
      message: "TypeError: Cannot read properties of undefined (reading '__RSPRESS_PAGE_META')",
    },
    {
      file: 'docs/index.tsx',
      text: 'const width = window.innerWidth;\nexport default () => <p>{width}</p>;\n',
      message: 'ReferenceError: window is not defined',
    },
  ])('fails with the message that the page quotes: $message', async ({ file, text, message }) => {
    const { exitCode, log } = await buildExample('custom-pages', { files: { [file]: text } });
    expect(exitCode).toBe(1);
    expect(log).toContain(message);
    expect(log).toMatch(/Page "\/(card)?" SSG rendering failed\./);
    for (const page of pagesNamed(PAGE)) expect(page.source, page.file).toContain(message);
  });

  it('renders containers on custom pages and in imported Markdown', async () => {
    const container = ':::tip\nFold.\n:::\n';
    const { exitCode, log, read } = await buildExample('custom-pages', {
      files: {
        'docs/types/custom.md': `---\npageType: custom\n---\n\n${container}`,
        'docs/types/blank.mdx': `---\npageType: blank\n---\n\n${container}`,
        'docs/types/blank.md': null,
        'docs/_steps.mdx': container,
      },
    });
    expect(exitCode, log).toBe(0);
    for (const page of ['types/custom.html', 'types/blank.html', 'index.html'])
      expect(read(page)).toContain('rp-callout--tip');
  });

  it('fails if a folder has two index files', async () => {
    const { exitCode, log } = await buildExample('custom-pages', { files: { 'docs/index.md': '# Home\n' } });
    expect(exitCode).toBe(1);
    expect(log).toContain('routePath / has already been added');
  });
});

describe('the page about custom pages', () => {
  const pages = pagesNamed(PAGE);

  it('exists in both languages', () => expect(pages).toHaveLength(2));

  it.each(pages)('lists the parts of each page type in $file', async ({ source, lang }) => {
    const site = await buildExample('custom-pages');
    const words =
      lang === 'en'
        ? { yes: 'yes', no: 'no', styled: 'styled', plain: 'plain' }
        : { yes: '有', no: '无', styled: '有样式', plain: '无样式' };
    const built = TYPES.map(type => {
      const html = site.read(`types/${type === "'404'" ? 'not-found' : type}.html`);
      const { navbar, sidebar, outline, footer, styled } = partsOf(html);
      const mark = (there: boolean) => (there ? words.yes : words.no);
      const isThere = html.slice(html.indexOf('<body')).includes(TEXT);
      const text = isThere ? (styled ? words.styled : words.plain) : words.no;
      const [title] = textsOf(html, 'title');
      return [`\`${type}\``, mark(navbar), mark(sidebar), text, mark(outline), mark(footer), `\`${title}\``];
    });
    const rows = source
      .slice(source.indexOf('{#page-types}'), source.indexOf('{#switches}'))
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line =>
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      );
    expect(rows).toEqual(built);
  });

  it.each(pages)('lists the fields of the example that hide parts of a page in $file', ({ source }) => {
    const examples = exampleFiles('custom-pages').filter(file => file.startsWith('docs/switches/'));
    const fields = examples
      .map(file => readFileSync(`examples/custom-pages/${file}`, 'utf8').split('\n')[1])
      .filter(line => !line?.startsWith('pageType'));
    expect(fields).toHaveLength(6);
    expect([...source.matchAll(/^\| `(\w+: \w+)` \|/gm)].map(([, field]) => field).sort()).toEqual(
      fields.sort(),
    );
  });
});

interface Entry {
  routePath: string;
  content: string;
}

/** Returns which parts of the theme a page has. */
function partsOf(html: string) {
  return {
    navbar: html.includes('<header class="rp-nav'),
    sidebar: html.includes('rp-doc-layout__sidebar rp-scrollbar'),
    outline: html.includes('rp-doc-layout__outline rp-scrollbar'),
    footer: html.includes('rp-doc-footer'),
    styled: html.includes('rspress-doc'),
    components: html.includes('class="feedback"'),
  };
}

/** Returns the classes of the columns that a page leaves empty. */
function columnsOf(site: ExampleBuild, page: string): (string | undefined)[] {
  return tagsOf(site.read(`switches/${page}.html`), 'aside')
    .map(tag => attribute(tag, 'class'))
    .filter(name => name?.includes('placeholder'));
}
