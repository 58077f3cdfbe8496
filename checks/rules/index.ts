import type { Rule } from '../finding';

/** Every rule that the pages are held to. */
export const RULES: Rule[] = [];
