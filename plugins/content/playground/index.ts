import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { remarkPlayground } from './fences/remarkPlayground';
import { buildFrame } from './frame/buildFrame';
import { FRAME_FOLDER } from './frame/policy';
import { serveFrame } from './frame/serveFrame';
import { type PlaygroundOptions, readOptions } from './options';
import { adoptedEditorStyles } from './workbench/adoptedStyles';
import { ownWorker } from './workbench/ownWorker';

export { FRAME_FOLDER, FRAME_POLICY, FRAME_POLICY_HEADER, FRAME_SANDBOX } from './frame/policy';
export type { PlaygroundOptions } from './options';

/**
 * Adds an editor and a live result to fences with `playground` in their meta, loaded when the reader opens them. The
 * code runs in a separate document under `<base>playground/` that can't access the page or the network.
 * @throws Error if an option is unknown or has an invalid value
 */
export function pluginPlayground(options: PlaygroundOptions = {}): RspressPlugin {
  const settings = readOptions(options);
  return {
    name: 'site-playground',
    markdown: { remarkPlugins: [[remarkPlayground, settings]] },
    builderConfig: {
      source: { include: [fileURLToPath(new URL('.', import.meta.url))] },
      plugins: [serveFrame(settings.include), adoptedEditorStyles(), ownWorker()],
    },
    async afterBuild({ outDir = 'doc_build' }, isProd) {
      if (isProd) await buildFrame(path.resolve(outDir, FRAME_FOLDER), settings.include);
    },
  };
}
