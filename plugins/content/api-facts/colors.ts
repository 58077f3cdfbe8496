import type { Fact } from './fact';

export type Mode = 'light' | 'dark';

/** Maximum number of references from variable to variable that are followed. If there are more, they're circular. */
const DEEPEST = 10;
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(.*\)|transparent)$/i;
const OPAQUE = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A color of the default theme, even if the page that shows it overrides the same variables. */
export interface Color {
  value: string;
  /** The default theme's background in the same mode, if the color is translucent. */
  on?: string;
}

/**
 * The color of a variable in a mode, with references to other variables replaced by their values; `undefined` if the
 * variable isn't a color but, for example, a length, a font, a border, or a gradient.
 * @param variables all variables
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
