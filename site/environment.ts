/** Variables by name, usually `process.env`. */
export type Environment = Record<string, string | undefined>;

/** All invalid settings in one message, one sentence each. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A variable and its value, so that an error can name both. */
export interface Named {
  name: string;
  value: string;
}

/** The first of the variables that contains more than whitespace. */
export function first(env: Environment, names: readonly string[]): Named | undefined {
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) return { name, value };
  }
  return undefined;
}
