import { createRequire } from 'node:module';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundledLanguagesInfo, bundledThemesInfo } from 'shiki';

const require = createRequire(import.meta.url);

/** Shiki's languages and themes to choose from. */
export interface ShikiRegistry {
  /** Folder of the grammars (`langs/`) and themes (`themes/`), below the base path, with slashes at both ends. */
  folder: string;
  languages: { id: string; name: string; aliases: string[] }[];
  themes: { id: string; name: string; type: 'light' | 'dark' }[];
}

/**
 * Lets a page load any of Shiki's grammars and themes on demand, one file each. The files are copied, because bundling
 * three hundred of them in each of the core's builds would take longer than building the whole site. The module
 * `virtual-shiki-registry` lists them.
 */
export function pluginShikiFiles(): RspressPlugin {
  const { version } = require('shiki/package.json') as { version: string };
  const folder = `/static/js/async/shiki-${version}/`;
  const copy = (kind: 'langs' | 'themes') => ({
    context: path.dirname(require.resolve(`@shikijs/${kind}`)),
    from: '*.mjs',
    to: `${folder.slice(1)}${kind}/[name].js`,
    transform: (code: Buffer) => asScript(code.toString()),
    info: { minimized: true },
  });
  return {
    name: 'site-shiki-files',
    addRuntimeModules: () => ({
      'virtual-shiki-registry': `export default ${JSON.stringify(shikiRegistry(folder))};`,
    }),
    builderConfig: { environments: { web: { output: { copy: [copy('langs'), copy('themes')] } } } },
  };
}

/**
 * Rewrites a Shiki module's imports to the file names used here. They end in `.js`, because not every server sends
 * `.mjs` as JavaScript, and browsers don't run modules of another type.
 * @param code text of a grammar or a theme
 */
export function asScript(code: string): string {
  return code.replace(/(?<=^(?:import|export) .*'\.\/[\w-]+)\.mjs(?=')/gm, '.js');
}

function shikiRegistry(folder: string): ShikiRegistry {
  return {
    folder,
    languages: bundledLanguagesInfo.map(({ id, name, aliases = [] }) => ({ id, name, aliases })),
    themes: bundledThemesInfo.map(({ id, displayName, type }) => ({ id, name: displayName, type })),
  };
}
