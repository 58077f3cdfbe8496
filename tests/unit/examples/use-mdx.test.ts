import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';

describe('the example of Markdown and MDX', () => {
  let site: ExampleBuild;
  const content = (page: string) => docContent(site.read(`${page}.html`));
  beforeAll(async () => {
    site = await buildExample('use-mdx');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('in .md, keeps braces and Markdown in HTML as text, and opens external links in a new tab', () => {
    const page = content('plain');
    expect(textOf(page)).toContain('Braces are text: {1 + 1}.');
    expect(textOf(page)).toContain('Markdown is **not** read inside this element.');
    const autolink = tagsOf(page, 'a').find(tag => attribute(tag, 'href') === 'https://example.com');
    expect(attribute(autolink, 'target')).toBe('_blank');
  });

  it("in .mdx, evaluates expressions, imports, and frontmatter, with the config's plugins", () => {
    const page = content('mixed');
    expect(textOf(page)).toContain('Braces are JavaScript: 2. The page has 3 tools new.');
    expect(page).toContain('<b>2.0.22</b>');
    expect(textsOf(page, 'button')).toContain('Clicks: 3');
    expect(textOf(page)).toContain('Global component: since 2.0.15. This is 2.0.22.');
    expect(textsOf(page, 'strong')).toEqual(['is']);
    expect(textsOf(page, 'p', 'lead')).toHaveLength(1);
    expect(page).not.toContain('This comment');
  });

  it("writes the Markdown version of a page without the config's plugins", () => {
    expect(site.read('mixed.md')).toContain('This is %VERSION%.');
  });

  it('gives headings the ids in the table, and has an outline down to level four', () => {
    const headings = site.read('headings.html').match(/<h[1-6][^>]*>/g) ?? [];
    const ids = headings.map(tag => attribute(tag, 'id') ?? '').slice(0, 8);
    const tables = pagesNamed('guide/basic/use-mdx.mdx').map(({ source }) =>
      [...source.matchAll(/^\| .* \| `#([^`]+)` \|$/gm)].map(([, id]) => id),
    );
    expect(tables).toHaveLength(2);
    for (const listed of tables) expect(listed).toEqual(ids.filter(id => !['top', 'code'].includes(id)));
    expect(ids).toEqual([
      'top',
      'install',
      'config',
      '配置导航栏',
      'options',
      'options-1',
      'code',
      'level-four',
    ]);
    const data = site.read('static/js/index.*.js');
    expect(data).toContain('Level four');
    expect(data).not.toContain('Level five');
  });

  it('resolves each form of internal link to the URL of its page', () => {
    const links = tagsOf(content('guide/links'), 'a').filter(tag => !tag.includes('rp-header-anchor'));
    expect(links.map(tag => attribute(tag, 'href'))).toEqual([
      '/headings.html',
      '/headings.html#install',
      '/headings.html',
      '/guide/other.html',
      '/guide/other.html',
      '#reference',
      '/guide/other.html?from=links#details',
      'https://example.com',
      'mailto:docs@example.com',
      '/guide/other.html',
    ]);
  });

  it('renders eight containers and an alert, and leaves an unknown container as text', () => {
    const page = content('containers');
    const titles = page.match(/<(div|summary) class="rp-callout__title">[^<]*/g) ?? [];
    expect(titles.map(textOf)).toEqual([
      'Tip',
      'Read me',
      'Important',
      'Warning',
      'Caution',
      'Danger',
      'Info',
      'More',
      'WARNING',
    ]);
    expect(textOf(page)).toContain(':::unknown Stays as text. :::');
  });

  it('nests a component in a container, and a container in a list', () => {
    const page = content('nesting');
    expect(page).toMatch(/rp-callout--tip(?:(?!<\/div><\/div><\/div>).)*rp-callout--warning/s);
    expect(page).toMatch(/<li>(?:(?!<\/li>).)*rp-callout--info/s);
  });

  it("reads a container's title from braces in .md", () => {
    expect(textsOf(content('brace-title'), 'div', 'rp-callout__title')).toEqual(['Two ways']);
  });

  it('highlights, numbers, and wraps code lines, and includes code with each form of file=', () => {
    const page = content('code');
    const [first = ''] = page.match(/<pre class="[^"]*\bhas-highlighted\b.*?<\/pre>/s) ?? [];
    const highlighted = first.split('\n').filter(line => line.includes('class="line highlighted"'));
    expect(highlighted.map(textOf)).toEqual(['return a + b;']);
    expect(tagsOf(page, 'div').filter(tag => tag.includes('--line-numbers'))).toHaveLength(1);
    expect(tagsOf(page, 'div').filter(tag => tag.includes('--wrap-code'))).toHaveLength(1);
    const codes = textsOf(page, 'pre').filter(code => code.includes('export function greet'));
    expect(codes).toHaveLength(3);
  });

  it.each([
    ['diff remove', ["return 'Hi ' + name;"]],
    ['diff add', [`return \`Hi \${name}!\`;`]],
    ['focused', ["title: 'Docs',"]],
    ['highlighted warning', ['console.log(document.title);']],
    ['highlighted error', ["document.write('Hello');"]],
    ['highlighted', ["document.title = 'Hello';", 'document.body.hidden = false;']],
  ])("comments mark lines as %s, and don't appear on the page", (mark, expected) => {
    const page = content('marks');
    const lines = page.split('\n').filter(line => line.includes(`class="line ${mark}"`));
    expect(lines.map(line => textOf(line).trim())).toEqual(expected);
    expect(textOf(page)).not.toContain('[!code');
  });

  it('supports GitHub Flavored Markdown, and emphasis next to Chinese punctuation', () => {
    const page = content('gfm');
    expect(textsOf(page, 'strong')).toEqual(['注意。']);
    expect(textsOf(page, 'h2')).toEqual(['#Footnotes']);
    expect(textsOf(page, 'code')).toEqual(['x | y']);
    expect(textsOf(page, 'del')).toEqual(['gone']);
  });

  it('uses a fragment as a component and as code, without giving it a page', () => {
    const page = content('reuse');
    expect(textOf(page)).toContain('Cloud: ≤ 20 MB = 20480 KB');
    expect(textsOf(page, 'pre')).toEqual(['{props.product}: ≤ {props.size} MB = {props.size * 1024} KB']);
    expect(site.files.filter(file => file.startsWith('fragments'))).toEqual([]);
  });
});
