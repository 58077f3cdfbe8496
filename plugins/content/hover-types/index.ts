import type { RspressPlugin } from '@rspress/core';
import { pluginTwoslash } from '@rspress/plugin-twoslash';
import { type TwoslashOptions, withKeptResults } from './keep';
import { openStore } from './store';

/** As a project of Rspress has it in its `tsconfig.json`; the numbers are the enumerations of TypeScript. */
const COMPILER_OPTIONS: NonNullable<TwoslashOptions>['compilerOptions'] = {
  target: 99, // ESNext
  module: 99, // ESNext
  moduleResolution: 100, // Bundler
  jsx: 4, // ReactJSX
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Elements such as `<p>` have a long type that tells nobody anything. */
const HTML_ELEMENT = /\bJSX\.IntrinsicElements\b/;

/**
 * Writes the type of each name into the fences with `twoslash` in their meta; `theme/parts/HoverTypes` shows them.
 * This is `@rspress/plugin-twoslash` without what it puts on every page: its popups answer the mouse alone and load
 * 5 kB of positioning everywhere.
 * @param cacheDir folder that keeps the results from build to build
 */
export function pluginHoverTypes(cacheDir: string): RspressPlugin {
  const { globalUIComponents, globalStyles, ...plugin } = pluginTwoslash({
    twoslashOptions: {
      compilerOptions: COMPILER_OPTIONS,
      // The checks look for errors, and a look costs a second.
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
