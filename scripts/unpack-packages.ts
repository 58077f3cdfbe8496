import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lays packages out as if they were installed, without what they depend on: `<folder>/node_modules/<name>`.
 * @param packages versions by names
 * @throws Error when the registry doesn't have one of them
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
