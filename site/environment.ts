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

/** A variable, if it contains more than whitespace. */
export function readVariable(env: Environment, name: string): Named | undefined {
  const value = env[name]?.trim();
  return value ? { name, value } : undefined;
}
