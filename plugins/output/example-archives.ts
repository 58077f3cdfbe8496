import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type Zippable, zipSync } from 'fflate';
import { glob } from 'tinyglobby';

const EXAMPLES = 'examples';
/** Every file gets the same time, without a time zone, so that the same files produce the same archive. */
const MODIFIED = '1980-01-01T00:00:00';

/** Offers each folder of `examples/` as `<outDir>/examples/<name>.zip`, ready to install and build. */
export function pluginExampleArchives(outDir: string): RspressPlugin {
  return {
    name: 'site-example-archives',
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const target = path.join(outDir, EXAMPLES);
      await mkdir(target, { recursive: true });
      for (const entry of await readdir(EXAMPLES, { withFileTypes: true })) {
        if (!entry.isDirectory()) continue;
        const archive = await zipFolder(path.join(EXAMPLES, entry.name), entry.name);
        await writeFile(path.join(target, `${entry.name}.zip`), archive);
      }
    },
  };
}

/**
 * @param folder to pack, without installed packages and build output
 * @param name folder that contains everything after unpacking
 */
export async function zipFolder(folder: string, name: string): Promise<Uint8Array> {
  const files = await glob('**/*', {
    cwd: folder,
    dot: true,
    ignore: ['**/node_modules/**', '**/doc_build/**', '**/.DS_Store'],
  });
  const contents: Zippable = {};
  for (const file of files.sort()) contents[`${name}/${file}`] = await readFile(path.join(folder, file));
  return zipSync(contents, { level: 9, mtime: MODIFIED });
}
