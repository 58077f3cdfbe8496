import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import { drafts } from '../../../examples/drafts/drafts';
import { freePort, killStarted, runServer } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf } from './html';
import { fencesOf } from './page-code';
import { buildSite, codeTitled } from './site-steps';

const PAGE = pagesNamed('guide/basic/drafts.mdx').find(({ lang }) => lang === 'en') as Page;
const CONFIG = readFileSync('examples/drafts/rspress.config.ts', 'utf8');
const DRAFTS = ['blog/opening', 'drafts/frame', 'guide/brakes.draft', 'guide/wheel'];
/** Words that are only in the drafts. */
const WORDS = ['Come in.', 'Not measured yet.', 'Check the pads', 'True it with'];
/** The image beside a draft. It's small, so pages contain it. */
const TUBES = readFileSync('examples/drafts/docs/en/drafts/tubes.svg').toString('base64').slice(0, -4);

/** Returns the targets of the links on all pages except the hidden page, which links to itself. */
const linksOf = ({ files, read }: ExampleBuild) =>
  files
    .filter(file => file.endsWith('.html') && !file.endsWith('tools.html'))
    .flatMap(file => tagsOf(read(file), 'a').map(tag => attribute(tag, 'href')));
const pagesOf = ({ files }: ExampleBuild) =>
  files.filter(file => file.endsWith('.html')).map(file => file.replace(/\.html$/, ''));
const textsOf = ({ files, read }: ExampleBuild) =>
  files
    .filter(file => /\.(html|js|json|md|txt|xml)$/.test(file))
    .map(read)
    .join('\n');
const searchOf = ({ read }: ExampleBuild) =>
  (JSON.parse(read('static/search_index.en.*.json')) as { routePath: string }[]).map(page => page.routePath);

describe('the production build of the drafts example', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('drafts');
  });

  it('has no drafts and none of their text', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(pagesOf(site)).toEqual([
      '404',
      'blog/index',
      'guide/chain',
      'guide/tools',
      'index',
      'zh/blog/index',
      'zh/guide/chain',
      'zh/guide/tools',
      'zh/index',
    ]);
    for (const word of WORDS) expect(textsOf(site)).not.toContain(word);
  });

  it('has no drafts in the sidebar, the search index, llms.txt, or the sitemap', () => {
    for (const text of [
      linksOf(site).join(),
      searchOf(site).join(),
      site.read('llms.txt'),
      site.read('sitemap.xml'),
    ])
      expect(text).not.toMatch(/opening|frame|brakes|wheel/);
  });

  it('keeps the text of a link to a draft', () => {
    expect(textOf(site.read('guide/chain.html'))).toContain('Then go on with the wheel.');
  });

  it('includes files in public that a draft uses', () => {
    expect(site.files).toContain('frame.svg');
  });

  it('leaves out an image next to a draft', () => {
    expect(site.files.join()).not.toContain('tubes');
    expect(textsOf(site)).not.toContain(TUBES);
  });

  it('has the hidden page with noindex, and no links to it', () => {
    expect(site.read('guide/tools.html')).toContain('Twelve spoke keys.');
    expect(site.read('guide/tools.html')).toContain('<meta name="robots" content="noindex">');
    expect(linksOf(site).join()).not.toContain('tools');
  });

  it('leaves the hidden page out of the search index, llms.txt, and the sitemap', () => {
    expect(searchOf(site)).toEqual(['/blog/', '/guide/chain', '/']);
    expect(site.read('llms.txt')).toContain('/guide/chain.md');
    expect(site.read('sitemap.xml')).toContain('/guide/chain');
    for (const file of ['llms.txt', 'sitemap.xml']) expect(site.read(file)).not.toContain('tools');
  });

  it('has the hidden page as Markdown, in llms-full.txt, and in the scripts of the home page', () => {
    expect(site.files).toContain('guide/tools.md');
    expect(site.read('llms-full.txt')).toContain('Twelve spoke keys.');
    const common = tagsOf(site.read('index.html'), 'script').flatMap(
      tag => attribute(tag, 'src')?.slice(1) ?? [],
    );
    expect(common.map(site.read).join()).toContain('Tool list for teachers');
    expect(common.map(site.read).join()).toContain('Twelve spoke keys.');
  });
});

