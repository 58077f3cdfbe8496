import { buildSite } from '../../scripts/build-site';
import { createSiteServer } from '../../scripts/serve-files';
import { VARIANTS, type VariantName, variantEnv } from '../variants';

/** Builds one variant of the site and serves it; started by the browser tests. */
const variant = VARIANTS[process.argv[2] as VariantName];
await buildSite(variantEnv(variant));
createSiteServer({ dir: variant.outDir, basePath: variant.basePath }).listen(variant.port);
