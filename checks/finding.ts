import type { Corpus } from './corpus';

/** Something wrong in a file, described so that anyone can fix it. */
export interface Finding {
  /** Name of the rule that found it. */
  rule: string;
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong; a sentence. */
  problem: string;
  /** What to do about it; a sentence. */
  advice: string;
  /** Corrects the line, where that is safe. */
  fix?: (line: string) => string;
}

/** A check of the documentation: one rule a file, all its findings at once. */
export interface Rule {
  name: string;
  /** What it holds the pages to, in one sentence. */
  description: string;
  check(corpus: Corpus): Finding[] | Promise<Finding[]>;
  /** What to say about the pages besides findings; a sentence. */
  summary?(corpus: Corpus): string;
}

/** `docs/en/index.mdx:3  same-links: <problem> <advice>` */
export function formatFinding({ file, line, rule, problem, advice }: Finding): string {
  return `${file}:${line}  ${rule}: ${problem} ${advice}`;
}
