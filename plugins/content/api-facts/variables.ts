import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    for (const { selector, body } of rules(readFileSync(path.join(folder, file), 'utf8'))) {
      for (const [, name = '', value = ''] of body.matchAll(/(--(?:rp|shiki)-[\w-]+)\s*:\s*([^;]+)/g)) {
        const values = found.get(name) ?? {};
        values[modeOf(selector)] ??= value.replace(/\s+/g, ' ').trim();
        found.set(name, values);
      }
    }
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b)).map(([name, values]) => fact(name, values));
}

function fact(name: string, { any, light = any, dark = any }: Values): Fact {
  const value = light ?? dark ?? '';
  return {
    kind: 'variable',
    name,
    package: CORE,
    type: value,
    ...(dark !== undefined && dark !== value && { dark }),
  };
}

/** The theme sets both classes on `<html>`; its stylesheets use one or the other. */
function modeOf(selector: string): keyof Values {
  if (selector.includes(':not(.rp-dark)')) return 'light';
  return /\.(rp-)?dark\b/.test(selector) ? 'dark' : 'any';
}

interface StyleRule {
  selector: string;
  body: string;
}

/** The rules of a stylesheet outside of media queries, including those in layers and `@supports`. */
function rules(css: string): StyleRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found: StyleRule[] = [];
  for (let position = 0; ; ) {
    const open = text.indexOf('{', position);
    if (open < 0) return found;
    const selector = text
      .slice(position, open)
      .replace(/^[\s\S]*;/, '')
      .trim();
    const close = closingBrace(text, open);
    const body = text.slice(open + 1, close);
    if (selector.startsWith('@layer') || selector.startsWith('@supports')) found.push(...rules(body));
    else if (!selector.startsWith('@')) found.push({ selector, body });
    position = close + 1;
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  return text.length;
}
