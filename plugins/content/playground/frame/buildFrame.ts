import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { FRAME_POLICY } from './policy';
import { REACT_MODULES } from './reactModules';

const ENTRY = fileURLToPath(new URL('index.ts', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('document.html', import.meta.url));
/** Inside the project, so that imports resolve to its packages. */
const WORK_DIR = 'node_modules/.cache/playground';

/**
 * Writes `index.html` with everything that examples need inlined. This is a separate build, because in the core's
 * builds every entry includes the theme, its styles, and its inline scripts.
 * @param dir absolute folder
 * @param include modules in addition to React's; see `PlaygroundOptions`
 */
export async function buildFrame(dir: string, include: Record<string, string>): Promise<void> {
  await mkdir(WORK_DIR, { recursive: true });
  // Two builds may run at the same time, so each writes into its own folder.
  const workDir = await mkdtemp(path.resolve(WORK_DIR, 'frame-'));
  try {
    const modulesFile = path.join(workDir, 'modules.mjs');
    await writeFile(modulesFile, modulesSource(include));
    await bundleFrame(dir, modulesFile);
  } finally {
    await rm(workDir, { recursive: true });
  }
}

async function bundleFrame(dir: string, modulesFile: string): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'warn',
      source: { entry: { index: ENTRY } },
      resolve: { alias: { 'virtual-playground-modules': modulesFile } },
      html: {
        template: TEMPLATE,
        templateParameters: { policy: FRAME_POLICY },
        inject: 'body',
        scriptLoading: 'blocking',
      },
      splitChunks: false,
      output: {
        distPath: { root: dir },
        cleanDistPath: false,
        dataUriLimit: Number.POSITIVE_INFINITY,
        inlineScripts: true,
        inlineStyles: true,
        legalComments: 'inline',
      },
      performance: { printFileSize: false, buildCache: false },
      server: { publicDir: false },
      tools: {
        swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
        rspack: { output: { asyncChunks: false } },
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}

/** Exposes each module as an `import` would, marked as an ES module, so that examples find `default` as expected. */
export function modulesSource(include: Record<string, string>): string {
  const entries = [...REACT_MODULES.map(name => [name, name] as const), ...Object.entries(include)];
  const imports = entries.map(([, from], at) => `import * as m${at} from ${JSON.stringify(locate(from))};`);
  const members = entries.map(([name], at) => `  ${JSON.stringify(name)}: { __esModule: true, ...m${at} },`);
  return [...imports, 'export default {', ...members, '};', ''].join('\n');
}

function locate(from: string): string {
  return from.startsWith('.') ? path.resolve(from) : from;
}
