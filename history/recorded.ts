import type { Fact } from '../plugins/content/api-facts/fact';

/** What the history keeps of a fact: its name and what can change about it, without its description. */
export interface Recorded extends Pick<Fact, 'kind' | 'name'>, State {
  /** Entry point, for exports, types, and props. */
  from?: string;
}

/** What can change about a name from release to release. */
export type State = Pick<Fact, 'type'> & Partial<Pick<Fact, 'optional' | 'default' | 'deprecated' | 'dark'>>;

export const FIELDS = ['type', 'optional', 'default', 'deprecated', 'dark'] as const;
export type Field = (typeof FIELDS)[number];

/** A fact as the history keeps it. */
export function recorded({ kind, name, from, type, ...fact }: Fact): Recorded {
  const { optional, default: byDefault, deprecated, dark } = fact;
  return {
    kind,
    name,
    ...(from !== undefined && { from }),
    type: plainType(type),
    ...(optional !== undefined && { optional }),
    ...(byDefault !== undefined && { default: byDefault }),
    ...(deprecated !== undefined && { deprecated }),
    ...(dark !== undefined && { dark }),
  };
}

/** One name for each entry of a package: the same name can be an option, a prop, and an export of two modules. */
export function keyOf({ kind, name, from = '' }: Pick<Fact, 'kind' | 'name' | 'from'>): string {
  return `${kind} ${from} ${name}`;
}

/** The type without differences that only come from how declarations were generated. */
function plainType(type: string): string {
  return type.replace(/\bReact\.(?=[A-Z])/g, '').replaceAll('"', "'");
}
