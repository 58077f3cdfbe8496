/** Parses JSON from files, and reports each value that isn't as expected instead of stopping at the first one. */

/** Something wrong in a file, and where: `parts.pages[0].commit`. */
export interface Problem {
  place: string;
  reason: string;
}

/** Each function returns a harmless value if it reports a problem. */
export interface Parser {
  problems: Problem[];
  object(json: unknown, place: string): Record<string, unknown>;
  list(json: unknown, place: string): unknown[];
  text(json: unknown, place: string): string;
  number(json: unknown, place: string): number;
  /** A time in UTC with milliseconds: `2026-01-31T12:00:00.000Z`. */
  time(json: unknown, place: string): string;
  /** The hash of a commit. */
  commit(json: unknown, place: string): string;
  oneOf<Name extends string>(json: unknown, names: readonly [Name, ...Name[]], place: string): Name;
}

export function createParser(): Parser {
  const problems: Problem[] = [];
  function expected<Value>(value: Value, place: string, what: string): Value {
    problems.push({ place, reason: `should be ${what}.` });
    return value;
  }
  const matching = (json: unknown, pattern: RegExp, place: string, what: string) =>
    typeof json === 'string' && pattern.test(json) ? json : expected('', place, what);
  return {
    problems,
    object: (json, place) =>
      typeof json === 'object' && json !== null && !Array.isArray(json)
        ? { ...json }
        : expected({}, place, 'an object'),
    list: (json, place) => (Array.isArray(json) ? json : expected([], place, 'a list')),
    text: (json, place) => (typeof json === 'string' ? json : expected('', place, 'a text')),
    number: (json, place) =>
      typeof json === 'number' && Number.isFinite(json) ? json : expected(0, place, 'a number'),
    time: (json, place) =>
      matching(
        json,
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
        place,
        'a time like 2026-01-31T12:00:00.000Z',
      ),
    commit: (json, place) => matching(json, /^[0-9a-f]{40}$/, place, 'the hash of a commit'),
    oneOf(json, names, place) {
      const found = names.find(name => name === json);
      return found ?? expected(names[0], place, `one of ${names.join(', ')}, not ${JSON.stringify(json)}`);
    },
  };
}
