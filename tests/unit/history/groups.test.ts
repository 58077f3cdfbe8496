import { expect, it } from 'vitest';
import { groupChanges, shownName } from '../../../history/groups';
import { type Recorded, recorded } from '../../../history/recorded';
import type { Fact, FactKind } from '../../../plugins/content/api-facts/fact';

const entry = (kind: FactKind, name: string, part: Partial<Fact> = {}): Recorded =>
  recorded({ kind, name, package: '@rspress/core', type: 'string', ...part });

it('groups added names by area, and lists each name once', () => {
  const added = [
    entry('variable', '--rp-gap'),
    entry('export', 'useLang', { from: 'runtime' }),
    entry('export', 'runCLI', { from: 'core' }),
    entry('nav', 'icon'),
    entry('option', 'themeConfig.nav[].icon'),
    entry('option', 'themeConfig.locales[].darkMode'),
    entry('option', 'siteOrigin'),
  ];
  const { added: groups } = groupChanges({ added, removed: [], changed: [] });
  expect(groups.map(([group, entries]) => [group, entries.map(shownName)])).toEqual([
    ['option', ['siteOrigin']],
    ['navigation', ['nav[].icon']],
    ['core', ['runCLI']],
    ['runtime', ['useLang']],
    ['variable', ['--rp-gap']],
  ]);
});

it('lists a deprecation separately from other changes', () => {
  const before = entry('option', 'localeRedirect', { optional: true });
  const after = entry('option', 'localeRedirect', { optional: false, deprecated: 'Use another.' });
  const { changed, deprecated } = groupChanges({ added: [], removed: [], changed: [{ before, after }] });
  expect(changed).toEqual([
    { entry: after, fields: [{ field: 'optional', before: 'true', after: 'false' }] },
  ]);
  expect(deprecated).toEqual([after]);
  const alone = { before, after: { ...before, deprecated: '' } };
  expect(groupChanges({ added: [], removed: [], changed: [alone] }).changed).toEqual([]);
});
