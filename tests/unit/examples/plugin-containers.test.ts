import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/container-syntax.mdx';
/** Removes the site's own `Callout`. */
const PLAIN = { files: { 'theme/index.tsx': "export * from '@rspress/core/theme-original';\n" } };

describe('the example of a site with custom containers', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-containers');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('keeps custom titles, and leaves an unknown type as text', () => {
    const page = docContent(site.read('index.html'));
    expect(textsOf(page, 'div', 'rp-callout__title')).toEqual(['Tip', 'Wet paper', 'Note', 'Ready']);
    expect(textOf(page)).toContain(':::hint This type does not exist. :::');
    expect(textsOf(site.read('zh/index.html'), 'div', 'rp-callout__title')).toEqual([
      '提示',
      '湿纸',
      '说明',
      '就绪',
    ]);
  });

  it('renders Markdown in containers and in the component', () => {
    const page = docContent(site.read('index.html'));
    expect(page).toContain('<strong>fingernail</strong>');
    expect(page).toContain('Put the boat on <em>still</em> water.');
  });

  it('has a closed details element', () => {
    const page = docContent(site.read('index.html'));
    expect(tagsOf(page, 'details')).toEqual(['<details class="rp-callout rp-callout--details">']);
  });

  it('has its own colors and class, and color variables for important but not for caution', () => {
    const css = site.read('static/css/styles.*.css');
    expect(css).toContain('--rp-container-tip-text:#0058c4');
    expect(css).toContain('.rspress-doc .rp-callout--launch{');
    for (const part of ['text', 'bg', 'border', 'code-bg'])
      expect(css.match(new RegExp(`--rp-container-important-${part}:`))).not.toBeNull();
    expect(css).not.toContain('--rp-container-caution-');
  });
});

describe('the page about containers', () => {
  const pages = pagesWithEnglishTitles(PAGE);
  const drawn = (title: string) =>
    pages.flatMap(({ file, fences }) =>
      fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
    );

  it('shows titles and elements in both languages', () => {
    expect(drawn('HTML')).toHaveLength(2);
    expect(drawn('Titles without and with this component')).toHaveLength(2);
  });

  it.each(drawn('Titles without and with this component'))(
    'lists the titles without and with the component on $file',
    async ({ code }) => {
      const before = await buildExample('plugin-containers', PLAIN);
      const after = await buildExample('plugin-containers');
      for (const line of code.trimEnd().split('\n')) {
        const [, folder = '', plain, own] = /^(\S*) +(\S+) +(\S+)$/.exec(line) ?? [];
        const file = `${folder.slice(1)}/index.html`.replace(/^\//, '');
        expect(titlesOf(before.read(file))).toContain(plain);
        expect(titlesOf(after.read(file))).toContain(own);
      }
    },
  );

  it.each(drawn('HTML'))('shows the HTML elements of a container on $file', async ({ code }) => {
    const { read } = await buildExample('plugin-containers');
    const page = docContent(read('index.html'));
    const elements = [...code.matchAll(/(\w+)((?:\.[\w-]+)+)/g)].map(
      ([, tag, classes = '']) => `<${tag} class="${classes.slice(1).replaceAll('.', ' ')}">`,
    );
    expect(elements).toHaveLength(code.trim().split('\n').length);
    expect(tagsOf(page, 'div').slice(0, elements.length)).toEqual(elements);
  });
});

function titlesOf(html: string): string[] {
  const page = docContent(html);
  return [...textsOf(page, 'div', 'rp-callout__title'), ...textsOf(page, 'summary', 'rp-callout__title')];
}
