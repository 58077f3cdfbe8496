import type { RspressPlugin } from '@rspress/core';
import { pluginTwoslash } from '@rspress/plugin-twoslash';
import { type TwoslashOptions, withKeptResults } from './keep';
import { openStore } from './store';

/** Compiler options of an Rspress project's `tsconfig.json`; the numbers are values of TypeScript's enums. */
const COMPILER_OPTIONS: NonNullable<TwoslashOptions>['compilerOptions'] = {
  target: 99, // ESNext
  module: 99, // ESNext
  moduleResolution: 100, // Bundler
  jsx: 4, // ReactJSX
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Elements such as `<p>` have a long type that doesn't help readers. */
const HTML_ELEMENT = /\bJSX\.IntrinsicElements\b/;

/**
 * Adds the type of each name to fences with `twoslash` in their meta; `theme/parts/HoverTypes` shows the types. This is
 * `@rspress/plugin-twoslash` without what it adds to every page: its popups only react to the mouse, and the code that
 * positions them adds 5 kB everywhere.
 * @param cacheDir folder that keeps the results from build to build
 */
export function pluginHoverTypes(cacheDir: string): RspressPlugin {
  const { globalUIComponents, globalStyles, ...plugin } = pluginTwoslash({
    twoslashOptions: {
      compilerOptions: COMPILER_OPTIONS,
      // The site's checks report type errors, and looking for them here would cost a second.
      handbookOptions: { noErrors: true },
      filterNode: node => node.type !== 'hover' || !HTML_ELEMENT.test(node.text),
    },
  });
  return {
    ...plugin,
    name: 'site-hover-types',
    async config(given, ...rest) {
      const before = new Set(given.markdown?.shiki?.transformers);
      const config = (await plugin.config?.(given, ...rest)) ?? given;
      const shiki = config.markdown?.shiki;
      const store = openStore(cacheDir);
      if (shiki)
        shiki.transformers = shiki.transformers?.map(transformer =>
          before.has(transformer) ? transformer : withKeptResults(transformer, store),
        );
      return config;
    },
  };
}
