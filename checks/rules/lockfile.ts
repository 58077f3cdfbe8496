import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import {
  findLockfiles,
  LOCKFILE,
  missingOptionalPackages,
  packageName,
  packagesWithHost,
  packagesWithoutIntegrity,
  readLockedPackages,
} from '../locked-packages';
import { MISSING_INTEGRITY } from '../missing-integrity';

const NAME = 'lockfile';

export const lockfileRule = lockfileRuleWith(MISSING_INTEGRITY);

/** @param known packages of the project's lockfile that may lack a hash, such as `@a/tool@1.2.3` */
export function lockfileRuleWith(known: string[]): Rule {
  return {
    name: NAME,
    description:
      'Lockfiles have the binaries of each platform, so that `npm ci` accepts them, and the hash of each package, and name no registry.',
    check: ({ root }) =>
      findLockfiles(root).flatMap(file => findingsIn(root, file, file === LOCKFILE ? known : [])),
  };
}

function findingsIn(root: string, file: string, known: string[]): Finding[] {
  const packages = readLockedPackages(path.join(root, file));
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const finding = (folder: string, problem: string, advice: string): Finding => ({
    rule: NAME,
    file,
    line: lines.findIndex(line => line.includes(`"${folder}": {`)) + 1,
    problem,
    advice,
  });
  const spec = (folder: string) => `${packageName(folder)}@${packages[folder]?.version}`;
  const withoutIntegrity = packagesWithoutIntegrity(packages);
  const outdated = known.filter(name => !withoutIntegrity.map(spec).includes(name));
  return [
    ...missingOptionalPackages(packages).map(({ name, version, from }) =>
      finding(
        from,
        `${name}@${version} is missing, an optional dependency of ${from}.`,
        'Run `npm run lockfile`, which adds it.',
      ),
    ),
    ...withoutIntegrity
      .filter(folder => !known.includes(spec(folder)))
      .map(folder =>
        finding(
          folder,
          `${folder} has no "integrity", so npm installs whatever it receives.`,
          'Run `npm run lockfile`, which asks the registry for it.',
        ),
      ),
    ...packagesWithHost(packages).map(folder =>
      finding(
        folder,
        `${folder} has "resolved" with a host, so npm doesn't use the registry that's configured.`,
        'Remove it, and set "omit-lockfile-registry-resolved" in the .npmrc next to the lockfile.',
      ),
    ),
    ...outdated.map(name =>
      finding(
        '',
        `${name} is locked with its hash, or not at all.`,
        'Remove it from checks/missing-integrity.ts.',
      ),
    ),
  ];
}
