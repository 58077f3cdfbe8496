/** The first of the ports that the builds are served at, one after another. */
const PORT = Number(process.env.TEST_PORT ?? 4801);

/** The builds of the site that the browser tests look at. */
export interface Variant {
  port: number;
  basePath: string;
  outDir: string;
  /** Settings of the build besides those above. */
  env: Record<string, string>;
}

/** Of the host that the built files lie on once more, each variant's in a folder of its name. */
export const ASSET_PORT = PORT + 4;

/** Where a variant's pages load their scripts and styles from, if not from the site. */
const assetPrefix = (name: string) => `http://localhost:${ASSET_PORT}/${name}/`;

export const VARIANTS = {
  /** At the root of a host, with everything known that can be known. */
  root: {
    port: PORT,
    basePath: '/',
    outDir: '.test-builds/root',
    env: { SITE_ORIGIN: 'https://docs.example.com', DOCS_REPO_URL: 'https://github.com/acme/docs' },
  },
  /** In a folder of a host, with nothing known. */
  base: { port: PORT + 1, basePath: '/some/base/', outDir: '.test-builds/base', env: {} },
  /** In a folder of a host, with assets on another one. */
  assets: {
    port: PORT + 3,
    basePath: '/some/base/',
    outDir: '.test-builds/assets',
    env: { ASSET_PREFIX: assetPrefix('assets') },
  },
  /**
   * With the search of a service, which the tests answer for, an app that does not wait for the reader, and assets on
   * another host.
   */
  hosted: {
    port: PORT + 2,
    basePath: '/',
    outDir: '.test-builds/hosted',
    env: {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_API_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_INSIGHTS: 'true',
      HYDRATION: 'load',
      ASSET_PREFIX: assetPrefix('hosted'),
    },
  },
} as const satisfies Record<string, Variant>;

/** Those that differ in where they are served; the pages of the others are the same as at the root. */
export const PLACES = { root: VARIANTS.root, base: VARIANTS.base };

export type VariantName = keyof typeof VARIANTS;

/** Variables that would give one variant what another machine knows. */
const UNSET = [
  'ASSET_PREFIX',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
  'HYDRATION',
  'SITE_ORIGIN',
  'DOCS_REPO_URL',
  'NETLIFY',
  'VERCEL_PROJECT_PRODUCTION_URL',
  'CF_PAGES_URL',
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
  'CI_PROJECT_URL',
];

/** Environment of a variant's build, without what the machine knows by itself. */
export function variantEnv({ basePath, outDir, env }: Variant): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNSET.includes(name)));
  return { ...inherited, BASE_PATH: basePath, OUT_DIR: outDir, ...env };
}
