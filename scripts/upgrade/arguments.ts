import { CORE } from '../../plugins/content/api-facts/installed';

export interface UpgradeArguments {
  /** Version of the core, such as `2.0.23`, or a tag such as `latest`. */
  version: string;
  /** Also builds all pages with the chosen layers. The layers are chosen with the small site. */
  allPages: boolean;
  /** Keeps the copy of the project for inspection. */
  keep: boolean;
}

export const USAGE = `Usage: npm run upgrade -- ${CORE}@<version> [--all-pages] [--keep]`;

/** @throws Error that says what is wrong, and has the usage */
export function parseArguments(given: readonly string[]): UpgradeArguments {
  const flags = given.filter(text => text.startsWith('-'));
  const [release, ...more] = given.filter(text => !text.startsWith('-'));
  const unknown = flags.find(flag => !['--all-pages', '--keep'].includes(flag));
  if (unknown) throw wrong(`There is no option ${unknown}.`);
  if (!release) throw wrong('Name the release to try.');
  if (more.length > 0) throw wrong(`Name one release; these are ${more.length + 1}.`);
  const [, name, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(release) ?? [];
  if (name !== CORE) throw wrong(`Only releases of ${CORE} can be tried, not of ${name ?? release}.`);
  if (!version) throw wrong(`Name a version or a tag: ${CORE}@latest.`);
  if (!/^(?:\d+\.\d+\.\d+(?:-[\w.-]+)?|[a-z][\w-]*)$/.test(version)) {
    throw wrong(`${version} is neither a version, such as 2.0.23, nor a tag, such as latest.`);
  }
  return { version, allPages: flags.includes('--all-pages'), keep: flags.includes('--keep') };
}

function wrong(sentence: string): Error {
  return new Error(`${sentence}\n${USAGE}`);
}
