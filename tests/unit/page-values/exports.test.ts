import { readdirSync, readFileSync } from 'node:fs';
import * as transformers from '@rspress/core/shiki-transformers';
import { beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../../plugins/content/api-facts/fact';
import { readFacts } from '../../../plugins/content/api-facts/read';
import { codeInLine, expectLine } from './onPage';

const CORE = 'node_modules/@rspress/core';

let facts: Fact[];

beforeAll(async () => {
  facts = await readFacts();
});

/** Returns the names that the theme exports. */
const themeNames = (kind: 'export' | 'type') =>
  facts.filter(fact => fact.kind === kind && fact.from === 'theme').map(({ name }) => name);

it('the theme exports as many values, icons, and types as the page says', () => {
  const values = themeNames('export');
  const icons = values.filter(name => /^Icon[A-Z]/.test(name));
  const types = themeNames('type');
  expect([values.length, icons.length, types.length]).toEqual([110, 30, 45]);
  expectLine('api/client-api/api-components', '110', '30', '45');
});

it('the page about commands names the components that can be ejected but not replaced', () => {
  const exported = new Set(themeNames('export'));
  const folders = readdirSync(`${CORE}/dist/eject-theme/components`).sort();
  // `Llms` is a folder of several components, which the theme exports by their own names.
  const unexported = folders.filter(name => name !== 'Llms' && !exported.has(name));
  const starts = { en: '| Not exported by the theme', zh: '| 主题没有导出' };
  expect(codeInLine('api/commands', starts)).toEqual([unexported, unexported]);
});

it('the page lists the keys of getCustomMDXComponent', () => {
  const code = readFileSync(`${CORE}/dist/theme/components/DocContent/docComponents/index.js`, 'utf8');
  const keys = [...code.matchAll(/^ {8}(\w+): \w+,?$/gm)].map(([, key]) => key);
  const [first, last, ...others] = ['h1', 'h6', ...keys.slice(6)];
  expect(keys.slice(0, 6)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
  const starts = { en: 'The keys are', zh: '返回的对象包含以下键' };
  for (const named of codeInLine('api/client-api/theme-hooks', starts)) {
    expect(named.slice(0, others.length + 2)).toEqual([first, last, ...others]);
  }
});

it.each(Object.entries(transformers).filter(([name]) => name.startsWith('SHIKI_TRANSFORMER_ADD_')))(
  'the page names the value of %s',
  (name, value) => {
    expectLine('api/node-api', `| \`${name}\` | \`${value}\` |`);
  },
);

it('the page names the transformer that highlights lines', () => {
  expectLine('api/node-api', `\`${transformers.transformerCompatibleMetaHighlight().name}\``);
});

it('transformerCompatibleMetaHighlight is deprecated, as three pages say', () => {
  const fact = facts.find(({ name }) => name === 'transformerCompatibleMetaHighlight');
  expect(fact?.deprecated).toBeDefined();
});
