import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';

const PAGE = 'plugin/official-plugins/preview.mdx';
const FENCE = '```';

/** Returns a page with one heading and one fence. */
const pageOf = (meta: string, code: string, title = 'Try') =>
  `# ${title}\n\n${FENCE}${meta}\n${code}\n${FENCE}\n`;

/** The code blocks that the page shows to readers, with their titles. */
const drawn = pagesNamed(PAGE).flatMap(({ file, fences }) =>
  fences.map(({ meta, code }) => ({ file, title: metaValue(meta, 'title'), code: code.trim() })),
);
const shown = (title: string) => drawn.filter(block => block.title === title);

describe('the example of a site with previews', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-preview');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('renders results into the static HTML, with the code collapsed below', () => {
    const html = docContent(site.read('index.html'));
    const text = html.replace(/<!-- -->/g, '');
    expect(text).toContain('The lamp is off.');
    expect(text).toContain('<output>60 %</output>');
    expect(html.match(/rp-preview--internal"|rp-preview--internal /g)).toHaveLength(3);
    expect(html).not.toContain('rp-preview--internal__code-wrapper--visible');
    expect(textsOf(html, 'button', 'rp-preview-operations__button')).toHaveLength(3);
    expect(html).toContain('aria-label="Collapse Code"');
  });

  it('renders a JSON block through previewCodeTransform', () => {
    expect(docContent(site.read('index.html')).replace(/<!-- -->/g, '')).toContain(
      '<p><b>Desk lamp</b>: 7 W</p>',
    );
  });

  it('leaves a pure code block unchanged', () => {
    const html = docContent(site.read('index.html'));
    expect(html).toContain('volts');
    expect(html.match(/rp-preview--internal__card__content/g)).toHaveLength(3);
  });

  it('shows a frame next to the code, with a URL under the base path', () => {
    const [frame] = tagsOf(site.read('follow.html'), 'iframe');
    expect(attribute(frame ?? '', 'src')).toBe('/lamp/~demo/_follow_1');
    expect(attribute(frame ?? '', 'title')).toBeUndefined();
    expect(site.read('follow.html')).toContain('rp-preview--iframe-follow__code');
  });

  it('shows one frame for all blocks of a page, in place of the outline', () => {
    const html = site.read('fixed.html');
    expect(tagsOf(html, 'iframe').map(tag => attribute(tag, 'src'))).toEqual(['/lamp/~demo/_fixed']);
    expect(html).toMatch(/\.rp-doc-layout__outline \{\s*display: none/);
    expect(site.read('static/css/styles.*.css')).toMatch(/\.rp-fixed-device\{[^}]*display:none/);
  });

  it('builds frame documents with their own title and a theme script', () => {
    for (const name of ['_fixed', '_follow_1']) {
      const html = site.read(`~demo/${name}.html`);
      expect(html).toContain('<title>Lamp preview</title>');
      expect(html).toContain('<html>');
      expect(html).toContain("const storageKey = 'rspress-plugin-preview-theme-appearance'");
      expect(html).toContain('src="/lamp/~demo/static/js/lib-react.');
    }
  });

  it('renders previews with customEntry, and warns about the deprecated iframe meta', async () => {
    const { exitCode, log, files, read } = await buildExample('plugin-preview', {
      files: {
        'rspress.config.ts':
          shown('rspress.config.ts').find(({ code }) => code.includes('customEntry'))?.code ?? '',
        'docs/index.mdx': shown('docs/clock.mdx')[0]?.code ?? '',
        'docs/follow.mdx': pageOf('tsx iframe', 'export default () => <b>framed</b>;'),
        'docs/fixed.mdx': [
          pageOf('tsx title="preview.tsx"', 'export default () => <b>named</b>;'),
          pageOf('tsx title="pureButton.tsx" preview', 'export default () => <b>unshown</b>;', 'Pure'),
          pageOf('tsx preview="frame"', 'export default () => <b>mistyped</b>;', 'Mode'),
        ]
          .join('\n')
          .replace(/^# (Pure|Mode)/gm, '## $1'),
        'public/lamp.txt': 'A file.\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).toContain('The "iframe" meta is deprecated');
    expect(files).toContain('~demo/_index_1.html');
    expect(files).toContain('~demo/lamp.txt');
    expect(scriptsBelow('~demo/static/js/_index', files, read)).toContain('toLocaleTimeString');
    const html = docContent(read('fixed.html'));
    expect(html).toContain('<b>named</b>');
    expect(html).toContain('<b>mistyped</b>');
    expect(html).not.toContain('<b>unshown</b>');
    expect(docContent(read('follow.html'))).not.toContain('<b>framed</b>');
  });

  it('fails to build if a preview imports a file next to the page, or has no default export', async () => {
    const { exitCode, log } = await buildExample('plugin-preview', {
      files: {
        'docs/index.mdx': pageOf('tsx preview', "import { X } from './X';\nexport default () => <X />;"),
        'docs/follow.mdx': pageOf('tsx preview', 'export const A = () => <b>a</b>;'),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve './X' in");
    expect(log).toContain("export 'default' (imported as 'Demo_follow_1') was not found in");
  });

  it('fails to build with quotation marks in the title of a page with iframe-fixed', async () => {
    const { exitCode, log } = await buildExample('plugin-preview', {
      files: {
        'docs/fixed.mdx': pageOf('tsx preview="iframe-fixed"', 'export default () => <b>a</b>;', 'The "A"'),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain("Syntax Error: Expected '</', got 'ident'");
  });

  it('renders components through an alias, on an .md page and in a frame', async () => {
    const config = shown('rspress.config.ts').find(({ code }) => code.includes('alias'))?.code ?? '';
    const code = /```tsx preview\n([\s\S]*?)\n```/.exec(shown('docs/card.mdx')[0]?.code ?? '')?.[1] ?? '';
    const { exitCode, log, files, read } = await buildExample('plugin-preview', {
      files: {
        'rspress.config.ts': config,
        'docs/index.mdx': null,
        'docs/index.md': pageOf('tsx preview', code),
        'docs/follow.mdx': pageOf('tsx preview="iframe-follow"', code),
      },
    });
    expect(exitCode, log).toBe(0);
    expect(docContent(read('index.html')).replace(/<!-- -->/g, '')).toContain('<p><b>Desk lamp</b>: 7 W</p>');
    expect(scriptsBelow('~demo/static/js/_follow', files, read)).toContain('Desk lamp');
  });

  it('has a document for each frame', () => {
    expect(site.files.filter(file => /^~demo\/[^/]+$/.test(file))).toEqual([
      '~demo/_fixed.html',
      '~demo/_follow_1.html',
    ]);
  });
});

function scriptsBelow(prefix: string, files: string[], read: (file: string) => string): string {
  return files
    .filter(file => file.startsWith(prefix) && file.endsWith('.js'))
    .map(read)
    .join('\n');
}
