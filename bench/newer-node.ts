import path from 'node:path';
import { install } from './sandbox';

/** What Lighthouse 13 and Starlight ask for at least. */
const NEEDED = [22, 19];
const VERSION = '24.21.0';

export interface Node {
  program: string;
  version: string;
}

/**
 * A Node that every tool of the bench runs on: this one where it is new enough, else one from the registry. Where that
 * has none for this machine, it is this one after all, and tools that need a newer one say so.
 */
export async function newerNode(): Promise<Node> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) {
    return { program: process.execPath, version: process.versions.node };
  }
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = await install('node', { [name]: VERSION }).catch(() => undefined);
  if (!folder) return { program: process.execPath, version: process.versions.node };
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return { program: path.join(folder, 'node_modules', name, 'bin', file), version: VERSION };
}
