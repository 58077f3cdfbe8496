import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { INSTALL_SCRIPTS } from '../install-scripts';
import { LOCKFILE, packagesWithInstallScript, readLockedPackages } from '../locked-packages';

const NAME = 'install-scripts';
const FILE = 'package.json';
const REASONS = 'checks/install-scripts.ts';

export const installScriptsRule = installScriptsRuleWith(INSTALL_SCRIPTS);

/** @param reasons why the install script of each package may run or not */
export function installScriptsRuleWith(reasons: Record<string, string>): Rule {
  return {
    name: NAME,
    description: '`allowScripts` names each package with an install script, and nothing else.',
    check({ root }) {
      if (!existsSync(path.join(root, LOCKFILE))) return [];
      const text = readFileSync(path.join(root, FILE), 'utf8');
      const { allowScripts = {} } = JSON.parse(text) as { allowScripts?: Record<string, boolean> };
      const named = new Set(Object.keys(allowScripts).map(withoutVersion));
      const locked = new Set(packagesWithInstallScript(readLockedPackages(path.join(root, LOCKFILE))));
      return [...new Set([...locked, ...named, ...Object.keys(reasons)])].flatMap<Finding>(name => {
        const found = findingOf(name, locked.has(name), named.has(name), reasons[name]);
        return found ? { rule: NAME, file: FILE, line: lineOf(text, name), ...found } : [];
      });
    },
  };
}

function findingOf(
  name: string,
  isLocked: boolean,
  isNamed: boolean,
  reason: string | undefined,
): Pick<Finding, 'problem' | 'advice'> | undefined {
  if (!isLocked) {
    return {
      problem: `No package ${name} with an install script is locked.`,
      advice: `Remove it from "allowScripts" and from ${REASONS}.`,
    };
  }
  if (!isNamed) {
    return {
      problem: `${name} has an install script that "allowScripts" doesn't name.`,
      advice: `Run \`npm install-scripts deny ${name}\`, and say in ${REASONS} why the site works without it.`,
    };
  }
  if (!reason) {
    return {
      problem: `Nothing says why the install script of ${name} may run or not.`,
      advice: `Add the reason to ${REASONS}.`,
    };
  }
  return undefined;
}

/** `@a/tool@1.2.3` is the package `@a/tool`. */
function withoutVersion(key: string): string {
  return key.replace(/(?<=.)@.*$/, '');
}

/** Line of the package in `allowScripts`, or else of `allowScripts` itself. */
function lineOf(text: string, name: string): number {
  const lines = text.split('\n');
  const first = lines.findIndex(line => line.includes('"allowScripts"'));
  const own = lines.findIndex(line => line.trim().startsWith(`"${name}`) && /: (?:true|false),?$/.test(line));
  return Math.max(own, first, 0) + 1;
}
