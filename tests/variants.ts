/** The builds of the site that the browser tests look at. */
export interface Variant {
  port: number;
  basePath: string;
  outDir: string;
  /** Settings of the build besides those above. */
  env: Record<string, string>;
}

export const VARIANTS = {
  /** At the root of a host, with everything known that can be known. */
  root: {
    port: 4801,
    basePath: '/',
    outDir: '.test-builds/root',
    env: { SITE_ORIGIN: 'https://docs.example.com', DOCS_REPO_URL: 'https://github.com/acme/docs' },
  },
  /** In a folder of a host, with nothing known. */
  base: { port: 4802, basePath: '/some/base/', outDir: '.test-builds/base', env: {} },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

/** Variables that would give one variant what another machine knows. */
const UNSET = [
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
