import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';

export type ServerConfig = NonNullable<RsbuildConfig['server']>;

/** Serves frames on the address of the pages, also with `--host`. The plugin itself serves them on all addresses. */
export function serveWithPages(server: ServerConfig): RsbuildPlugin {
  return {
    name: 'site-preview-host',
    setup: api =>
      api.modifyRsbuildConfig(config => {
        server.host = config.server?.host ?? 'localhost';
      }),
  };
}
