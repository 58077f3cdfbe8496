import path from 'node:path';
import { install } from './sandbox';

/** The lowest version that Lighthouse 13 and Starlight accept. */
const NEEDED = [22, 19];
const VERSION = '24.21.0';

export interface Node {
  program: string;
  version: string;
}

/**
 * Returns a Node.js that can run all tools: the current one if it's new enough, or else one from the npm registry. If
 * the registry has none for this machine, it returns the current one, and tools that need a newer one fail with a
 * message. All builds use the returned Node.js, including those of this site.
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
