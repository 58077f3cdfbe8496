import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PluginDriver, RouteService, remarkImage, remarkLink, type UserConfig } from '@rspress/core';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { attribute, tagsOf, textOf, textsOf } from '../examples/html';

const PAGE = `import { SiteData } from '../../SiteData';

# First page

A **first** paragraph.

- an item

## Part

这是**强调：**文字。

\`\`\`js
const inCodeBlock = 1;
\`\`\`

[Home](/) and [no such heading](#nowhere)

<a href="/untitled">As HTML</a>

<SiteData />
`;

const SITE_DATA = `import { useSite } from '@rspress/core/runtime';

export const SiteData = () => <pre>{JSON.stringify(useSite().site)}</pre>;
`;

/** A site that sets no option. */
const DEFAULT_SITE = {
  'SiteData.tsx': SITE_DATA,
  'i18n.json': '{ "outlineTitle": { "en": "Own outline title" } }',
  'docs/index.md': '# Home page\n\n<a href="/untitled">As HTML</a>\n',
  'docs/guide/first.mdx': PAGE,
  'docs/untitled.tsx': 'export default () => <p>No title</p>;\n',
  'docs/_part/draft.md': '# Draft\n',
};

const VERSIONED_SITE = {
  'rspress.config.ts': `export default {
  languageParity: {},
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};
`,
  ...Object.fromEntries(
    ['v1/en', 'v1/zh', 'v2/en', 'v2/zh'].map(folder => [`docs/${folder}/index.md`, `# ${folder}\n`]),
  ),
};

interface Built {
  folder: string;
  exitCode: number | null;
  log: string;
  files: string[];
  read(file: string): string;
}

