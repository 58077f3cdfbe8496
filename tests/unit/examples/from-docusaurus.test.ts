import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';
import { sidebarOf } from './sidebar';
import { codeTitled } from './site-steps';

const pages = pagesWithEnglishTitles('guide/migration/from-docusaurus.mdx');
const beforeFile = (file: string) => readFileSync(path.join('examples/docusaurus', file), 'utf8');
const afterFile = (file: string) => readFileSync(path.join('examples/from-docusaurus', file), 'utf8');

describe('the sample migrated from Docusaurus', () => {
  let site: ExampleBuild;
  const page = (file: string) => docContent(site.read(`${file}.html`));
  beforeAll(async () => {
    site = await buildExample('from-docusaurus');
  });

  it('builds without a warning', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/\bwarn\b/);
  });

  it('has the pages of the Docusaurus site, with zh as the language code', () => {
    const pages = ['docs/guide/folding', 'docs/guide/launch', 'docs/intro', 'faq', 'index'];
    const built = site.files.filter(file => file.endsWith('.html'));
    expect(built).toEqual(
      ['404', ...pages, ...pages.map(name => `zh/${name}`)].map(name => `${name}.html`).sort(),
    );
  });

  it('has its name, favicon, head tags, colors, and footer', () => {
    expect(textsOf(site.read('docs/intro.html'), 'a', 'rp-nav__title__link')).toEqual(['Paper Boat']);
    expect(site.read('docs/intro.html')).toMatch(/<link[^>]* href="\/[^"]*boat\.svg"/);
    expect(site.read('docs/intro.html')).toContain('<meta name="theme-color" content="#0b5fff">');
    expect(site.read('docs/intro.html')).toContain(
      'hreflang="zh" href="https://boat.example.com/zh/docs/intro"',
    );
    expect(site.read('static/css/styles.*.css')).toMatch(/--rp-c-brand:\s*#0b5fff/);
    expect(site.read('index.html')).toContain('© 2026 Paper Boat');
  });

  it('has its navbar in both languages', () => {
    const items = (file: string) => textsOf(site.read(file), 'a', 'rp-nav-menu__item__container');
    expect(items('docs/intro.html')).toEqual(['Guide', 'Shop']);
    expect(items('zh/docs/intro.html')).toEqual(['指南', '商店']);
  });

  it('has its sidebar in both languages, with an open group', () => {
    expect(sidebarOf(site.read('docs/intro.html'))).toEqual([
      'Start here /docs/intro',
      '▾ First boat',
      '  Folding /docs/guide/folding',
      '  Launch /docs/guide/launch',
    ]);
    expect(sidebarOf(site.read('zh/docs/intro.html'))).toEqual([
      '从这里开始 /zh/docs/intro',
      '▾ 第一只船',
      '  折纸 /zh/docs/guide/folding',
      '  下水 /zh/docs/guide/launch',
    ]);
  });

  it('has its admonitions with their titles, also from a partial', () => {
    const titles = (file: string) => textsOf(page(file), 'div', 'rp-callout__title');
    expect(titles('docs/intro')).toEqual(['Before you start']);
    expect(titles('docs/guide/launch')).toEqual(['Keep away from the current']);
    expect(titles('zh/docs/guide/launch')).toEqual(['远离急流']);
    expect(titles('docs/guide/folding')).toEqual(['Warning']);
    expect(page('zh/docs/guide/folding')).toContain('小心纸边划手。');
  });

  it('has its tabs, package manager commands, and highlighted line', () => {
    const labels = textsOf(page('docs/guide/folding'), 'div', 'rp-tabs__label__item');
    expect(labels.slice(0, 2)).toEqual(['A4', 'Letter']);
    for (const text of ['Fold it in half.', 'Trim it first.'])
      expect(page('docs/guide/folding')).toContain(text);
    const commands = textsOf(page('docs/guide/folding'), 'code');
    expect(commands).toContain('npm install paper-boat');
    expect(commands).toContain('pnpm add paper-boat');
    expect(page('docs/guide/folding')).toContain('print.js');
    expect(textsOf(page('docs/guide/folding'), 'span', 'highlighted')).toHaveLength(1);
  });

  it('has its component, links, ids, image, and edit link', () => {
    const links = (file: string) => tagsOf(page(file), 'a').map(tag => attribute(tag, 'href'));
    expect(textsOf(page('zh/docs/guide/folding'), 'p', 'folds')).toEqual(['Paper Boat: 7']);
    expect(links('docs/guide/launch')).toContain('/docs/guide/folding#paper');
    expect(links('zh/faq')).toContain('/zh/docs/guide/launch');
    expect(page('docs/guide/folding')).toContain('id="paper"');
    expect(page('docs/intro')).toContain('src="/img/boat.svg"');
    expect(site.read('docs/intro.html')).toContain(
      'https://git.example.com/paper-boat/edit/main/docs/en/docs/intro.md',
    );
  });

  it('has no outline on a page that hides it', () => {
    expect(site.read('docs/guide/launch.html')).not.toContain('class="rp-outline"');
    expect(site.read('docs/guide/folding.html')).toContain('class="rp-outline"');
  });
});

