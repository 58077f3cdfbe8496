import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildExample } from './build-example';
import { tagsOf, textsOf } from './html';

const PACKAGE = path.resolve('node_modules/@rspress/core/dist');
const THEME = path.join(PACKAGE, 'theme');

// The test files of a worker share its globals.
afterEach(() => vi.unstubAllGlobals());

it('the RTL example translates each built-in text into the two languages that Rspress has no texts for', async () => {
  const { DEFAULT_I18N_TEXT: builtIn } = await import(
    path.join(PACKAGE, 'node/runtimeModule/DEFAULT_I18N_TEXT.js')
  );
  const own = JSON.parse(readFileSync('examples/rtl/i18n.json', 'utf8'));
  expect(Object.keys(own).sort()).toEqual(Object.keys(builtIn).sort());
  expect(Object.keys(own)).toHaveLength(30);
  for (const texts of Object.values(builtIn))
    expect(Object.keys(texts as object).sort()).toEqual(['en', 'ja', 'ko', 'ru', 'zh']);
});

it('the RTL example styles only classes that the theme has', () => {
  const theme = globSync('**/*.{css,js}', { cwd: THEME, absolute: true }).map(file =>
    readFileSync(file, 'utf8'),
  );
  const names = readFileSync('examples/rtl/styles/rtl.css', 'utf8').match(/(?<=\.)rp-[\w-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(10);
  for (const name of new Set(names)) expect(theme.join('\n')).toContain(name);
});

it('without its component and i18n.json, the RTL example has no dir, and English texts and redirects by language', async () => {
  const { exitCode, log, read } = await buildExample('rtl', {
    alone: true,
    files: {
      'rspress.config.ts': `export default {
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh-TW', label: '繁體中文' },
    { lang: 'ar', label: 'العربية' },
    { lang: 'zh', label: '简体中文' },
  ],
};`,
      'docs/zh/index.md': '# 纸船\n',
      'docs/zh/guide/paper.md': '# 纸张\n',
      'i18n.json': null,
    },
  });
  expect(exitCode, log).toBe(0);
  const page = read('ar/guide/folding.html');
  expect(tagsOf(page, 'html')).toEqual(['<html lang="ar">']);
  expect(page).toContain('ON THIS PAGE');
  expect(log.match(/"[\w.]+": "\.\.\."/g)).toHaveLength(30);
  // There's no exact match for regions: readers of `zh-TW` are redirected to `zh`, even though there's `zh-TW`.
  expect(redirect(read('guide/paper.html'), 'ar-EG')).toBe('/ar/guide/paper.html');
  expect(redirect(read('guide/paper.html'), 'zh-TW')).toBe('/zh/guide/paper.html');
  expect(textsOf(read('zh-TW/guide/folding.html'), 'span', 'rp-search-button__word')).toEqual(['Search']);
});

// The files of a worker share its globals.
afterEach(() => vi.unstubAllGlobals());

describe('the built-in search', () => {
  const TEXTS = {
    ar: 'القارب الكبير، الكِتَابُ، أحمد يقرأ عن القوارب',
    he: 'הסירה הגדולה, שָׁלוֹם',
    'zh-TW': '先把紙對摺，船身就立起來了',
    'pt-BR': 'Construção de barcos em São Paulo',
  };
  let search: (lang: keyof typeof TEXTS, query: string) => Promise<number>;
  beforeAll(async () => {
    const { PageSearcher } = await bundledSearch();
    search = async (lang, query) => {
      const searcher = new PageSearcher({ currentLang: 'x', currentVersion: '', indexName: 'x' });
      vi.stubGlobal('fetch', async () =>
        Response.json([{ id: 0, title: 'x', routePath: '/x', toc: [], content: TEXTS[lang] }]),
      );
      await searcher.init();
      return (await searcher.match(query))[0].result.length;
    };
  });

  it.each([
    ['ar', 'قارب'],
    ['ar', 'الكِتَابُ'],
    ['ar', 'أحمد'],
    ['he', 'סירה'],
    ['he', 'שָׁלוֹם'],
    ['zh-TW', '船身'],
    ['zh-TW', '摺'],
    ['pt-BR', 'construcao'],
    ['pt-BR', 'são'],
  ] as const)('finds a match in %s for %s', async (lang, query) => {
    expect(await search(lang, query)).toBe(1);
  });

  it.each([
    ['ar', 'كتاب', 'without vowel signs'],
    ['ar', 'احمد', 'without hamza'],
    ['ar', 'قاربان', 'another form of the word'],
    ['he', 'שלום', 'without vowel points'],
    ['zh-TW', '对折', 'in simplified characters'],
    ['pt-BR', 'construções', 'another form of the word'],
  ] as const)('finds no match in %s for %s (%s)', async (lang, query, _) => {
    expect(await search(lang, query)).toBe(0);
  });
});

it('search lists pages with title matches first, then heading matches, then text matches', async () => {
  const { PageSearcher } = await bundledSearch();
  const page = (routePath: string, title: string, content: string, toc: object[] = []) => ({
    ...{ routePath, title, content, toc },
  });
  const heading = { id: 'part', text: 'Boat part', depth: 2, charIndex: 17 };
  vi.stubGlobal('fetch', async () =>
    Response.json([
      page('/in-text', 'One', 'Some boat.'),
      page('/in-heading', 'Two', 'Nothing here...\n\nBoat part', [heading]),
      page('/in-all', 'Boat one', 'Our boat is here\n\nBoat part', [heading]),
      page('/in-title', 'Boat two', 'Nothing.'),
    ]),
  );
  const searcher = new PageSearcher({ currentLang: 'x', currentVersion: '', indexName: 'x' });
  await searcher.init();
  const hits: { type: string; link: string }[] = (await searcher.match('boat'))[0].result;
  expect(hits.map(({ type, link }) => `${type} ${link}`)).toEqual([
    'title /in-all',
    'header /in-all#part',
    'content /in-all',
    'title /in-title',
    'header /in-heading#part',
    'content /in-heading',
    'content /in-text',
  ]);
});

/** Bundles the theme's search with a list of indexes for one language. */
async function bundledSearch() {
  const { outputFiles } = await build({
    entryPoints: [path.join(THEME, 'components/Search/logic/search.js')],
    bundle: true,
    write: false,
    format: 'esm',
    define: { __webpack_public_path__: '"/"' },
    plugins: [
      {
        name: 'page-data',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual-page-data$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
            contents: 'export const searchIndexHash = { "###x": "1" };',
          }));
        },
      },
    ],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`);
}

/** Returns the URL that the script in a page's head redirects a first-time reader to; `undefined` if it doesn't. */
function redirect(html: string, language: string): string | undefined {
  const script = /<script[^>]*>(\{[^<]*rspress-visited[^<]*)<\/script>/.exec(html)?.[1];
  if (!script) throw new Error('The page has no script that redirects.');
  let target: string | undefined;
  const location = {
    pathname: '/guide/paper.html',
    search: '',
    replace(address: string) {
      target = address;
    },
  };
  const window = { navigator: { language, userAgent: 'Mozilla/5.0' }, location };
  runInNewContext(script, { window, localStorage: { getItem: () => null, setItem() {} } });
  return target;
}
