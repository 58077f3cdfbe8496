import type { Stats } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { EVENTS } from './events';

/** Folders with code that runs in the dev server itself, so that a change needs a new one. */
export const OWN_CODE = ['plugins', 'site', 'search', 'history', 'rspress.config.ts'];
/** These reach the pages without a restart. */
const OF_PAGES = /\.(?:json|css|tsx|md|mdx|txt|svg)$/;

/** Editors save into a file of another name first, which then takes the place of the real one. */
const OF_PROJECT = /\.(?:[cm]?[jt]sx?|json|mdx?|css|txt|svg)$/;

/** What the server tells `scripts/dev.ts`, which starts it. */
export type DevMessage = { port: number } | { restarts: true };

/**
 * Restarts the dev server in a new process: when a page is added or removed, and when its own code changes. In the same
 * process, Node.js would keep the earlier code, and the memory of this site would grow with each restart.
 */
export function pluginRestart(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'site-restart',
    apply: 'serve',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        // What the core watches: it restarts when a file is added to the docs or removed from them.
        for (const { options } of [config.dev?.watchFiles ?? []].flat())
          if (Array.isArray(options?.ignored)) options.ignored.push(isTemporary);
        return mergeRsbuildConfig(config, {
          dev: {
            watchFiles: {
              paths: OWN_CODE,
              type: 'restart',
              options: { ignored: [path => OF_PAGES.test(path), isTemporary] },
            },
          },
        });
      });
      let sayRestarts = () => {};
      api.onBeforeStartDevServer(({ server }) => {
        sayRestarts = () => server.environments.web?.hot.send('custom', { event: EVENTS.restarts });
      });
      api.onAfterStartDevServer(({ port }) => {
        tell({ port });
      });
      // The script that started the server was killed, so the server ends, too.
      process.once('disconnect', () => process.emit('SIGTERM'));
      api.onRestart(async () => {
        if (!tell({ restarts: true })) return;
        sayRestarts();
        // The core closes the server, stores its cache, and exits.
        process.emit('SIGTERM');
        await new Promise(() => {});
      });
    },
  };
  return { name: 'site-restart', builderConfig: { plugins: [plugin] } };
}

/** @param stats none if the watcher only has the name so far, which may be that of a folder */
function isTemporary(path: string, stats?: Stats): boolean {
  return Boolean(stats?.isFile() && !OF_PROJECT.test(path));
}

/** @returns whether someone listens, which isn't so if the core's own command has started the server */
function tell(message: DevMessage): boolean {
  return process.send?.(message) ?? false;
}
