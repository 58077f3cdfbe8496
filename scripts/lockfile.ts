import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  LOCKFILE,
  type LockedPackage,
  type LockedPackages,
  missingOptionalPackages,
  packageName,
  packagesWithoutIntegrity,
} from '../checks/locked-packages';

/**
 * `npm run lockfile`: adds the binaries of other platforms to `package-lock.json`, so that `npm ci` accepts it
 * everywhere, and the hashes that are missing, from the registry. Run it after each `npm install` that changes the
 * lockfile. For the bench's own lockfile, run `npm run lockfile -- bench`.
 */
const file = path.join(process.argv[2] ?? '.', LOCKFILE);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
const missing = missingOptionalPackages(lock.packages);
for (const { name, version, from } of missing) {
  const { dev } = lock.packages[from] ?? {};
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...platformOf(name),
  };
  console.log(`Added ${name}@${version}.`);
}
let hashes = 0;
for (const folder of packagesWithoutIntegrity(lock.packages)) {
  const { version, ...rest } = lock.packages[folder] ?? {};
  const spec = `${packageName(folder)}@${version}`;
  const integrity = integrityOf(spec);
  if (integrity) {
    lock.packages[folder] = { version, integrity, ...rest };
    hashes += 1;
  } else {
    console.warn(`The registry doesn't have ${spec}, so its hash is missing.`);
  }
}
if (missing.length + hashes > 0) {
  // In the same order as npm.
  const entries = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
}
console.log(`Added ${missing.length} packages and ${hashes} hashes.`);

/** @returns the hash of a package such as `@a/tool@1.2.3`, or `undefined` if the registry doesn't have it */
function integrityOf(spec: string): string | undefined {
  try {
    const output = execFileSync('npm', ['view', spec, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Reads the platform of a binary from its name, such as `@biomejs/cli-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const [os] = /darwin|linux|win32|android|freebsd|openbsd|netbsd|sunos|aix|openharmony/.exec(name) ?? [];
  const [cpu] = /arm64|x64|ia32|riscv64|s390x|ppc64|loong64|wasm32|arm/.exec(name) ?? [];
  const [libc] = /musl|gnu/.exec(name) ?? [];
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}
