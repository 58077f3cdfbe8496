import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pluginPlainErrors } from './plainErrors';
import { pluginProblems } from './problems';
import { pluginReloads } from './reloads';
import { pluginRestart } from './restart';
import { pluginSourceFaults } from './sourceFaults';

const CLIENT = fileURLToPath(new URL('./client/index.ts', import.meta.url));

/** What helps authors while they write. It isn't part of a build. */
export function dev(): RspressPlugin[] {
  const client: RsbuildPlugin = {
    name: 'site-dev-client',
    apply: 'serve',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          source: { preEntry: [CLIENT] },
          // A page that fails to render would be blank.
          dev: { client: { overlay: { errors: true, runtime: true } } },
        }),
      );
    },
  };
  return [
    { name: 'site-dev-client', builderConfig: { plugins: [client] } },
    pluginSourceFaults(),
    pluginPlainErrors(),
    pluginProblems(),
    pluginReloads(),
    pluginRestart(),
  ];
}
