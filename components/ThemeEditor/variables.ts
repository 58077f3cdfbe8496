/** A variable of the default theme. */
export interface ThemeVariable {
  name: string;
  /** Whether light and dark mode have values of their own, as colors do. */
  isPerMode: boolean;
  isColor: boolean;
}

/** The build fills this in. */
const variables: ThemeVariable[] = [];
export default variables;
