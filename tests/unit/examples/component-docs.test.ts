import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textOf } from './html';
import { fencesOf } from './page-code';

const NAME = 'component-docs';
const [page] = pagesNamed('guide/advanced/component-docs.mdx').filter(({ lang }) => lang === 'en');
if (!page) throw new Error('There is no page about the docs of components.');
const shown = (title: string) =>
  fencesOf(page)
    .filter(fence => fence[0] === title)
    .map(fence => fence[1]);
const read = (file: string) => readFileSync(`examples/${NAME}/${file}`, 'utf8');
const CONFIG = read('rspress.config.ts');
const DEMO = read('demos/Counter.tsx');

describe('the example of a page with a demo, types, and props', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('has the rendered demo in the HTML, above its code', () => {
    const html = docContent(site.read('button.html'));
    const demo = html.slice(html.indexOf('rp-preview--internal__card__content'), html.indexOf('<pre'));
    const buttons = [...demo.matchAll(/<button [^>]*data-tone.*?<\/button>/gs)].map(match =>
      textOf(match[0]),
    );
    expect(buttons).toEqual(['Fold a boat', 'Sink 2 boats']);
  });

  it("shows types and the component's comments in the code of the demo", () => {
    const popups = site.read('button.html').split('<twoslash-popup-container').map(textOf);
    expect(popups.some(text => text.includes('ButtonProps.tone?: "danger" | "neutral" | undefined'))).toBe(
      true,
    );
    expect(popups.some(text => text.includes('Called when readers click the button.'))).toBe(true);
  });

  it('has the table of props that the page shows', () => {
    expect(rowsOf(site.read('button.html'))).toEqual(
      (shown('/button')[0] ?? '')
        .trim()
        .split('\n')
        .map(row => row.split(/ {2,}/)),
    );
  });
});

describe('demos in iframes, in two languages, with reordered plugins and a folder of components', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    const [folder = ''] = shown('rspress.config.ts').filter(code => code.includes('readdirSync'));
    const [lookup = ''] = /const files[\s\S]*?(?=export default)/.exec(folder) ?? [];
    const [frame = ''] = shown('docs/button.mdx').filter(code => code.startsWith('```'));
    const doc = read('docs/button.mdx').replace(/```tsx[^`]*```\n/, `${frame.trim()}\n`);
    site = await buildExample(NAME, {
      files: {
        'docs/button.mdx': null,
        'docs/index.md': null,
        'docs/en/button.mdx': doc,
        'docs/zh/button.mdx': doc.replace(' twoslash', ''),
        'docs/en/badge.mdx': '# Badges\n\n<API moduleName="badge" />\n',
        'src/Badge.tsx':
          'interface Props {\n  /** What it says. */\n  text: string;\n}\n\nexport function Badge({ text }: Props) {\n  return <b>{text}</b>;\n}\n',
        'rspress.config.ts': CONFIG.replace(
          'export default',
          `import { readdirSync } from 'node:fs';\nimport path from 'node:path';\n\n${lookup}export default`,
        )
          .replace(/entries: \{.*?\}/, 'entries')
          .replace('plugins: [', 'plugins: [...[')
          .replace(/\n {2}\],\n/, '\n  ].reverse()],\n')
          .replace(
            'title:',
            "lang: 'en',\n  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],\n  title:",
          ),
      },
    });
  });

  it('builds the iframes and the site', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files.filter(file => /^~demo\/[^/]*\.html$/.test(file))).toHaveLength(2);
    const scripts = site.files.filter(file => /^~demo\/static\/js\/_.*\.js$/.test(file));
    expect(scripts.map(site.read).join()).toContain('Fold a boat');
  });

  it('has an iframe and a table in both languages, and Chinese table headings in zh', () => {
    for (const file of ['button.html', 'zh/button.html']) {
      expect(tagsOf(site.read(file), 'iframe')).toHaveLength(1);
      expect(rowsOf(site.read(file))).toHaveLength(5);
    }
    expect(rowsOf(site.read('zh/button.html'))[0]).toEqual(['属性', '说明', '类型', '默认值']);
  });

  it('more than doubles the HTML with types, but adds less than a third when compressed', () => {
    const [withTypes, without] = [site.read('button.html'), site.read('zh/button.html')];
    expect(withTypes).toContain('<twoslash-popup-container');
    expect(without).not.toContain('<twoslash-popup-container');
    expect(withTypes.length).toBeGreaterThan(2 * without.length);
    expect(gzipSync(withTypes).length).toBeLessThan((4 / 3) * gzipSync(without).length);
  });

  it('documents a component that was added to the folder', () => {
    expect(rowsOf(site.read('badge.html'))[1]?.slice(0, 2)).toEqual(['text', 'What it says.']);
  });
});

describe("a demo that doesn't compile", () => {
  const files = { 'demos/Counter.tsx': DEMO.replace('"danger"', '"red"') };

  it("stops the build if a prop doesn't exist", async () => {
    const { exitCode, log } = await buildExample(NAME, { files });
    expect(exitCode).toBe(1);
    expect(log).toContain((shown('Output')[0] ?? '').trim());
  });

  it('causes the same error in tsc if tsconfig.json includes the demos', async () => {
    const { folder } = await buildExample(NAME, { files });
    const check = (...options: string[]) =>
      spawnSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit', ...options], {
        cwd: path.dirname(folder),
        encoding: 'utf8',
      });
    expect(check().stdout).toContain(`error TS2322: Type '"red"' is not assignable`);
    const tsconfig = JSON.parse(read('tsconfig.json'));
    const config = path.join(path.dirname(folder), 'tsconfig.docs.json');
    writeFileSync(config, JSON.stringify({ ...tsconfig, include: ['rspress.config.ts', 'docs'] }));
    expect(check('-p', config)).toMatchObject({ status: 0, stdout: '' });
  });

  it('stops the build if tsconfig.json has no paths', async () => {
    const { paths, ...compilerOptions } = JSON.parse(read('tsconfig.json')).compilerOptions;
    const { exitCode, log } = await buildExample(NAME, {
      files: { 'tsconfig.json': JSON.stringify({ compilerOptions }) },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve 'paper-ui'");
  });

  it("stops the build if Twoslash isn't configured for the package and JSX", async () => {
    const { exitCode, log } = await buildExample(NAME, {
      files: { 'rspress.config.ts': CONFIG.replace(/compilerOptions: \{.*\},/, '') },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/\[2307\] .*Cannot find module 'paper-ui'/);
    expect(log).toMatch(/\[2686\] .*'React' refers to a UMD global/);
  });
});

it("the page shows a part of the example's tsconfig.json", () => {
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject(JSON.parse(shown('tsconfig.json')[0] ?? ''));
});

/** Returns the texts of the cells in the table of props, row by row. */
function rowsOf(html: string): string[][] {
  return (html.match(/<tr[^>]*>.*?<\/tr>/gs) ?? []).map(row =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(match => textOf(match[1] ?? '')),
  );
}
