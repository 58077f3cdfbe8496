import type { Fact } from './fact';

export type Mode = 'light' | 'dark';

/** How far a variable may refer to another before it must be a circle. */
const DEEPEST = 10;
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(.*\)|transparent)$/i;
const OPAQUE = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as the default theme has it, whatever the page that shows it makes of the same variables. */
export interface Color {
  value: string;
  /** Background of the default theme in the same mode, where one can see through the colour. */
  on?: string;
}

/**
 * The colour that a variable is in a mode, with the variables that it refers to in the place of their names;
 * `undefined` where it is none: a length, a font, a border, a gradient.
 * @param variables all that there are
 */
export function colorOf(variable: Fact, mode: Mode, variables: Fact[]): Color | undefined {
  const value = resolved(valueIn(variable, mode), mode, variables);
  if (!COLOR.test(value) || value.includes('var(')) return undefined;
  if (OPAQUE.test(value)) return { value };
  const background = variables.find(({ name }) => name === '--rp-c-bg');
  return { value, ...(background && { on: valueIn(background, mode) }) };
}

function valueIn({ type, dark }: Fact, mode: Mode): string {
  return mode === 'dark' ? (dark ?? type) : type;
}

function resolved(value: string, mode: Mode, variables: Fact[], depth = 0): string {
  if (depth === DEEPEST) return value;
  return value.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    const found = variables.find(variable => variable.kind === 'variable' && variable.name === name);
    return found ? resolved(valueIn(found, mode), mode, variables, depth + 1) : reference;
  });
}
