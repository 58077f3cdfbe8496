import type { VariantName } from '../variants';

/** Where a test fails because of a defect. */
export type Catcher =
  /** `test` is the full name: the title after those of its groups. */
  | { kind: 'unit'; file: string; test: string }
  /** `test` is the title alone; `variants` are all builds that the test looks at. */
  | { kind: 'browser'; file: string; test: string; variants: VariantName[] }
  /** A rule of `npm run check`. */
  | { kind: 'check'; rule: string };

/** When the defect can be seen. */
export type Shows = 'always' | 'one language' | 'before the app runs' | 'a race';

/** A mistake that could slip into the sources, as one replacement. */
export interface Defect {
  /** What a reader or an author would suffer. */
  name: string;
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  replace: string;
  caughtBy: Catcher;
  shows: Shows;
}

/** Mistakes that the tests have to notice; `npm run test:defects` makes each of them and runs its test. */
export const DEFECTS: Defect[] = [
  // Theme
  {
    name: 'the language switch of the Chinese home page leads nowhere',
    file: 'theme/support/translatedPath.ts',
    find: "english || '/'",
    replace: 'english',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/theme/paths.test.ts',
      test: 'translatedPath /zh is translated at /',
    },
    shows: 'one language',
  },
  {
    name: 'a page title with a closing tag ends the script with the structured data',
    file: 'theme/parts/Breadcrumbs/structuredData.ts',
    find: "}).replaceAll('<', '\\\\u003c');",
    replace: '});',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/theme/structured-data.test.ts',
      test: "can't close the script element that contains it",
    },
    shows: 'always',
  },
  {
    name: 'wide tables cannot be scrolled by keyboard without scripts',
    file: 'theme/parts/ScrollableTables/Table.tsx',
    find: '      tabIndex={0}\n',
    replace: '',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/tables.spec.ts',
      test: 'en: without scripts, a wide table has a name, and the arrow keys scroll it',
      variants: ['root'],
    },
    shows: 'before the app runs',
  },
  {
    name: 'a logo that fails shows its name twice instead of the monogram',
    file: 'theme/support/ToolLogo.tsx',
    find: 'alt=""',
    replace: 'alt={tool.name}',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/home.spec.ts',
      test: 'a monogram replaces a logo that fails to load before the app runs, scripts off',
      variants: ['root'],
    },
    shows: 'before the app runs',
  },
  {
    name: 'below a base path the static link to the other language is broken',
    file: 'theme/overrides/Nav/LanguageEntries.tsx',
    find: '          href={withBase(path)}\n',
    replace: '          href={path}\n',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/language-switch.spec.ts',
      test: "en: every page's static link leads to its translation",
      variants: ['root', 'base'],
    },
    shows: 'before the app runs',
  },
  {
    name: 'an announcement that was closed flashes up on every page',
    file: 'site/head-script.js',
    find: 'if (localStorage.getItem(key) !== null)',
    replace: 'if (sessionStorage.getItem(key) !== null)',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/announcement.spec.ts',
      test: 'a stored value hides the bar before any other script runs',
      variants: ['root'],
    },
    shows: 'before the app runs',
  },
  {
    name: 'a slow page takes the place of the one that was asked for after it',
    file: 'theme/overrides/Link/useLinkNavigate.ts',
    find: '        if (!isWanted()) return;\n        const to',
    replace: '        const to',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/navigation-races.spec.ts',
      test: 'en: of two links, the last one wins, however late the first page arrives',
      variants: ['root'],
    },
    shows: 'a race',
  },
  {
    name: 'a page that comes after the reader went back is shown anyway',
    file: 'theme/overrides/Link/useLinkNavigate.ts',
    find: "window.addEventListener('popstate', () => {\n    turn += 1;\n",
    replace: "window.addEventListener('popstate', () => {\n",
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/navigation-races.spec.ts',
      test: 'going back while a page is loading',
      variants: ['root'],
    },
    shows: 'a race',
  },
  {
    name: 'a page that is gone is loaded although the reader has chosen another',
    file: 'theme/overrides/Link/useLinkNavigate.ts',
    find: 'if (isWanted()) await loadAfresh(target, isWanted);',
    replace: 'await loadAfresh(target);',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/navigation-races.spec.ts',
      test: "a missing page doesn't matter if another one was requested since",
      variants: ['root'],
    },
    shows: 'a race',
  },

  // Plugins
  {
    name: 'old addresses of Chinese pages redirect to English ones',
    file: 'plugins/output/static-pages/moved.ts',
    find: 'to: (languagePrefix(lang) + to).slice(1)',
    replace: 'to: to.slice(1)',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/site/moved-pages.test.ts',
      test: 'redirect pages can be written again to a folder that already contains them',
    },
    shows: 'one language',
  },
  {
    name: 'Chinese words in the code of English pages are split into elements',
    file: 'plugins/content/text-language.ts',
    find: "const CODE_ELEMENTS = ['pre', 'code'];",
    replace: "const CODE_ELEMENTS = ['pre'];",
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/plugins/text-language.test.ts',
      test: 'marks Chinese words on an English page, but not in code',
    },
    shows: 'one language',
  },
  {
    name: 'some links that share code of a playground are damaged',
    file: 'plugins/content/playground/share/hash.ts',
    find: "replaceAll('/', '_').replaceAll('=', '')",
    replace: "replace('/', '_').replaceAll('=', '')",
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/plugins/playground-share.test.ts',
      test: 'every character that base64 has two ways for code survives a link',
    },
    shows: 'always',
  },
  {
    name: 'the list of offline files misses what slower plugins write',
    file: 'plugins/output/offline/ending.ts',
    find: 'await Promise.all(running);',
    replace: 'Promise.all(running);',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/plugins/offline.test.ts',
      test: "runs a plugin's afterBuild after all others have finished",
    },
    shows: 'a race',
  },

  // Search
  {
    name: 'Chinese words are found by single characters only',
    file: 'search/tokenizer.ts',
    find: 'characters[index + 2] ?? run.text.length',
    replace: 'characters[index + 1] ?? run.text.length',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/search/tokenizer.test.ts',
      test: "terms of a text doesn't split a Chinese character outside the Basic Multilingual Plane",
    },
    shows: 'one language',
  },
  {
    name: 'an apostrophe of a page can end an attribute in the search results',
    file: 'search/highlight.ts',
    find: '/[&<>"\']/g',
    replace: '/[&<>"]/g',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/search/highlight.test.ts',
      test: 'highlight escapes the five special characters of HTML',
    },
    shows: 'always',
  },
  {
    name: 'the hosted search goes live before its records have arrived',
    file: 'search/push.ts',
    find: 'objects: records, waitForTasks: true }',
    replace: 'objects: records }',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/search/push.test.ts',
      test: 'a push sends many records in several batches',
    },
    shows: 'a race',
  },
  {
    name: 'readers without scripts get a search button that does nothing',
    file: 'theme/overrides/Search/SearchButton.module.css',
    find: ':global(html:not([data-js])) .button',
    replace: ':global(html.no-js) .button',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/search/opening.spec.ts',
      test: 'without scripts there is no search button',
      variants: ['root'],
    },
    shows: 'before the app runs',
  },
  {
    name: 'an outdated query announces that it has no results',
    file: 'search/engine.ts',
    find: '  stopIf(options.signal);\n  return { query',
    replace: '  return { query',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/search/engine.test.ts',
      test: 'rejects an outdated query without results that waits for suggestions',
    },
    shows: 'a race',
  },
  {
    name: 'the search stays broken after one failed request',
    file: 'search/worker.ts',
    find: '    opened = undefined;\n',
    replace: '',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/search/failures.spec.ts',
      test: 'en: without the index, the error screen appears, and the next keystroke tries again',
      variants: ['root'],
    },
    shows: 'always',
  },

  // Checks
  {
    name: 'the check of links reports every picture of a Chinese page',
    file: 'checks/rules/same-links.ts',
    find: "if (kind === 'image' || !url.startsWith('/')",
    replace: "if (!url.startsWith('/')",
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/checks/same-links.test.ts',
      test: "the same targets in another order, each in its language, aren't reported",
    },
    shows: 'one language',
  },
  {
    name: 'a link of a Chinese page leads to the English one',
    file: 'docs/zh/guide/start/introduction.mdx',
    find: '[Markdown 与 MDX](/zh/guide/basic/use-mdx)',
    replace: '[Markdown 与 MDX](/guide/basic/use-mdx)',
    caughtBy: { kind: 'check', rule: 'same-links' },
    shows: 'one language',
  },
  {
    name: 'the language switch loses the section on a Chinese page',
    file: 'docs/zh/guide/basic/deploy.mdx',
    find: '{#base-path-host}',
    replace: '{#base-path-hosts}',
    caughtBy: { kind: 'check', rule: 'same-headings' },
    shows: 'one language',
  },
  {
    name: 'the first command of the quick start names a template that does not exist',
    file: 'docs/en/guide/start/getting-started.mdx',
    find: '--template basic --no-git',
    replace: '--template=basics --no-git',
    caughtBy: { kind: 'check', rule: 'shell-fences' },
    shows: 'always',
  },

  // Examples, and pages that show them
  {
    name: 'the example of a rehype plugin marks every paragraph as the first',
    file: 'examples/remark-plugin/plugins/rehype-lead.ts',
    find: "      node.properties.className = ['lead'];\n      return;\n",
    replace: "      node.properties.className = ['lead'];\n",
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/examples/expected.test.ts',
      test: 'remark-plugin: the example leaves code alone, and marks only the first paragraph',
    },
    shows: 'always',
  },
  {
    name: 'the steps of the Chinese manual setup make a navbar link without a text',
    file: 'docs/zh/guide/start/manual-setup.mdx',
    find: '    "text": "Guide",\n',
    replace: '    "label": "Guide",\n',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/examples/manual-setup.test.ts',
      test: "the steps of 'docs/zh/guide/start/manual-setup.mdx' end with a home page, a component, a navbar, and a sidebar",
    },
    shows: 'one language',
  },
  {
    name: 'where the repository is not known, examples link to it anyway',
    file: 'components/ExampleSource/ExampleSource.tsx',
    find: 'const source = sourceUrl && ',
    replace: 'const source = ',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/example-source.spec.ts',
      test: 'if the repository is unknown, only the archive is linked, below the base path',
      variants: ['base'],
    },
    shows: 'always',
  },

  // Offline
  {
    name: 'the data files on Chinese pages are shown in English',
    file: 'site/languages.ts',
    find: 'segments.includes(lang)',
    replace: 'segments.slice(0, -1).includes(lang)',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/site/languages.test.ts',
      test: 'the path "/zh" belongs to the language zh',
    },
    shows: 'one language',
  },
  {
    name: 'a browser keeps an old service worker for a year',
    file: 'plugins/output/static-pages/headers.ts',
    find: '[WORKER_FILE, [REVALIDATED]]',
    replace: '[WORKER_FILE, [IMMUTABLE]]',
    caughtBy: {
      kind: 'unit',
      file: 'tests/unit/plugins/static-pages.test.ts',
      test: '_headers makes browsers revalidate service-worker.js, so that offline copies are updated',
    },
    shows: 'always',
  },
  {
    name: 'the Chinese page for what was not saved speaks English',
    file: 'plugins/output/offline/index.ts',
    find: "lang === 'zh' ? 'zh' : 'en'",
    replace: "lang === 'zh-CN' ? 'zh' : 'en'",
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/offline.spec.ts',
      test: "small en: offline, the other language says that it isn't saved",
      variants: ['small'],
    },
    shows: 'one language',
  },
  {
    name: 'a deploy while a copy is saved mixes two versions of the site',
    file: 'theme/parts/Offline/panel/copy.ts',
    find: 'current.version === version ? manifest : keepAll(worker, current, onProgress)',
    replace: 'current.version === version ? manifest : current',
    caughtBy: {
      kind: 'browser',
      file: 'tests/browser/offline.spec.ts',
      test: 'a deployment during saving is saved as a whole',
      variants: ['small'],
    },
    shows: 'a race',
  },
];
