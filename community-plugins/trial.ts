import { stripVTControlCharacters } from 'node:util';

export type TrialResult = 'works' | 'works with a note' | 'does not work' | 'not found';

/** An entry of `tried.json`. */
export interface TriedPlugin {
  /** Name in the npm registry, or the one that it did not find. */
  name: string;
  /** Absent where the registry had none. */
  version?: string;
  result: TrialResult;
  /** First line of the error, where there was one. */
  message?: string;
  /** Day of the trial or of the question to the registry, as in 2026-11-21. */
  date: string;
}

/** What a plugin must have left in the output of the build. */
export interface Probe {
  /** Paths below the output folder, with `/` on each system. */
  file: RegExp;
  /** Text that at least one of these files holds; without it, the file has to be there. */
  has?: RegExp;
}

/** A file of the output: its path below the output folder and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** The effects that are missing in the output, in the order of the probes. */
export function missingEffects(files: OutputFile[], probes: Probe[]): Probe[] {
  return probes.filter(
    ({ file, has }) =>
      !files.some(({ path, text }) => file.test(path) && (has === undefined || has.test(text))),
  );
}

/** The first line of a failed command's output that names an error, without colours and label. */
export function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map(line => line.trim());
  const found = lines.find(line => /^(?:error\b|npm error\b|\w*Error:|× )/.test(line));
  return (found ?? lines.find(Boolean) ?? '').replace(/^(?:npm )?error\s+/, '');
}

/** What a trial with these findings comes to. */
export function resultOf({ error, hasNote }: { error: string | undefined; hasNote: boolean }): TrialResult {
  if (error !== undefined) return 'does not work';
  return hasNote ? 'works with a note' : 'works';
}

/**
 * The newest version of a package, or `undefined` where the npm registry has no such package.
 * @param answer what `npm view <name> version --json` printed to its standard output
 * @throws on an answer that says neither, such as an error of the network
 */
export function versionInRegistry(answer: string): string | undefined {
  const parsed: unknown = answer.trim() ? JSON.parse(answer) : undefined;
  if (typeof parsed === 'string') return parsed;
  const { code } = (parsed as { error?: { code?: string } } | undefined)?.error ?? {};
  if (code === 'E404') return undefined;
  throw new Error(`The npm registry did not answer: ${code ?? (answer.trim() || 'no output')}`);
}

/**
 * The result for a plugin without a trial: that the registry has it under none of its names.
 * @param ask the answer of the registry for a name, as `versionInRegistry` reads it
 * @throws where the registry has the plugin, which can be tried then, or did not answer
 */
export function resultWithoutTrial(
  { name, packageName }: { name: string; packageName?: string },
  ask: (name: string) => string,
  date: string,
): TriedPlugin {
  for (const asked of packageName ? [name, packageName] : [name]) {
    const version = versionInRegistry(ask(asked));
    if (version === undefined) continue;
    throw new Error(
      `The npm registry has ${asked} ${version}, but community-plugins/plugins.ts has no trial for it`,
    );
  }
  return { name, result: 'not found', date };
}

/** `rspress.config.ts` of the trial's site. */
export function configSource({ imports, call }: { imports: string; call: string }): string {
  return `import { defineConfig } from '@rspress/core';
${imports}

export default defineConfig({
  root: 'docs',
  plugins: [${call}],
});
`;
}
