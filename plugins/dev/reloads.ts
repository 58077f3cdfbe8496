import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { globSync } from 'tinyglobby';
import { brokenPages } from './brokenPages';
import { EVENTS } from './events';

const TEXTS = path.resolve('i18n.json');

/**
 * Shows changes that the core doesn't notice: a page's frontmatter, such as the hero of a home page, reloads the page,
 * and texts of the navigation follow `i18n.json`. It also tells the pages when a compilation has failed and
 * which of them are broken, and when the mistake is repaired.
 */
export function pluginReloads(): RspressPlugin {
  let docs = 'docs';
  const plugin: RsbuildPlugin = {
    name: 'site-reloads',
    apply: 'serve',
    setup(api) {
      api.transform(
        { test: /[\\/]virtual-(?:site-data|i18n-text)\.js$/, order: 'post' },
        ({ code, addDependency }) => {
          addDependency(TEXTS);
          return code;
        },
      );
      const known = new Map<string, string>();
      let hasChanged = false;
      api.onAfterCreateCompiler(({ compiler }) => {
        for (const file of globSync('**/*.{md,mdx}', { cwd: docs, absolute: true }))
          known.set(path.resolve(file), frontmatterOf(file));
        const [web] = 'compilers' in compiler ? compiler.compilers : [compiler];
        web?.hooks.watchRun.tap('site-reloads', ({ modifiedFiles }) => {
          for (const file of modifiedFiles ?? []) {
            if (!/\.mdx?$/.test(file)) continue;
            const frontmatter = frontmatterOf(file);
            if (known.get(file) !== frontmatter) hasChanged = true;
            known.set(file, frontmatter);
          }
        });
      });
      let hasFailed = false;
      api.onBeforeStartDevServer(({ server }) => {
        const hot = server.environments.web?.hot;
        let broken: string[] = [];
        const sayBroken = () => ({ event: EVENTS.brokenPages, data: broken });
        hot?.onConnect(client => client.send('custom', sayBroken()));
        api.onDevCompileDone(({ stats }) => {
          const { errors = [] } = stats.toJson({ all: false, errors: true });
          broken = brokenPages(errors.map(({ message }) => message));
          hot?.send('custom', sayBroken());
          if (stats.hasErrors()) {
            hot?.send('custom', { event: EVENTS.failed });
          } else if (hasChanged) {
            hasChanged = false;
            server.sockWrite('full-reload');
          } else if (hasFailed) {
            hot?.send('custom', { event: EVENTS.repaired });
          }
          hasFailed = stats.hasErrors();
        });
      });
    },
  };
  return {
    name: 'site-reloads',
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      return config;
    },
    builderConfig: { plugins: [plugin] },
  };
}

/** @returns what's between the lines of dashes at the start of a page; nothing if the page is gone */
function frontmatterOf(file: string): string {
  try {
    return /^---\r?\n[\s\S]*?\r?\n---/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  } catch {
    return '';
  }
}
