import { CORE } from '../plugins/content/api-facts/installed';
import { keyOf } from './recorded';

/** Names of the last release of Rspress 1 by kind, by module, or by plugin, as `migration/rspress-1.json` has them. */
export type OldNames = Record<string, string[]>;

const KINDS = [
  'option',
  'frontmatter',
  'nav',
  'hook',
  'page',
  'route',
  'command',
  'flag',
  'variable',
] as const;
const MODULES = ['core', 'runtime', 'theme'] as const;

/** Keys of the names that Rspress 1 had, for a package of today. */
export function carriedOver(names: OldNames, packageName: string): Set<string> {
  if (packageName !== CORE) {
    return new Set(names[packageName]?.map(name => keyOf({ kind: 'option', name })));
  }
  const ofKinds = KINDS.flatMap(kind => names[kind]?.map(name => keyOf({ kind, name })) ?? []);
  const ofModules = MODULES.flatMap(from => [
    ...(names[from] ?? []).flatMap(name => [
      keyOf({ kind: 'export', name, from }),
      keyOf({ kind: 'type', name, from }),
    ]),
    ...(names.prop ?? []).map(name => keyOf({ kind: 'prop', name, from })),
  ]);
  return new Set([...ofKinds, ...ofModules]);
}
