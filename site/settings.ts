import { type Environment, type Named, readVariable, SettingsError } from './environment';
import { parseFolder } from './folder-setting';
import { type HostedSearch, parseHostedSearch } from './hosted-search';
import { parseWebAddress, withoutCredentials } from './web-address';

export { SettingsError };

/**
 * What the environment may change about this site, read and checked in one place. Every setting has a default, so that
 * a fresh clone builds without any of them.
 */
export interface Settings {
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
  /**
   * URL of the folder that scripts, styles, and imported images are loaded from, with a trailing slash: a copy of the
   * built files on another host. `undefined` if they're loaded from the base path.
   */
  assetPrefix?: string | undefined;
  /** `https://host` without a trailing slash, or `undefined` if it isn't known. */
  siteOrigin: string | undefined;
  /** URL of the repository without a trailing slash, or `undefined` if it isn't known. */
  repoUrl: string | undefined;
  /** Folder of the built files, relative to the project and inside it. A build makes sure that it's its own. */
  outDir: string;
  /** `undefined` if the search runs in the browser, without any service. */
  hostedSearch?: HostedSearch | undefined;
}

const OUT_DIR = 'doc_build';

/**
 * @param env usually `process.env`
 * @param packageRepository the `repository` field of `package.json`, as written there
 * @throws SettingsError with each variable that has an invalid value, and what the variable accepts
 */
export function readSettings(env: Environment, packageRepository?: unknown): Settings {
  const faults: string[] = [];
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch (error) {
      faults.push(withoutCredentials((error as Error).message));
      return fallback;
    }
  };
  const settings: Settings = {
    basePath: attempt(() => parseBasePath(env), '/'),
    assetPrefix: attempt(() => parseAssetPrefix(env), undefined),
    siteOrigin: attempt(() => parseOrigin(env), undefined),
    repoUrl: attempt(() => parseRepository(env, packageRepository), undefined),
    outDir: attempt(() => parseOutDir(env), OUT_DIR),
    hostedSearch: attempt(() => parseHostedSearch(env), undefined),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function parseOutDir(env: Environment): string {
  const given = readVariable(env, 'OUT_DIR');
  return given ? parseFolder(given, OUT_DIR) : OUT_DIR;
}

function parseBasePath(env: Environment): string {
  const value = env.BASE_PATH?.trim();
  if (!value) return '/';
  const segments = value.split('/').filter(Boolean);
  const valid = segments.every(segment => /^[\w.~-]+$/.test(segment) && segment !== '.' && segment !== '..');
  if (!valid) {
    throw new Error(
      `BASE_PATH is "${value}", but it takes a path such as "/docs/": letters, digits, "-", "_", "." and "~" between slashes.`,
    );
  }
  return segments.length > 0 ? `/${segments.join('/')}/` : '/';
}

function parseAssetPrefix(env: Environment): string | undefined {
  const given = readVariable(env, 'ASSET_PREFIX');
  if (!given) return undefined;
  const address = parseWebAddress(given.value);
  if (!address || !/^[\w.~/-]+$/.test(address.path)) {
    throw new Error(
      `${given.name} is "${given.value}", but it takes the address of a folder such as "https://cdn.example.com/docs/".`,
    );
  }
  return (address.origin + address.path).replace(/\/*$/, '/');
}

function parseOrigin(env: Environment): string | undefined {
  const given = readVariable(env, 'SITE_ORIGIN') ?? hostOrigin(env);
  if (!given) return undefined;
  const address = parseWebAddress(given.value);
  if (address?.path !== '/') {
    throw new Error(
      `${given.name} is "${given.value}", but it takes an origin such as "https://docs.example.com", without a path.`,
    );
  }
  return address.origin;
}

/** The public URL that a host provides to its builds. */
function hostOrigin(env: Environment): Named | undefined {
  if (env.NETLIFY === 'true') return readVariable(env, 'URL');
  const vercel = readVariable(env, 'VERCEL_PROJECT_PRODUCTION_URL');
  // Not Cloudflare's `CF_PAGES_URL`: even in production, it's the URL of a single deployment.
  return vercel && { ...vercel, value: `https://${vercel.value}` };
}

function parseRepository(env: Environment, packageRepository: unknown): string | undefined {
  const given = readVariable(env, 'DOCS_REPO_URL') ?? ciRepository(env) ?? fromPackage(packageRepository);
  if (!given) return undefined;
  const url = given.value
    .replace(/^git\+/, '')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/\.git$/, '')
    .replace(/\/+$/, '');
  const address = parseWebAddress(url);
  if (!address || address.path === '/') {
    throw new Error(
      `${given.name} is "${given.value}", but it takes the address of a repository such as "https://github.com/owner/name".`,
    );
  }
  return `${address.origin}${address.path}`;
}

/** The repository that a CI service reports as the one it's building. */
function ciRepository(env: Environment): Named | undefined {
  if (env.GITHUB_SERVER_URL && env.GITHUB_REPOSITORY) {
    return {
      name: 'GITHUB_REPOSITORY',
      value: `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`,
    };
  }
  return (
    readVariable(env, 'CI_PROJECT_URL') ??
    (env.NETLIFY === 'true' ? readVariable(env, 'REPOSITORY_URL') : undefined)
  );
}

function fromPackage(repository: unknown): Named | undefined {
  const value: unknown = typeof repository === 'string' ? repository : Object(repository).url;
  return typeof value === 'string' && value ? { name: '"repository" in package.json', value } : undefined;
}
