import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeSmallDocs } from '../tests/small-docs';
import { VARIANTS, type Variant, variantEnv } from '../tests/variants';
import { buildSite } from './build-site';

/** Files that no build reads, or that change its output in no variant. */
const UNREAD = [':!tests', ':!*.md', ':!.github', ':!.ci', ':!biome.json', ':!vitest.config.ts'];
/** Files below `tests` that builds of variants read. */
const READ = [
  'tests/small-docs.ts',
  'tests/small.config.ts',
  'tests/variants.ts',
  'tests/fixtures/playground-site',
];

/**
 * Builds the variants of the site that the browser tests look at, one after the other, because builds in one folder
 * disturb each other. A variant whose sources are unchanged since its last build is left as it is.
 */
async function buildVariants() {
  const sources = hashSources();
  writeSmallDocs();
  for (const [name, variant] of Object.entries<Variant>(VARIANTS)) {
    const key = `${sources} ${JSON.stringify(variant)}`;
    const keyFile = `${variant.outDir}.key`;
    if (existsSync(variant.outDir) && readText(keyFile) === key) {
      console.log(`${name}: unchanged since its last build`);
      continue;
    }
    console.log(`${name}: building into ${variant.outDir} …`);
    rmSync(keyFile, { force: true });
    rmSync(variant.outDir, { recursive: true, force: true });
    await buildSite(variantEnv(variant), variant.config);
    writeFileSync(keyFile, key);
  }
}

/** Hash of all that a build depends on besides its settings. */
function hashSources(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' });
  const sum = createHash('sha256').update(process.version);
  // Pages show when they were last changed.
  sum.update(git('log', '-1', '--format=%H', '--', 'docs'));
  const list = (...paths: string[]) =>
    git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
  for (const file of [...list('.', ...UNREAD), ...list(...READ)]) {
    // Git lists links to folders too, and files that were deleted.
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      sum.update(`${file}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

mkdirSync('.test-builds', { recursive: true });
await buildVariants();
