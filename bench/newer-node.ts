import path from 'node:path';
import { install } from './sandbox';

/** The least that Lighthouse 13 and Starlight require. */
const NEEDED = [22, 19];
const VERSION = '24.21.0';

export interface Node {
  program: string;
  version: string;
}

/**
 * A Node.js that can run every tool: this one if it's new enough, otherwise one from the registry. If the registry has
 * none for this machine, it's this one after all, and tools that need a newer one fail with a message. All builds use
 * it, those of this site, too.
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