it('a preview build has the drafts, also in the sidebar and as link targets', async () => {
  const site = await buildExample('drafts', { env: { DRAFTS: 'true' } });
  expect(site.exitCode, site.log).toBe(0);
  expect(pagesOf(site)).toEqual(expect.arrayContaining(DRAFTS));
  for (const word of WORDS) expect(textsOf(site)).toContain(word);
  expect(textsOf(site)).toContain(TUBES);
  const links = tagsOf(site.read('guide/chain.html'), 'a').map(tag => attribute(tag, 'href'));
  expect(links).toContain('/guide/brakes.draft.html');
  // In the sidebar, in the text, and as the link to the next page.
  expect(links.filter(link => link === '/guide/wheel.html')).toHaveLength(3);
});

describe('the dev server of the drafts example', () => {
  const folder = path.resolve('.test-builds/drafts-dev');
  afterEach(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the drafts', async () => {
    cpSync('examples/drafts', folder, { recursive: true });
    const plugin = `{
      name: 'routes',
      routeGenerated: routes => console.log('routes:', ...routes.map(route => route.routePath), 'end'),
    }`;
    writeFileSync(
      path.join(folder, 'rspress.config.ts'),
      CONFIG.replace('plugins: [', `plugins: [${plugin}, `),
    );
    const port = await freePort();
    const { log } = await runServer(folder, ['dev', '--port', String(port)], {}, /routes: .* end/);
    const [, routes = ''] = /routes: (.*) end/.exec(log) ?? [];
    expect(routes.split(' ')).toEqual(expect.arrayContaining(DRAFTS.map(draft => `/${draft}`)));
  });
});

it('the config of the example contains the options that the page shows separately', () => {
  const [, ...shown] = fencesOf(PAGE).filter(([title]) => title === 'rspress.config.ts');
  expect(shown).toHaveLength(3);
  for (const [, code] of shown) {
    const [, options = ''] = /defineConfig\(\{\n(.*)\}\);/s.exec(code) ?? [];
    expect(options.split('\n').filter(line => !CONFIG.includes(line))).toEqual([]);
  }
});

it('a link to a draft stops the build with the message that the page quotes', async () => {
  const files = {
    'rspress.config.ts': codeTitled(PAGE, 'rspress.config.ts'),
    'docs/index.md':
      '# Home\n\n[Frame](/drafts/frame)\n[Brakes](./guide/brakes.draft.md)\n[Chain](/guide/chain)\n',
    'docs/drafts/frame.md': '# Frame\n',
    'docs/guide/drafts/wheel.mdx': '# Wheel\n',
    'docs/guide/brakes.draft.md': '# Brakes\n',
    'docs/guide/chain.md': '# Chain\n',
  };
  const { exitCode, log, folder } = await buildSite('drafts', files);
  expect(exitCode).toBe(1);
  const message = codeTitled(PAGE, 'Output').trim();
  expect(message).toMatch(
    /^error {3}Dead links found in \/home\/me\/site\/docs\/index\.md:\n {2}".*\n {2}".*$/,
  );
  expect(log).toContain(message.replace('/home/me/site', path.dirname(folder)));
});

it("languageParity reports drafts that it doesn't exclude, and navbar links aren't checked", async () => {
  const site = await buildExample('drafts', {
    files: {
      'rspress.config.ts': CONFIG.replace(/exclude: \['drafts'.*/, ''),
      'docs/en/_nav.json': '[{ "text": "Wheel", "link": "/guide/wheel" }]',
    },
  });
  expect(site.exitCode).toBe(1);
  const { 1: missing = '' } = /Missing content:\n((?: +- .*\n?)+)/.exec(site.log) ?? [];
  expect(missing.match(/\S+\.md/g)?.sort()).toEqual(DRAFTS.map(file => `zh/${file}.md`));
  expect(linksOf(site)).toContain('/guide/wheel.html');
  expect(pagesOf(site)).not.toContain('guide/wheel');
});

describe('the list of drafts', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('contains pages with draft: true or a future date, also in nested folders', () => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/drafts-'));
    mkdirSync(path.join(folder, 'en/guide'), { recursive: true });
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const pages = {
      'en/a.md': 'draft: true',
      'en/b.mdx': `date: "${day(2)}"`,
      'en/guide/c.md': `title: C\r\ndate: ${day(2)}T08:00:00Z`,
      'en/d.md': `date: ${day(0)}`,
      'en/e.md': 'draft: false',
      'en/f.md': 'title: no draft',
      'en/g.txt': 'draft: true',
    };
    for (const [file, frontmatter] of Object.entries(pages)) {
      const end = frontmatter.includes('\r\n') ? '\r\n' : '\n';
      writeFileSync(path.join(folder, file), ['---', frontmatter, '---', '', 'draft: true'].join(end));
    }
    expect(drafts(folder).sort()).toEqual(['en/a.md', 'en/b.mdx', 'en/guide/c.md']);
  });
});
