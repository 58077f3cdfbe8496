import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Unpacks packages to `<folder>/node_modules/<name>` as if they were installed, but without their dependencies.
 * @param packages versions by package name
 * @throws Error if the registry doesn't have one of them
 */
export function unpackPackages(folder: string, packages: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  const specs = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...specs], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const [name, version] of Object.entries(packages)) {
    const archive = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(folder, archive), '-C', place, '--strip-components=1']);
  }
}
