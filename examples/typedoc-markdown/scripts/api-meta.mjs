// TypeDoc empties its folder on each run, so the labels of the sidebar are written after it.
import { readdirSync, writeFileSync } from 'node:fs';

const folder = process.argv[2] ?? 'docs/api';

const kinds = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => ({ type: 'dir', name, label: labelOf(name) }));
writeFileSync(`${folder}/_meta.json`, `${JSON.stringify(['index', ...kinds], null, 2)}\n`);

/**
 * `type-aliases` → `Type aliases`
 * @param {string} name
 */
function labelOf(name) {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}
