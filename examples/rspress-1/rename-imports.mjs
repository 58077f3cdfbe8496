// Run in the folder of the site: node rename-imports.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Record<string, string>} */
const RENAMED = {
  rspress: '@rspress/core',
  'rspress/config': '@rspress/core',
  'rspress/core': '@rspress/core',
  'rspress/runtime': '@rspress/core/runtime',
  'rspress/theme': '@rspress/core/theme',
  '@rspress/runtime': '@rspress/core/runtime',
  '@rspress/shared': '@rspress/core',
  '@rspress/theme-default': '@rspress/core/theme',
};
const SOURCE = /\.(mdx?|[cm]?[jt]sx?)$/;
const LEFT_OUT = /(^|[/\\])(node_modules|doc_build|\.git)([/\\]|$)/;

for (const file of readdirSync('.', { recursive: true, encoding: 'utf8' })) {
  if (!SOURCE.test(file) || LEFT_OUT.test(file) || file === 'rename-imports.mjs') continue;
  const inTheme = file.split(path.sep)[0] === 'theme';
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/(\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g, (all, start, quote, name) => {
    const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined;
    if (!renamed) return all;
    // In the theme itself, `@rspress/core/theme` is the theme itself.
    const target = inTheme && renamed.endsWith('/theme') ? `${renamed}-original` : renamed;
    return `${start}${quote}${target}${quote}`;
  });
  if (after !== before) {
    writeFileSync(file, after);
    console.log(file);
  }
}
