import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAYERED_FILES, type LayeredFiles, type LayerName, withoutLayers } from '../../contracts/layers';
import { REACHES } from '../../contracts/reaches';
import type { Trial } from './choose';

/** Time limit in ms, because a build whose compiler fails can wait forever. */
const TIMEOUT = 5 * 60 * 1000;
/** In ms. A build that has printed an error, and then nothing for this long, is stuck. */
const SILENCE = 30_000;

export interface Build extends Trial {
  output: string;
}

/** Reads the files that contain the layers from a copy of the project, before any change. */
export function readLayeredFiles(folder: string): LayeredFiles {
  return Object.fromEntries(LAYERED_FILES.map(file => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/**
 * Builds a copy of the project without some layers.
 * @param original what `readLayeredFiles` returned for the copy
 * @param left layers to leave out
 * @param script builds the site into `OUT_DIR`, or the variant that its parameter names
 */
export async function buildWithout(
  folder: string,
  original: LayeredFiles,
  left: readonly LayerName[],
  script: string[],
): Promise<Build> {
  for (const [file, text] of Object.entries(withoutLayers(original, left)))
    writeFileSync(path.join(folder, file), text);
  // The build cache doesn't notice changes in the files that the configuration imports.
  rmSync(path.join(folder, '.cache/rspress'), { recursive: true, force: true });
  const { code, output } = await run(folder, script);
  return { ok: code === 0, output, blamed: blamedLayers(output) };
}

function run(folder: string, script: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', OUT_DIR: 'doc_build' },
      // In its own process group, so that the processes it has started end with it.
      detached: true,
    });
    let output = '';
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const limit = setTimeout(end, TIMEOUT);
    let silence: ReturnType<typeof setTimeout> | undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        clearTimeout(silence);
        if (/^error\b/m.test(output)) silence = setTimeout(end, SILENCE);
      });
    }
    child.once('error', reject);
    child.once('close', code => {
      clearTimeout(limit);
      clearTimeout(silence);
      resolve({ code, output });
    });
  });
}

/** Returns the layers of the contracts that a build's output names. */
export function blamedLayers(output: string): LayerName[] {
  const named = [...output.matchAll(/The contract "([\w-]+)" no longer holds/g)].map(([, id]) => id);
  const layers = Object.entries(REACHES).flatMap(([id, reach]) =>
    named.includes(id) && 'layer' in reach ? [reach.layer] : [],
  );
  return [...new Set(layers)];
}
