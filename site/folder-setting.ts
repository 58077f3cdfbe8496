import { type Named, SettingsError } from './environment';

/** Notation of another system or of a shell, and characters that no name of a folder needs. */
const OTHER_NOTATION = /^~|[\\:\p{Cc}]/u;
/** Folders of Git and npm, in any case, because some file systems don't distinguish it. */
const RESERVED = /^(?:\.git|node_modules)$/i;

/**
 * Parses the name of a folder inside the project. Whether a command may write there is a question for `own-folder.ts`.
 * @param example a folder for the error message
 * @returns the path relative to the project, with single slashes and no `.`
 * @throws SettingsError that names the setting and what it accepts
 */
export function parseFolder({ name, value }: Named, example: string): string {
  const steps = value.split('/').filter(step => step !== '' && step !== '.');
  const isInside = !value.startsWith('/') && steps.length > 0 && !steps.includes('..');
  if (isInside && !OTHER_NOTATION.test(value) && !steps.some(step => RESERVED.test(step))) {
    return steps.join('/');
  }
  throw new SettingsError(
    `${name} is "${value}", but it takes a folder of the project such as "${example}": names between slashes, without "..", "\\", and ":", and outside of .git and node_modules.`,
  );
}
