import { expect, it } from 'vitest';
import { sizesBySource, sourceOf } from '../../../plugins/output/module-sizes';

const module = (name: string | undefined, size: number) => ({
  nameForCondition: () => name && `${process.cwd()}/${name}`,
  size: () => size,
});

it('adds up module sizes by source, splits joined modules, sorts by size, and skips styles', () => {
  const modules = [
    module('theme/overrides/Nav/index.tsx', 10),
    module('theme/overrides/Nav/menu/index.tsx', 1),
    module('theme/overrides/Nav/Nav.module.css', 99),
    {
      ...module('node_modules/a/index.js', 30),
      modules: [module('node_modules/a/index.js', 20), module('node_modules/b/index.js', 10)],
    },
    module(undefined, 5),
  ];
  expect(Object.entries(sizesBySource(modules))).toEqual([
    ['a', 20],
    ['theme/overrides/Nav', 11],
    ['b', 10],
  ]);
});

it.each([
  ['node_modules/react-dom/client.js', 'react-dom'],
  ['node_modules/a/node_modules/@scope/b/index.js', '@scope/b'],
  ['node_modules/.cache/runtime/virtual-routes.js', 'data of the site'],
  ['theme/overrides/Nav/Menu/index.tsx', 'theme/overrides/Nav'],
  ['i18n.json', 'i18n.json'],
])('%s belongs to %s', (name, source) => {
  expect(sourceOf(name)).toBe(source);
});
