import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Changes, changesBetween, namesOf } from '../../../history/changes';
import { namesAt } from '../../../history/history';
import { readHistory } from '../../../history/readHistory';
import { recorded } from '../../../history/recorded';
import { extractFacts } from '../../../plugins/content/api-facts/extract';
import { CORE, installed } from '../../../plugins/content/api-facts/installed';
import { unpackPackages } from '../../../scripts/unpack-packages';

const OLD = '2.0.12';

it("the history's changes between two releases match their packages", () => {
  mkdirSync('.test-builds', { recursive: true });
  const folder = mkdtempSync(path.resolve('.test-builds/release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  unpackPackages(folder, { [CORE]: OLD, '@rspress/shared': OLD });
  const declared = (nodeModules?: string) =>
    namesOf(extractFacts(installed(CORE, nodeModules), []).map(recorded));
  const releases = readHistory()[CORE] ?? [];
  const { version } = installed(CORE);
  expect(sorted(changesBetween(namesAt(releases, OLD), namesAt(releases, version)))).toEqual(
    sorted(changesBetween(declared(path.join(folder, 'node_modules')), declared())),
  );
});

/** Sorts the names: one list has the order of the declarations, the other one that of the releases. */
function sorted({ added, removed, changed }: Changes) {
  return {
    added: added.map(entry => JSON.stringify(entry)).sort(),
    removed: removed.map(entry => JSON.stringify(entry)).sort(),
    changed: changed.map(pair => JSON.stringify(pair)).sort(),
  };
}
