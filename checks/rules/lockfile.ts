import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { type LockedPackages, missingOptionalPackages } from '../locked-packages';

const NAME = 'lockfile';
const FILE = 'package-lock.json';

export const lockfileRule: Rule = {
  name: NAME,
  description: 'The lockfile has the binaries of each platform, so that `npm ci` accepts it.',
  check({ root }) {
    const file = path.join(root, FILE);
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const { packages } = JSON.parse(text) as { packages: LockedPackages };
    const lines = text.split('\n');
    return missingOptionalPackages(packages).map<Finding>(({ name, version, from }) => ({
      rule: NAME,
      file: FILE,
      line: lines.findIndex(line => line.includes(`"${from}": {`)) + 1,
      problem: `${name}@${version} is missing, an optional dependency of ${from}.`,
      advice: 'Run `npm run lockfile`, which adds it.',
    }));
  },
};
