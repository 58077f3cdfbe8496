import type { Case, Failure, Metric, Part, Subject } from '../../bench/results';
import type { Language } from '../../site/languages';
import labels from './labels.json';

type Label = Record<Language, string>;

/** The texts of the tables and charts. */
export const LABELS: {
  metrics: Record<Metric, Label>;
  subjects: Record<Subject, Label>;
  cases: Record<Case, Label>;
  failures: Record<Failure, Label>;
  parts: Record<Part, Label>;
} & Omit<typeof labels, 'metrics' | 'subjects' | 'cases' | 'failures' | 'parts'> = labels;

export function sizeLabel(pages: number, lang: Language): string {
  return LABELS.size[lang].replace('{pages}', String(pages));
}
