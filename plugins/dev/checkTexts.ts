import { type TransformFailure, transformSync } from 'esbuild';

/** @throws Error with file, line, and column, if the texts aren't JSON */
export function checkTexts(source: string) {
  try {
    // Unlike `JSON.parse`, it always knows the position.
    transformSync(source, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const { line = 1, column = 0 } = first?.location ?? {};
    const message = `i18n.json:${line}:${column + 1} The interface texts aren't valid JSON: ${first?.text}.`;
    throw Object.assign(new Error(message), { stack: '' });
  }
}
