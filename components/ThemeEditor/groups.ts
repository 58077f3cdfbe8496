import type { ThemeVariable } from './variables';

/** Groups by name prefix; a variable belongs to the first one that matches. */
const GROUPS = {
  colors: /^--rp-c-/,
  shapes: /^--rp-(?:radius|shadow)/,
  containers: /^--rp-container-/,
  code: /^--(?:shiki-|rp-code-)/,
  fonts: /^--rp-font-/,
  home: /^--rp-home-/,
  other: /^--/,
} as const;

export type GroupName = keyof typeof GROUPS;

/** @returns the variables of each group, without empty groups */
export function groupVariables(variables: ThemeVariable[]): [GroupName, ThemeVariable[]][] {
  const names = Object.keys(GROUPS) as GroupName[];
  const groups = names.map(group => {
    const own = variables.filter(
      ({ name }) => names.find(candidate => GROUPS[candidate].test(name)) === group,
    );
    return [group, own] as [GroupName, ThemeVariable[]];
  });
  return groups.filter(([, own]) => own.length > 0);
}
