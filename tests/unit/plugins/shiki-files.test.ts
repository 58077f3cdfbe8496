import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { asScript, pluginShikiFiles, type ShikiRegistry } from '../../../plugins/content/shiki-files';

const { 'virtual-shiki-registry': source = '' } =
  (await pluginShikiFiles().addRuntimeModules?.({}, true)) ?? {};
const registry = JSON.parse(source.replace(/^export default |;$/g, '')) as ShikiRegistry;
const fileOf = (kind: string, id: string) => path.resolve(`node_modules/@shikijs/${kind}/dist/${id}.mjs`);

it('every available language and theme has a file', () => {
  const files = [
    ...registry.languages.map(({ id }) => fileOf('langs', id)),
    ...registry.themes.map(({ id }) => fileOf('themes', id)),
  ];
  expect(files.filter(file => !existsSync(file))).toEqual([]);
  expect(registry.languages.length).toBeGreaterThan(200);
  expect(new Set(registry.themes.map(({ type }) => type))).toEqual(new Set(['light', 'dark']));
});

it('changes the extension of imports in a grammar to .js, and nothing else', () => {
  const code = readFileSync(fileOf('langs', 'vue'), 'utf8');
  const script = asScript(code);
  expect(script).toContain("import css from './css.js'");
  expect(script).not.toMatch(/^import .*\.mjs/m);
  expect(script.replaceAll(".js'", ".mjs'")).toBe(code);
  const text = `const lang = "import a from './a.mjs'"\nexport { default } from './b.mjs'\n`;
  expect(asScript(text)).toBe(`const lang = "import a from './a.mjs'"\nexport { default } from './b.js'\n`);
});
