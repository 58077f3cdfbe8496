import type { Corpus } from './corpus';

/** Something wrong in a file, described so that anyone can fix it. */
export interface Finding {
  /** Name of the rule that found it. */
  rule: string;
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What's wrong, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  advice: string;
  /** Returns the corrected line. Only defined if that's safe. */
  fix?: (line: string) => string;
}

/** Check of the documentation. There's one rule per file, and it reports all its findings at once. */
export interface Rule {
  name: string;
  /** What the rule requires, in one sentence. */
  description: string;
  /** Whether its findings are matters of style, which are printed as advice and don't fail the checks. */
  isHint?: boolean;
  check(corpus: Corpus): Finding[] | Promise<Finding[]>;
  /** Returns what to print about the pages in addition to the findings, as a sentence. */
  summary?(corpus: Corpus): string;
}

/** Formats a finding as `docs/en/index.mdx:3  same-links: <problem> <advice>`. */
export function formatFinding({ file, line, rule, problem, advice }: Finding): string {
  return `${file}:${line}  ${rule}: ${problem} ${advice}`;
}
