import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { remarkPlayground } from './fences/remarkPlayground';
import { buildFrame } from './frame/buildFrame';
import { FRAME_FOLDER } from './frame/policy';
import { serveFrame } from './frame/serveFrame';
import { type PlaygroundOptions, readOptions } from './options';
import { adoptedEditorStyles } from './workbench/adoptedStyles';

export { FRAME_FOLDER, FRAME_POLICY, FRAME_POLICY_HEADER, FRAME_SANDBOX } from './frame/policy';
export type { PlaygroundOptions } from './options';

/**
 * Fences with `playground` in their meta get an editor and a live result, loaded when the reader asks for it. The
 * code runs in a document of its own under `<base>playground/` that can reach neither page nor network.
 * @throws Error where an option does not take its value
 */
export function pluginPlayground(options: PlaygroundOptions = {}): RspressPlugin {
  const settings = readOptions(options);
  return {
    name: 'site-playground',
    markdown: { remarkPlugins: [[remarkPlayground, settings]] },
    builderConfig: {
      source: { include: [fileURLToPath(new URL('.', import.meta.url))] },
      plugins: [serveFrame(settings.include), adoptedEditorStyles()],
    },
    async afterBuild({ outDir = 'doc_build' }, isProd) {
      if (isProd) await buildFrame(path.resolve(outDir, FRAME_FOLDER), settings.include);
    },
  };
}