/** Builds the site with the installed packages, which Node.js finds in a parent folder. */
async function build(files: Record<string, string>): Promise<Built> {
  const folder = writeSite(files);
  const { NODE_ENV, VITEST, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build'],
    { cwd: folder, env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' } },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const output = path.join(folder, 'doc_build');
  const read = (file: string) =>
    readFileSync(path.join(output, globSync(file, { cwd: output })[0] ?? ''), 'utf8');
  return { folder, exitCode, log, files: globSync('**/*', { cwd: output }).sort(), read };
}

function writeSite(files: Record<string, string>): string {
  mkdirSync('.test-builds', { recursive: true });
  const folder = mkdtempSync(path.resolve('.test-builds/defaults-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const folders: string[] = [];
let site: Built;
let versioned: Built;

beforeAll(async () => {
  [site, versioned] = await Promise.all([build(DEFAULT_SITE), build(VERSIONED_SITE)]);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

afterEach(() => vi.unstubAllEnvs());

describe('a config without options', () => {
  it('gets defaults for root, base, lang, ssg, llms, and themeDir before plugins see it', async () => {
    const seen: UserConfig[] = [];
    const config = (given: UserConfig) => {
      seen.push({ ...given });
      return given;
    };
    const plugins = [{ name: 'observer', config }];
    const driver = await PluginDriver.create({ plugins }, true);
    const expected = {
      plugins,
      root: 'docs',
      base: '/',
      lang: 'en',
      ssg: true,
      llms: false,
      themeDir: path.resolve('theme'),
    };
    expect(await driver.modifyConfig()).toEqual(expected);
    expect(seen).toEqual([expected]);
  });

  it('has mediumZoom on and lastUpdated off', async () => {
    const names = async (config: UserConfig) =>
      (await PluginDriver.create(config, true)).getPlugins().map(({ name }) => name);
    expect(await names({})).toEqual(['@rspress/plugin-medium-zoom']);
    expect(await names({ mediumZoom: false })).toEqual([]);
  });

  it('builds without a config file, reads pages from docs, and writes to doc_build', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).toContain('No config file found');
    expect(site.files.filter(file => file.endsWith('.html'))).toEqual([
      '404.html',
      'guide/first.html',
      'index.html',
      'untitled.html',
    ]);
  });

  it('uses "Rspress" only as the document title of pages without a title', () => {
    expect(textsOf(site.read('untitled.html'), 'title')).toEqual(['Rspress']);
    expect(textsOf(site.read('guide/first.html'), 'title')).toEqual(['First page']);
    expect(textsOf(site.read('index.html'), 'a', 'rp-nav__title__link')).toEqual(['Home']);
  });

  it('has empty title, description, icon, logo options, siteOrigin, locales, and multiVersion', () => {
    const [data = '{}'] = textsOf(site.read('guide/first.html'), 'pre').filter(text => text.startsWith('{'));
    expect(JSON.parse(data)).toMatchObject({
      base: '/',
      siteOrigin: '',
      title: '',
      description: '',
      icon: '',
      lang: 'en',
      locales: [],
      logo: '',
      logoText: '',
      logoHref: '',
      multiVersion: { default: '', versions: [] },
      route: { useTransitions: true },
      markdown: { showLineNumbers: false, defaultWrapCode: false },
    });
  });

  it('links the logo to the home page of the language', () => {
    const link = (built: Built, file: string) =>
      attribute(
        tagsOf(built.read(file), 'a').find(tag => tag.includes('rp-nav__title__link')),
        'href',
      );
    expect(link(site, 'guide/first.html')).toBe('/');
    expect(link(versioned, 'zh/index.html')).toBe('/zh/');
  });

  it('reads texts from i18n.json next to the config, and they override the built-in ones', () => {
    expect(site.read('guide/first.html')).toContain('Own outline title');
    expect(site.read('guide/first.html')).toContain('Search');
  });

  it('has ssg on and llms off', () => {
    expect(textOf(site.read('guide/first.html'))).toContain('A first paragraph.');
    expect(site.files.filter(file => /\.md$|llms/.test(file))).toEqual([]);
  });

  it('has search and search.codeBlocks on', () => {
    expect(site.read('static/search_index.en.*.json')).toContain('const inCodeBlock = 1;');
  });

  it('has search.versioned on: an index for each version and language', () => {
    const indexes = versioned.files.flatMap(file => /search_index\.(\w+\.\w+)\./.exec(file)?.[1] ?? []);
    expect(indexes.sort()).toEqual(['v1.en', 'v1.zh', 'v2.en', 'v2.zh']);
  });

  it("turns languageParity on if it's an object, and expects language folders in the docs folder", () => {
    expect(versioned.exitCode).toBe(1);
    expect(versioned.log).toContain('Checking language parity...');
    expect(versioned.log).toContain(`Failed to access directory: ${versioned.folder}/docs/en`);
    expect(site.log).not.toContain('parity');
  });
});

describe('a config without route options', () => {
  const routesOf = async (config: UserConfig) => {
    const scanDir = path.join(site.folder, 'docs');
    return (await RouteService.create({ config, scanDir, externalPages: [] }))
      .getRoutes()
      .map(({ routePath }) => routePath);
  };

  it('has six route.extensions, and route.excludeConvention excludes names with one underscore', async () => {
    const { extensions } = await RouteService.createSimple();
    expect(extensions).toEqual(['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx']);
    expect(await routesOf({})).toEqual(['/guide/first', '/', '/untitled']);
    expect(await routesOf({ route: { excludeConvention: [] } })).toContain('/_part/draft');
  });

  it('finds no pages if route.extensions has a single entry', async () => {
    expect(await routesOf({ route: { extensions: ['.md'] } })).toEqual([]);
    expect(await routesOf({ route: { extensions: ['.md', '.markdown'] } })).toEqual(['/']);
  });

  it('has route.cleanUrls off: links end in .html', () => {
    expect(site.read('guide/first.html')).toContain('<a href="/index.html" class="rp-link">Home</a>');
  });

  it('sets route.localeRedirect to auto if there are locales', () => {
    expect(versioned.read('index.html')).toContain('targetLang !== currentLang');
    expect(site.read('index.html')).not.toContain('rspress-visited');
  });
});

describe('a config without markdown options', () => {
  it('has markdown.extractDescription on', () => {
    const description = tagsOf(site.read('guide/first.html'), 'meta').find(
      tag => attribute(tag, 'name') === 'description',
    );
    expect(attribute(description, 'content')).toBe('A first paragraph. an item');
  });

  it("renders HTML elements with the theme's components in .md pages, but not in .mdx pages", () => {
    expect(site.read('index.html')).toContain('<a href="/untitled" class="rp-link">As HTML</a>');
    expect(site.read('guide/first.html')).toContain('<a href="/untitled">As HTML</a>');
  });

  it('has markdown.cjkFriendlyEmphasis on', () => {
    expect(site.read('guide/first.html')).toContain('这是<strong>强调：</strong>文字。');
  });

  it('uses the css-variables theme of Shiki, without line numbers, wrapping, or overflow', () => {
    const page = site.read('guide/first.html');
    expect(page).toContain('<pre class="shiki css-variables"');
    expect(page).not.toMatch(/rp-codeblock__content--(line-numbers|wrap-code|scroll|fold)/);
    expect(page).not.toContain('max-height');
  });

  /**
   * Returns what the checks say about a page of the default site, without the colors that some environments request.
   */
  const faults = async (markdown: string): Promise<string[]> => {
    vi.stubEnv('NODE_ENV', 'production');
    const docDirectory = path.join(site.folder, 'docs');
    const routeService = await RouteService.create({ config: {}, scanDir: docDirectory, externalPages: [] });
    const file = new VFile({ path: path.join(docDirectory, 'guide/first.mdx') });
    const tree = unified().use(remarkParse).parse(markdown) as Root;
    remarkLink({ cleanUrls: false, routeService, lint: true })(tree, file);
    remarkImage({ docDirectory, lint: true })(tree, file);
    return file.messages.map(({ reason }) => stripVTControlCharacters(reason));
  };

  it('has markdown.link.checkDeadLinks and markdown.image.checkDeadImages on', async () => {
    expect(await faults('[a](/nope) ![b](./nope.png)')).toEqual([
      'Dead links found:\n  "[..](/nope)" /nope.html',
      `Dead images found:\n  "![..](./nope.png)" ${path.join(site.folder, 'docs/guide/nope.png')}`,
    ]);
  });

  it("doesn't check images that are written as HTML", async () => {
    expect(await faults('<img src="/nope.png">\n\n<img src="./nope.png">')).toEqual([]);
  });

  it('has markdown.link.checkAnchors off', async () => {
    expect(await faults('[a](#nowhere) [b](/#nowhere)')).toEqual([]);
  });
});
