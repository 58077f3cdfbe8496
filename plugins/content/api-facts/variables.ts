import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Rule } from 'postcss';
import { globSync } from 'tinyglobby';
import type { Fact } from './fact';
import { CORE, type Installed } from './installed';

/** The values of a custom property, without those in media queries, which only apply to narrow screens. */
interface Values {
  any?: string;
  light?: string;
  dark?: string;
}

/** Custom properties of the default theme with their values in light and dark mode. */
export function variableFacts({ folder }: Installed): Fact[] {
  const found = new Map<string, Values>();
  for (const file of globSync('dist/theme/**/*.css', { cwd: folder }).sort()) {
    const styles = parse(readFileSync(path.join(folder, file), 'utf8'));
    styles.walkAtRules(/^(?!layer$|supports$)/, rule => {
      rule.remove();
    });
    styles.walkDecls(/^--(rp|shiki)-/, ({ prop, value, parent }) => {
      const values = found.get(prop) ?? {};
      values[modeOf((parent as Rule).selector)] ??= value.replace(/\s+/g, ' ');
      found.set(prop, values);
    });
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b)).map(([name, values]) => fact(name, values));
}

function fact(name: string, { any, light = any, dark = any }: Values): Fact {
  const value = light ?? dark ?? '';
  return { kind: 'variable', name, package: CORE, type: value, dark: dark === value ? undefined : dark };
}

/** The theme sets both classes on `<html>`; its stylesheets use one or the other. */
function modeOf(selector: string): keyof Values {
  if (selector.includes(':not(.rp-dark)')) return 'light';
  return /\.(rp-)?dark\b/.test(selector) ? 'dark' : 'any';
}
