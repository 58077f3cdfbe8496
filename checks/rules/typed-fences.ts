import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Corpus } from '../corpus';
import { cached } from '../fences/cached';
import { metaValue } from '../fences/meta';
import { type Source, type TypedFence, typedFences } from '../fences/sources';
import type { TypeFault } from '../fences/typecheck';
import type { Finding, Rule } from '../finding';

const NAME = 'typed-fences';
/** Maximum share of fences that aren't checked. */
const UNCHECKED_SHARE = 0.05;
const WORDS_OF_A_REASON = 3;

/**
 * Type-checks code blocks. Their meta can have these settings:
 * - `error=2322,2554`: exactly these TypeScript errors must appear.
 * - `unchecked="reason in words"`: the code isn't checked.
 */
export const typedFencesRule: Rule = {
  name: NAME,
  description: 'Code in TypeScript and JavaScript type-checks against the installed packages.',
  async check(corpus) {
    const fences = typedFences(corpus);
    const checked = fences.filter(entry => !isUnchecked(entry));
    const faults = await findFaults(
      corpus,
      checked.map(({ source }) => source),
    );
    return [
      ...checked.flatMap(entry => compare(entry, faults[entry.source.file] ?? [])),
      ...uncheckedFindings(fences),
    ];
  },
  summary(corpus) {
    const fences = typedFences(corpus);
    return `${fences.length} fences of TypeScript and JavaScript, ${fences.filter(isUnchecked).length} of them unchecked.`;
  },
};

/** Type-checks the sources. The compiler takes seconds, so it's only loaded if something has changed. */
async function findFaults(corpus: Corpus, sources: Source[]): Promise<Record<string, TypeFault[]>> {
  const distinct = [...new Map(sources.map(source => [source.file, source])).values()];
  const inputs = [...distinct.map(source => JSON.stringify(source)), ...importable(corpus.root)];
  return cached(corpus.root, NAME, inputs, async () => {
    const { typecheck } = await import('../fences/typecheck');
    return typecheck(corpus.root, distinct);
  });
}

/** Returns the paths and contents of files that an included file can import, even if no page shows them. */
function importable(root: string): string[] {
  const files = globSync('examples/**/*.{ts,tsx,js,jsx,mjs,json}', {
    cwd: root,
    dot: true,
    ignore: ['**/node_modules/**', '**/doc_build/**'],
  });
  return files.sort().flatMap(file => [file, readFileSync(path.join(root, file), 'utf8')]);
}

function compare(entry: TypedFence, faults: TypeFault[]): Finding[] {
  const { page, fence } = entry;
  const expected = expectedCodes(fence.meta);
  const missing = expected.filter(code => !faults.some(fault => fault.code === code));
  return [
    ...faults.filter(({ code }) => !expected.includes(code)).map(fault => faultFinding(entry, fault)),
    ...missing.map(code => ({
      rule: NAME,
      file: page.file,
      line: fence.line,
      problem: `The fence says that TypeScript reports error ${code}, but it does not.`,
      advice: `Take ${code} out of error=… or restore the mistake that the page talks about.`,
    })),
  ];
}

function faultFinding({ page, fence }: TypedFence, { code, message, line }: TypeFault): Finding {
  const place = fence.includes ? `${fence.includes}:${line}: ` : '';
  return {
    rule: NAME,
    file: page.file,
    line: fence.includes ? fence.line : fence.line + line,
    problem: `${place}TS${code}: ${message}`,
    advice: missingPackage(code, message) ?? 'Complete or correct the code, in both languages.',
  };
}

function missingPackage(code: number, message: string): string | undefined {
  const name = code === 2307 || code === 7016 ? /module '([^.'][^']*)'/.exec(message)?.[1] : undefined;
  return name && `Add the package of "${name}" to the devDependencies of this project, or correct the name.`;
}

function expectedCodes(meta: string): number[] {
  return (metaValue(meta, 'error') ?? '').split(',').filter(Boolean).map(Number);
}

function isUnchecked({ fence }: TypedFence): boolean {
  return metaValue(fence.meta, 'unchecked') !== undefined;
}

function uncheckedFindings(fences: TypedFence[]): Finding[] {
  const unchecked = fences.filter(isUnchecked);
  const at = ({ page, fence }: TypedFence) => ({ rule: NAME, file: page.file, line: fence.line });
  const findings: Finding[] = unchecked.filter(hasNoReason).map(entry => ({
    ...at(entry),
    problem: 'The fence is not checked and does not say why.',
    advice: `Give the reason in at least ${WORDS_OF_A_REASON} words: unchecked="…".`,
  }));
  const last = unchecked.at(-1);
  if (last && unchecked.length > fences.length * UNCHECKED_SHARE) {
    findings.push({
      ...at(last),
      problem: `${unchecked.length} of ${fences.length} fences are not checked, more than ${UNCHECKED_SHARE * 100} %.`,
      advice: 'Complete some of them, so that they can be checked.',
    });
  }
  return findings;
}

function hasNoReason({ fence }: TypedFence): boolean {
  const words = (metaValue(fence.meta, 'unchecked') ?? '').split(/\s+/).filter(Boolean);
  return words.length < WORDS_OF_A_REASON;
}
