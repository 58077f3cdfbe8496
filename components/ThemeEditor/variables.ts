/** A variable of the default theme. */
export interface ThemeVariable {
  name: string;
  /** Whether it has different values in light and dark mode, as colors do. */
  isPerMode: boolean;
  isColor: boolean;
}

/** Filled in at build time. */
const variables: ThemeVariable[] = [];
export default variables;