describe('Docusaurus syntax in Rspress pages', () => {
  it('is ignored or shown as text', async () => {
    const intro = [
      '---\nslug: /start\nhide_table_of_contents: true\n---\n\n# Introduction',
      ':::secondary\n\nPaper.\n\n:::',
      '```js showLineNumbers\n// highlight-next-line\nfold();\n```',
      '## Paper',
    ].join('\n\n');
    const { exitCode, log, files, read } = await buildExample('from-docusaurus', {
      files: {
        'docs/en/docs/intro.md': `${intro}\n`,
        'docs/en/docs/02-numbered.md': '# Numbered\n',
        'docs/en/docs/guide/launch.md': '---\nsidebar_label: Other\nsidebar_position: 1\n---\n\n# Launch\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).not.toMatch(/\bwarn\b.*highlight/);
    const html = read('docs/intro.html');
    expect(docContent(html)).toContain(':::secondary');
    expect(docContent(html)).toContain('// highlight-next-line');
    expect(html).not.toMatch(/class="[^"]*line-number/);
    expect(html).toContain('class="rp-outline"');
    expect(sidebarOf(html).slice(-2)).toEqual([
      '  Folding /docs/guide/folding',
      '  Launch /docs/guide/launch',
    ]);
    expect(files).not.toContain('start.html');
    expect(files).toContain('docs/02-numbered.html');
  });

  it.each(pages)('stops the build with the message that $file quotes', async page => {
    const message = codeTitled(page, 'Output').trim();
    const { exitCode, log } = await buildExample('from-docusaurus', {
      files: {
        'docs/en/docs/intro.mdx': "import Tabs from '@theme/Tabs';\n\n# Introduction\n\n<Tabs />\n",
        'docs/en/docs/intro.md': null,
      },
    });
    expect(exitCode).toBe(1);
    expect(message).not.toBe('');
    expect(log).toContain(message);
  });
});

describe.each(pages)('the steps of $file', ({ fences }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'from-docusaurus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (pattern: RegExp) => {
    const lines = fences.flatMap(({ lang, code }) => (lang === 'bash' ? code.split('\n') : []));
    for (const line of lines.map(text => text.trim()).filter(text => pattern.test(text))) {
      const [command = '', ...rest] = line.split(' ');
      execFileSync(command, rest, { cwd: folder });
    }
  };

  it('turn the Docusaurus sample into the Rspress sample', () => {
    cpSync('examples/docusaurus', folder, { recursive: true });
    run(/^(mkdir|mv) /);
    execFileSync(process.execPath, ['convert-pages.mjs'], { cwd: folder });
    for (const { lang, meta, code } of fences)
      if (lang === 'diff') patch(path.join(folder, metaValue(meta, 'title') ?? ''), code);
    for (const { meta, includes } of fences) {
      if (!includes?.startsWith('examples/from-docusaurus/')) continue;
      const target = path.join(folder, metaValue(meta, 'title') ?? '');
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, readFileSync(includes));
    }
    run(/^rm /);
    const files = globSync('**/*', { cwd: folder }).sort();
    const later = /_(meta|nav)\.json$|^docs\/zh\/index\.md$/;
    expect(files).toEqual(
      exampleFiles('from-docusaurus').filter(
        file => !later.test(file) || existsSync(path.join(folder, file)),
      ),
    );
    const rewritten = ['package.json', 'tsconfig.json', 'src/css/custom.css'];
    for (const file of files.filter(name => !rewritten.includes(name)))
      expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(afterFile(file));
  });

  it('remove the Docusaurus packages of the sample', () => {
    const removed = fences.flatMap(({ code }) => /npm uninstall (.*)/.exec(code)?.[1]?.split(' ') ?? []);
    const { dependencies, devDependencies } = JSON.parse(beforeFile('package.json'));
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    expect(removed.sort()).toEqual(installed.filter(name => name.startsWith('@docusaurus/')).sort());
  });
});

/** Applies a diff without line numbers. The text that it replaces must occur exactly once. */
function patch(file: string, diff: string) {
  const side = (sign: string) =>
    diff
      .trimEnd()
      .split('\n')
      .filter(line => !line.startsWith(sign))
      .map(line => `${line.slice(1)}\n`)
      .join('');
  const text = readFileSync(file, 'utf8');
  expect(text.split(side('+')), file).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(side('+'), () => side('-')),
  );
}
