/** A build of the site that browser tests look at. */
export interface Variant {
  /** Path that the site is served under. It starts and ends with a slash. */
  basePath: string;
  outDir: string;
  /** File of the configuration, if it isn't the site's own. */
  config?: string;
  /** Settings of the build, besides those above. */
  env: Record<string, string>;
}

const SMALL = 'tests/small.config.ts';

/** A host that no name server knows. The tests' browser finds it on this machine, see `tests/browser/fixtures.ts`. */
export const ASSET_PREFIX = 'http://assets.example.com/copy/';

export const VARIANTS = {
  /** At the root of a host, with all settings that a page can show. */
  root: {
    basePath: '/',
    outDir: '.test-builds/root',
    env: { SITE_ORIGIN: 'https://docs.example.com', DOCS_REPO_URL: 'https://github.com/acme/docs' },
  },
  /** In a folder of a host, without any setting. */
  base: { basePath: '/some/base/', outDir: '.test-builds/base', env: {} },
  /** A few pages, for tests that change the site or save it for offline reading. */
  small: { basePath: '/', outDir: '.test-builds/small', config: SMALL, env: {} },
  /** A few pages without the layers that make the first load lighter. */
  plain: { basePath: '/', outDir: '.test-builds/plain', config: 'tests/plain.config.ts', env: {} },
  /** A few pages with the hosted search, which tests answer for, and with assets on another host. */
  hosted: {
    basePath: '/',
    outDir: '.test-builds/hosted',
    config: SMALL,
    env: {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_API_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_INSIGHTS: 'true',
      ASSET_PREFIX,
    },
  },
  /** Pages with playgrounds that the site doesn't show. */
  playground: {
    basePath: '/some/base/',
    outDir: '.test-builds/playground',
    config: 'tests/fixtures/playground-site/rspress.config.ts',
    env: {},
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

/** The variants with all pages, which differ in where they are served. */
export const PLACES = ['root', 'base'] as const satisfies VariantName[];

/** Variables that would tell a variant what another machine knows. */
const UNSET = [
  'ASSET_PREFIX',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
  'SITE_ORIGIN',
  'DOCS_REPO_URL',
  'NETLIFY',
  'VERCEL_PROJECT_PRODUCTION_URL',
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
  'CI_PROJECT_URL',
];

/** Environment of a variant's build, without what the machine knows by itself. */
export function variantEnv({ basePath, outDir, env }: Variant): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNSET.includes(name)));
  return { ...inherited, BASE_PATH: basePath, OUT_DIR: outDir, ...env };
}
