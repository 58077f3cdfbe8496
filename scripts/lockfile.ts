import { readFileSync, writeFileSync } from 'node:fs';
import { type LockedPackage, type LockedPackages, missingOptionalPackages } from '../checks/locked-packages';

/**
 * `npm run lockfile`: adds the binaries of other platforms to `package-lock.json`, so that `npm ci` accepts it
 * everywhere. Run it after each `npm install` that changes the lockfile.
 */
const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: LockedPackages };
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
if (missing.length > 0) {
  // In the same order as npm.
  const entries = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
}
console.log(missing.length === 0 ? 'The lockfile is complete.' : `Added ${missing.length} packages.`);

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
