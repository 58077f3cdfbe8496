import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeSmallDocs } from '../tests/small-docs';
import { VARIANTS, type Variant, variantEnv } from '../tests/variants';
import { buildSite } from './build-site';
import { hashBuildSources } from './source-hash';

/**
 * Builds the variants of the site that the browser tests use. They're built one after the other, because builds in the
 * same folder disturb each other. A variant isn't built again if its sources haven't changed since its last build.
 * @param wanted names of variants; if empty, all variants are built
 * @throws Error if one of these variants doesn't exist
 */
async function buildVariants(wanted: string[]) {
  const unknown = wanted.filter(name => !(name in VARIANTS));
  if (unknown.length > 0) throw new Error(`There is no variant "${unknown.join('", "')}".`);
  const sources = hashBuildSources();
  writeSmallDocs();
  for (const [name, variant] of Object.entries<Variant>(VARIANTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const key = [sources, JSON.stringify(variant), process.env.WITHOUT].join(' ');
    const keyFile = `${variant.outDir}.key`;
    if (existsSync(variant.outDir) && readText(keyFile) === key) {
      console.log(`${name}: unchanged since its last build`);
      continue;
    }
    console.log(`${name}: building into ${variant.outDir} …`);
    rmSync(keyFile, { force: true });
    await buildSite(variantEnv(variant), variant.config);
    writeFileSync(keyFile, key);
  }
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

mkdirSync('.test-builds', { recursive: true });
await buildVariants(process.argv.slice(2));
