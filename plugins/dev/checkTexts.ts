import { type TransformFailure, transformSync } from 'esbuild';

/** @throws Error with file, line, and column, if the texts aren't JSON */
export function checkTexts(source: string) {
  if (isJson(source)) return;
  try {
    // Unlike `JSON.parse`, it always knows the position, but it starts a process.
    transformSync(source, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const { line = 1, column = 0 } = first?.location ?? {};
    const message = `i18n.json:${line}:${column + 1} The interface texts aren't valid JSON: ${first?.text}.`;
    throw Object.assign(new Error(message), { stack: '' });
  }
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
