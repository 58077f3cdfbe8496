/** A name in code: `logoText`, `route.cleanUrls`, `BASE_PATH`. */
export function isName(text: string): boolean {
  return isCamelCase(text) || /^[\w-]+(?:[._][\w-]+)+$/.test(text);
}

export function isCamelCase(text: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(text);
}

/** Returns the flag that a row of a table explains, such as `--base` for `-b, --base · Sets the path`. */
export function explainedFlag(passage: string): string | undefined {
  const [, flag] = /^(?:-\w, )?(--[\w-]+)/.exec(passage) ?? [];
  return passage.includes(' · ') ? flag?.toLowerCase() : undefined;
}
