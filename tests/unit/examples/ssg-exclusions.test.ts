import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const NAME = 'ssg-exclusions';
const EMPTY_ROOT = '<div id="__rspress_root"></div>';
const pages = pagesWithEnglishTitles('guide/basic/ssg.mdx');
const drawn = (title: string) =>
  pages.flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );

describe('the example of static generation with excluded pages', () => {
  let site: ExampleBuild;
  const content = (page: string) => textOf(docContent(site.read(`${page}.html`)));
  const named = (page: string, name: string) =>
    tagsOf(site.read(`${page}.html`), 'meta').find(tag => attribute(tag, 'name') === name);
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('builds, and both docs pages show its files and results', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const title of [`${NAME}/`, 'doc_build/', 'HTML of guide/map.html'])
      expect(drawn(title), title).toHaveLength(2);
  });

  it.each(drawn(`${NAME}/`))('has the files that $file shows', ({ code }) => {
    expect(readFileTree(code).files.sort()).toEqual(exampleFiles(NAME));
  });

  it.each(drawn('doc_build/'))(
    'writes the pages that $file lists, and no code for the server',
    ({ code }) => {
      expect(site.files.filter(file => !file.startsWith('static/'))).toEqual(code.trim().split('\n'));
    },
  );

  it.each(drawn('HTML of guide/time.html'))(
    'writes what does not depend on the reader: $code',
    ({ code }) => {
      expect(content('guide/time')).toContain(code.trim());
    },
  );

  it.each(drawn('HTML of guide/map.html'))('writes the fallback of what the browser loads', ({ code }) => {
    expect(content('guide/map')).toBe(code.trim());
  });

  it('gives a rendered page its language, title, and description', () => {
    const html = site.read('guide/map.html');
    expect(attribute(tagsOf(html, 'html')[0], 'lang')).toBe('en');
    expect(textsOf(html, 'title')).toEqual(['Map - Harbour']);
    expect(attribute(named('guide/map', 'description'), 'content')).toBe('Where the berths are.');
    expect(attribute(named('guide/map', 'generator'), 'content')).toBe('Rspress v2.0.22');
    expect(tagsOf(html, 'link').filter(tag => attribute(tag, 'rel') === 'preload')).toHaveLength(1);
    expect(html).not.toContain(EMPTY_ROOT);
  });

  it("doesn't render the excluded route and folder, and logs them", () => {
    const [message = ''] = drawn('Output').map(({ code }) => code.trim());
    expect(message).toContain('Some routes (3 total)');
    expect(site.log).toContain(message);
    for (const page of ['guide/board', 'print/index', 'print/labels']) {
      expect(site.read(`${page}.html`)).toContain(EMPTY_ROOT);
      expect(textsOf(site.read(`${page}.html`), 'title')).toEqual(['Harbour']);
    }
    expect(tagsOf(site.read('guide/board.html'), 'html')).toEqual(['<html>']);
    expect(named('guide/board', 'description')).toBeUndefined();
  });

  it('fails on a page that needs the browser, with the message on the page and no HTML', async () => {
    const { exitCode, log, files } = await buildExample(NAME, {
      files: { 'rspress.config.ts': 'export default {};' },
      env: { RSPRESS_SSG_CONCURRENCY: '1' },
    });
    expect(exitCode).toBe(1);
    const messages = drawn('Output').filter(({ code }) => code.includes('SSG rendering failed'));
    expect(messages).toHaveLength(2);
    for (const { code } of messages) {
      expect(log.replace(/File: .*\/(?=docs\/)/, 'File: /home/me/site/')).toContain(code.trim());
    }
    expect(log).toContain('[Rspress v2] `ssg: true` requires the source code to support SSR.');
    expect(log).toMatch(/at Board \(.*\/doc_build\/__ssg__\/route-\w+\.cjs:\d+:\d+\)/);
    expect(files.filter(file => file.endsWith('.html'))).toEqual([]);
    expect(files.some(file => file.startsWith('__ssg__/'))).toBe(true);
  });

  it('writes only HTML without content with `ssg: false`', async () => {
    const { exitCode, log, files, read } = await buildExample(NAME, {
      files: { 'rspress.config.ts': "export default { title: 'Harbour', ssg: false };" },
    });
    expect(exitCode, log).toBe(0);
    expect(log).toContain('info    `ssg: false` detected, SSG will be disabled.');
    for (const file of files.filter(file => file.endsWith('.html'))) {
      expect(read(file)).toContain(EMPTY_ROOT);
      expect(textsOf(read(file), 'title')).toEqual(['Harbour']);
    }
  });

  it('matches exact routes, sets SSR variables, and builds with a page that throws a string', async () => {
    const { exitCode, log, files, read } = await buildExample(NAME, {
      files: {
        'rspress.config.ts': `export default {
  head: ['<meta name="note" content="head">'],
  ssg: { experimentalExcludeRoutePaths: ['guide/time', '/guide/time.html', '/guide/board', '/404', /print/g] },
};`,
        'docs/guide/board.mdx':
          "import { HarbourMap } from '../../components/HarbourMap';\n\n# B\n\n<HarbourMap />\n",
        'docs/quiet.mdx': "export function Quiet() {\n  throw 'text';\n}\n\n# Quiet\n\n<Quiet />\n",
        'docs/sides.mdx': `import legacy, { two } from '../components/legacy.cjs';

# Sides

{[typeof window, import.meta.env.SSR, process.env.__SSR__, import.meta.env.SSG_MD, import.meta.env.PROD, legacy, two].join(' ')}
`,
        'components/legacy.cjs':
          "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = 1;\nexports.two = 2;\n",
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).toContain('`ssg.experimentalExcludeRoutePaths`: /guide/board, /print/, /404');
    const shells = files.filter(file => file.endsWith('.html') && read(file).includes(EMPTY_ROOT));
    expect(shells).toEqual(['404.html', 'guide/board.html', 'print/index.html', 'quiet.html']);
    expect(textOf(docContent(read('sides.html')))).toBe('undefined true true false true 1 2');
    expect(read('guide/board.html')).toContain('<meta name="note" content="head">');
    expect(read('404.html')).not.toContain('content="head"');
  });
});
