/** @throws Error with file, line, and column, if the texts aren't JSON */
export function checkTexts(source: string) {
  try {
    JSON.parse(source);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
    const before = source.slice(0, position).split('\n');
    const place = `i18n.json:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    throw Object.assign(new Error(`${place} The interface texts aren't valid JSON: ${message}.`), {
      stack: '',
    });
  }
}
