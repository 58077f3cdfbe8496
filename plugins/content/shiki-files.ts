import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
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

const KINDS = ['langs', 'themes'] as const;

/**
 * Lets a page load any of Shiki's grammars and themes on demand, one file each. The files are copied, because bundling
 * three hundred of them in each of the core's builds would take longer than building the whole site. The module
 * `virtual-shiki-registry` lists them.
 */
export function pluginShikiFiles(): RspressPlugin {
  const { version } = require('shiki/package.json') as { version: string };
  const folder = `/static/js/async/shiki-${version}/`;
  return {
    name: 'site-shiki-files',
    addRuntimeModules: () => ({
      'virtual-shiki-registry': `export default ${JSON.stringify(shikiRegistry(folder))};`,
    }),
    builderConfig: { plugins: [files(folder)] },
  };
}

function files(folder: string): RsbuildPlugin {
  const copy = (kind: (typeof KINDS)[number]) => ({
    context: folderOf(kind),
    from: '*.mjs',
    to: `${folder.slice(1)}${kind}/[name].js`,
    transform: (code: Buffer) => asScript(code.toString()),
    info: { minimized: true },
  });
  const pattern = new RegExp(`${folder}(${KINDS.join('|')})/([\\w-]+)\\.js$`);
  return {
    name: 'site-shiki-files',
    setup(api) {
      api.modifyEnvironmentConfig({
        handler: (config, { name, mergeEnvironmentConfig }) =>
          name === 'web' && api.context.action === 'build'
            ? mergeEnvironmentConfig(config, { output: { copy: KINDS.map(copy) } })
            : config,
        order: 'pre',
      });
      // In development, reads a file when it's requested. Copies would be made again whenever a page is saved.
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [, kind, name] = pattern.exec(request.url ?? '') ?? [];
          const file = kind && path.join(folderOf(kind), `${name}.mjs`);
          if (!file || !existsSync(file)) return next();
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(asScript(readFileSync(file, 'utf8')));
        });
      });
    },
  };
}

function folderOf(kind: string): string {
  return path.dirname(require.resolve(`@shikijs/${kind}`));
}

/**
 * Rewrites a Shiki module's imports to the file names used here. They end in `.js`, because not every server sends
 * `.mjs` as JavaScript, and browsers don't run modules of another type.
 * @param code text of a grammar or a theme
 */
export function asScript(code: string): string {
  return code.replace(/^((?:import|export) .*'\.\/[\w-]+)\.mjs'/gm, "$1.js'");
}

function shikiRegistry(folder: string): ShikiRegistry {
  return {
    folder,
    languages: bundledLanguagesInfo.map(({ id, name, aliases = [] }) => ({ id, name, aliases })),
    themes: bundledThemesInfo.map(({ id, displayName, type }) => ({ id, name: displayName, type })),
  };
}
