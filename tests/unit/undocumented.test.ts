import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { describe, expect, it } from 'vitest';
import { UNUSED_TEXTS } from '../../plugins/first-load/lean-texts';

/** Something in a package that this site relies on, that no documentation promises, and that no build misses. */
interface Reliance {
  /** Path of the file in the core's `dist`. */
  file: string;
  /** What the file has to contain. */
  patterns: (string | RegExp)[];
  /** What follows from that. */
  so: string;
  /** The file that relies on it. */
  adapt: string;
}

/** Matches a component that can be called as a function: neither a class nor the result of `memo` or `forwardRef`. */
const isFunction = (name: string) =>
  new RegExp(`^(?:function ${name}\\(|const ${name} = \\([^)]*\\)=>)`, 'm');

const RELIANCES: Reliance[] = [
  {
    file: 'theme/layout/DocLayout/index.js',
    patterns: [
      isFunction('DocLayout'),
      /jsxs\("aside", \{\s*className: clsx\('rp-doc-layout__outline'/,
      /jsxs\("aside", \{\s*className: clsx\('rp-doc-layout__sidebar'/,
      /className: "rp-doc-layout__menu",\s*children: sidebarMenu/,
      'jsxs("main"',
    ],
    so: 'the override can call `DocLayout` and patch its landmarks and its bar',
    adapt: 'theme/overrides/DocLayout/index.tsx',
  },
  {
    file: 'theme/components/DocContent/index.js',
    patterns: [isFunction('DocContent'), /return \/\*#__PURE__\*\/ jsxs\(MDXProvider/, 'jsx(Content, {})'],
    so: 'the override can call `DocContent` and hydrate the text separately',
    adapt: 'theme/overrides/DocContent/index.tsx',
  },
  {
    file: 'theme/components/Outline/index.js',
    patterns: [isFunction('Outline'), 'jsx("nav"', 'jsx(LlmsCopyRow', 'jsx(LlmsOpenRow'],
    so: 'the override can call `Outline`, name its `nav`, and leave out its rows',
    adapt: 'theme/overrides/Outline/index.tsx',
  },
  {
    file: 'theme/components/NavTitle/index.js',
    patterns: [isFunction('NavTitle'), 'jsx("img"'],
    so: 'the override can call `NavTitle` and empty the alternative text of its image',
    adapt: 'theme/overrides/NavTitle/index.tsx',
  },
  {
    file: 'theme/components/CodeBlock/index.js',
    patterns: [
      isFunction('CodeBlock'),
      "'rp-codeblock__fold-btn'",
      '"aria-expanded": expanded',
      'DEFAULT_FOLD_HEIGHT = 300',
    ],
    so: 'the override can call `CodeBlock`, fold it to the same height, and name its button',
    adapt: 'theme/overrides/CodeBlock/index.tsx',
  },
  {
    file: 'theme/components/Tabs/index.js',
    patterns: [
      /const Tabs = [^;]*\bforwardRef\(/,
      "'rp-tabs__label__item'",
      "'rp-tabs__content__item'",
      /rp-tabs__label__item--(?:not-)?selected/,
      '"data-index": index',
    ],
    so: 'the override can call `render` of `Tabs` and patch its labels and panels',
    adapt: 'theme/overrides/Tabs/index.tsx',
  },
  {
    file: 'theme/components/Tabs/index.js',
    patterns: ["'rspress.tabs.'"],
    so: 'the boot script knows whether the reader has chosen tabs before',
    adapt: 'plugins/first-load/hydrate-on-intent/boot/start.ts',
  },
  {
    file: 'theme/components/Overview/index.js',
    patterns: [
      isFunction('Overview'),
      'export { Overview }',
      'import { FallbackHeading, OverviewGroup } from "@rspress/core/theme"',
      'className: "rp-overview-search__input"',
    ],
    so: 'the override can call `Overview` and keep its filter from taking the focus',
    adapt: 'theme/overrides/Overview/OverviewWithHeadings.tsx',
  },
  {
    file: 'theme/layout/Layout/index.js',
    patterns: [/^ *useScrollReset\(\);$/m],
    so: "the site's own hook restores the scroll position",
    adapt: 'theme/overrides/Layout/useScroll.ts',
  },
  {
    file: 'theme/components/DocContent/index.js',
    patterns: [/^ *useScrollAfterNav\(\);$/m],
    so: "the default's second hook that scrolls can be turned off",
    adapt: 'theme/overrides/Layout/useScroll.ts',
  },
  {
    file: 'theme/components/Toc/TocItem.js',
    patterns: ['from "scroll-into-view-if-needed"', /boundary:/],
    so: 'a few lines of code can replace the library',
    adapt: 'theme/support/scrollIntoBox.ts',
  },
  {
    file: 'runtime/App.js',
    patterns: [
      'import { LlmsHint } from "@rspress/core/theme-original"',
      /jsxs\(Root, \{\s*children: \[\s*import\.meta\.env\.ENABLE_LLMS_HINT && [^\n]*jsx\(LlmsHint/,
    ],
    so: '`Root` can hide the hint for language models, which is its child, from screen readers',
    adapt: 'theme/overrides/Root/index.tsx',
  },
  {
    file: 'runtime/App.js',
    patterns: ['consumeCachedPageData(pathname)'],
    so: 'a page whose data `warmPageData` has received is rendered only once',
    adapt: 'theme/overrides/Link/useLinkNavigate.ts',
  },
  {
    file: 'runtime/route.js',
    patterns: [
      /^export \{ isActive, matchPath, pathnameToRouteService, preloadLink, redirectToCleanUrl \};$/m,
    ],
    so: "the site's own module exports what the core's other modules need",
    adapt: 'theme/parts/PageIndex/route.ts',
  },
  {
    file: 'runtime/initPageData.js',
    patterns: ['mod.default.__RSPRESS_PAGE_META?.[encodedPagePath]'],
    so: 'the app gets the title and the outline of the served page from its HTML',
    adapt: 'theme/parts/PageText/servedPage.ts',
  },
  {
    file: 'runtime/ssrClientEntry.js',
    patterns: ["getElementById('__rspress_root')"],
    so: 'the page is inert while a dialog is open',
    adapt: 'theme/overrides/Search/dialog/useModalFocus.ts',
  },
  {
    file: 'node/constants.js',
    patterns: ["'rspress-theme-appearance'"],
    so: 'a preview in a frame has the theme of its page',
    adapt: 'plugins/content/previews/frame/theme.js',
  },
  {
    file: 'node/initRsbuild.js',
    patterns: ["'process.env.__SSR__': JSON.stringify(false)", "'process.env.__SSR__': JSON.stringify(true)"],
    so: "code that only runs at build time isn't part of the browser's script",
    adapt: 'theme/overrides/Sidebar/index.tsx',
  },
  {
    file: 'node/initRsbuild.js',
    patterns: [/\bnode_md: \{/],
    so: 'facts are printed as Markdown in the Markdown version of a page',
    adapt: 'plugins/content/api-facts/index.ts',
  },
  {
    file: 'node/utils/applyReplaceRules.js',
    patterns: ['result.replace(rule.search, rule.replace)'],
    so: 'a replace rule can have a function, which prints facts for the search',
    adapt: 'plugins/content/api-facts/index.ts',
  },
  {
    file: 'node/runtimeModule/pageData/createPageData.js',
    patterns: [
      /pluginDriver\.modifySearchIndexData\(pages\)[\s\S]*pluginDriver\.extendPageData\(pageData\)/,
      '{ content: _content, _filepath, _flattenContent, ...rest } = page',
    ],
    so: 'plugins can read pages whole before the list of all pages loses most of their data',
    adapt: 'plugins/first-load/lean-page-list.ts',
  },
  {
    file: 'node/runtimeModule/i18n.js',
    patterns: ['"virtual-i18n-text"'],
    so: 'in the dev server, the texts of the interface follow `i18n.json`',
    adapt: 'plugins/dev/reloads.ts',
  },
];

/** Reads a file of the core. Returns nothing if it doesn't exist. */
function read(file: string): string {
  const place = path.resolve('node_modules/@rspress/core/dist', file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

/** Returns a sentence for each pattern that a file lacks. */
function changes(text: string, { file, patterns, so, adapt }: Reliance): string[] {
  return patterns
    .filter(pattern => text.search(asRegExp(pattern)) < 0)
    .map(pattern => `${file} of the core should have ${pattern}, so that ${so}: adapt ${adapt}.`);
}

function asRegExp(pattern: string | RegExp): RegExp {
  return typeof pattern === 'string'
    ? new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g')
    : new RegExp(pattern, `g${pattern.flags}`);
}

describe.each(RELIANCES)('$file', reliance => {
  const { file, patterns, so, adapt } = reliance;

  it(`still has what ${adapt} relies on`, () => {
    expect(changes(read(file), reliance)).toEqual([]);
    expect(existsSync(adapt)).toBe(true);
  });

  it('is reported if any of that is gone', () => {
    for (const pattern of patterns) {
      const changed = read(file).replaceAll(asRegExp(pattern), '');
      expect(changes(changed, reliance).join()).toContain(
        `should have ${pattern}, so that ${so}: adapt ${adapt}.`,
      );
    }
    expect(changes('', reliance)).toHaveLength(patterns.length);
  });
});

it('the core has each text that pages leave out', () => {
  const unknown = (texts: readonly string[]) => texts.filter(key => !(key in DEFAULT_I18N_TEXT));
  expect(unknown(UNUSED_TEXTS), 'adapt plugins/first-load/lean-texts.ts').toEqual([]);
  expect(unknown(['themeText', 'goneText'])).toEqual(['goneText']);
});

it('the installed scheduler is the one that React uses, so both have the same frame rate', () => {
  const require = createRequire(import.meta.url);
  const ofReact = createRequire(require.resolve('react-dom')).resolve('scheduler');
  expect(require.resolve('scheduler'), 'set `scheduler` in package.json to what `react-dom` needs').toBe(
    ofReact,
  );
});
