/** The shapes of the files that the bench writes, and what can't be true of results from one run on one commit. */
import { z } from 'zod';
import { CASES, FAILURES, METRICS, type Metric, PARTS, SUBJECTS } from './results';

const metric = z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]);
/** A time in UTC with milliseconds. Such times can be compared and sorted as text. */
const time = z.iso.datetime({ precision: 3 });
const commit = z.string().regex(/^[0-9a-f]{40}$/, "isn't the hash of a commit");

/** Values of several runs. */
const spread = z
  .strictObject({ min: z.number(), median: z.number(), max: z.number() })
  .refine(({ min, median, max }) => min <= median && median <= max, "isn't in order");
export type Spread = z.infer<typeof spread>;

const machine = z.strictObject({
  platform: z.string(),
  cpu: z.string(),
  cpus: z.number(),
  memoryGb: z.number(),
});
export type Machine = z.infer<typeof machine>;

/** What a run and a row of the results say about how they came about. */
const measurement = {
  failure: z.enum(FAILURES).optional(),
  /** What the tool printed, for people who repeat the bench. */
  message: z.string().optional(),
  /** When the first run started and the last one ended. Runs of other rows may be in between. */
  start: time,
  end: time,
  /** How long the runs took in all, including those that were thrown away. */
  seconds: z.number(),
  /** Largest share of the CPU time that other programs used in a run, from 0 to 1; on Linux only. */
  load: z.number().optional(),
  /** How many runs were thrown away, because other programs disturbed them or Lighthouse failed. */
  repeated: z.number(),
};

/** One line of a table. */
const row = z.strictObject({
  subject: z.enum(SUBJECTS),
  case: z.enum(CASES),
  /** Pages in each language, for generated sites. */
  pages: z.number().optional(),
  /** How many runs the values are from; 0 if there are no values. */
  runs: z.number(),
  values: z.partialRecord(metric, spread),
  commit,
  ...measurement,
});
export type Row = z.infer<typeof row>;

/** One run of the bench, from start to end on one commit. */
const results = z.strictObject({
  commit,
  start: time,
  end: time,
  machine,
  /** Version of Node.js that ran the builds. */
  node: z.string(),
  /** Versions of the packages and tools. */
  versions: z.record(z.string(), z.string()),
  parts: z.partialRecord(z.enum(PARTS), z.array(row)),
});
export type Results = z.infer<typeof results>;

/** One run of a row. It has either values or a failure. */
const run = z.strictObject({
  /** See `keyOf`. */
  row: z.string(),
  values: z.partialRecord(metric, z.number()).optional(),
  ...measurement,
});
export type Run = z.infer<typeof run>;

/** What an interrupted bench has measured, and what has to stay the same until it's complete. */
export const progressSchema = z.strictObject({ commit, machine, node: z.string(), runs: z.array(run) });
export type Progress = z.infer<typeof progressSchema>;

/** The results, if they can be from one run of the bench on one commit. */
export const resultsSchema = results.superRefine(({ commit, start, end, parts }, context) => {
  const expect = (holds: boolean, path: (string | number)[], message: string) => {
    if (!holds) context.addIssue({ code: 'custom', path, message });
  };
  expect(start <= end, ['start'], `is ${start}, which is after the end, ${end}`);
  for (const [part, rows] of Object.entries(parts)) {
    const runsOf = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const at = ['parts', part, index];
      expect(row.commit === commit, [...at, 'commit'], `is ${row.commit}, but the file's is ${commit}`);
      const isWithin = start <= row.start && row.start <= row.end && row.end <= end;
      expect(isWithin, at, `is from ${row.start} to ${row.end}, which isn't within ${start} to ${end}`);
      if (row.failure) continue;
      // Rows are compared with each other, so they need equally many runs.
      const kind = `${row.pages} ${row.case}`;
      const runs = runsOf.get(kind) ?? row.runs;
      runsOf.set(kind, runs);
      expect(row.runs === runs, [...at, 'runs'], `is ${row.runs}, but other rows of this kind have ${runs}`);
    }
  }
});

/** Returns what's wrong with results in JSON, with the place: `parts.pages[0].commit: is …`. */
export function problemsIn(text: string): string[] {
  try {
    const { error } = resultsSchema.safeParse(JSON.parse(text));
    return (error?.issues ?? []).map(
      ({ path, message }) => `${z.core.toDotPath(path) || 'The file'}: ${message}`,
    );
  } catch (error) {
    return [`The file isn't JSON: ${(error as Error).message}`];
  }
}
