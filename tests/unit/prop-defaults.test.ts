import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { extractFacts } from '../../plugins/content/api-facts/extract';
import { CORE, installed } from '../../plugins/content/api-facts/installed';
import { defaultsInCode } from '../../plugins/content/api-facts/propDefaults';

it.each([
  ['a parameter', "export function A({ size = 'big', other, inner: { deep = 1 } = {} }) {}"],
  ['the body', "function A(props) { const { size = 'big' } = props; const { x = 1 } = other; }"],
  ['a wrapped function', "const A = forwardRef((props, ref) => { const { size: own = 'big' } = props; });"],
])('reads the defaults of a component from %s', (_, code) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'defaults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'index.js'), `${code}\nfunction B({ size = 'small' }) {}\n`);
  const file = path.join(folder, 'index.d.ts');
  expect(defaultsInCode(file, 'A')).toEqual(new Map([['size', "'big'"]]));
  expect(defaultsInCode(path.join(folder, 'none.d.ts'), 'A')).toEqual(new Map());
});

it('prefers defaults in the code to those in comments', () => {
  const facts = extractFacts(installed(CORE), []);
  const byDefault = (name: string) => facts.find(fact => fact.kind === 'prop' && fact.name === name)?.default;
  // The package's comment says `'page''` instead.
  expect(byDefault('PageTabs.id')).toBe("'page'");
  expect(byDefault('Button.theme')).toBe("'brand'");
  // A default that's only a name in the component's own file wouldn't tell readers anything.
  expect(byDefault('Layout.HomeLayout')).toBeUndefined();
  expect(byDefault('Tabs.defaultIndex')).toBe('0');
});
