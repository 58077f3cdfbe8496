import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { styleFaults } from '../../../checks/page-faults/syntax';
import type { Problem } from '../events';
import { toProblem } from './toProblem';

const FOLDERS = ['theme', 'components', 'plugins'];
const FINDING =
  /^::error title=(?<rule>[^,]*),file=(?<file>.*?),line=(?<line>\d+),.*?col=(?<column>\d+),.*?::(?<text>.*)$/gm;

let last: { state: string; problems: Promise<Problem[]> } | undefined;

/**
 * Returns what Biome finds wrong in style sheets, which browsers skip without a word. A syntax error has the message that
 * the dev server also shows in the overlay. Looks again only if a style sheet has changed.
 * @throws Error if Biome can't run
 */
export function styleProblems(): Promise<Problem[]> {
  const files = globSync(FOLDERS.map(folder => `${folder}/**/*.css`)).sort();
  const state = files.map(file => `${file} ${statSync(file).mtimeMs}`).join('\n');
  if (last?.state === state) return last.problems;
  const problems = findProblems();
  last = { state, problems };
  problems.catch(() => {
    last = undefined;
  });
  return problems;
}

function findProblems(): Promise<Problem[]> {
  const parameters = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--reporter=github'];
  return new Promise((resolve, reject) => {
    // It exits with 1 if it finds something.
    execFile(process.execPath, [...parameters, ...FOLDERS], (error, stdout) => {
      if (error && error.code !== 1) reject(error);
      else resolve(withSyntaxErrors(parseFindings(stdout)));
    });
  });
}

/** What Biome finds after a syntax error only follows from it. */
async function withSyntaxErrors(found: Problem[]): Promise<Problem[]> {
  const files = Array.from(new Set(found.map(({ file }) => file)), async file => {
    const faults = await styleFaults(readFileSync(file, 'utf8'));
    const syntax = faults.map(fault => toProblem({ file, ...fault }));
    return syntax.length > 0 ? syntax : found.filter(problem => problem.file === file);
  });
  return (await Promise.all(files)).flat();
}

/** @param report Biome's findings as commands for GitHub */
function parseFindings(report: string): Problem[] {
  return [...report.matchAll(FINDING)].flatMap(({ groups }) => {
    const { rule = '', file = '', line = '', column = '', text = '' } = groups ?? {};
    if (!file.endsWith('.css')) return [];
    const source = path.relative(process.cwd(), file).split(path.sep).join('/');
    const written = readFileSync(file, 'utf8')
      .split('\n')
      [Number(line) - 1]?.slice(Number(column) - 1);
    const what = decodeURIComponent(text).replace(/[^.]$/, '$&.');
    const problem = `The style sheet has a mistake at "${written}" (${rule}): ${what}`;
    return [{ file: source, line: Number(line), text: problem }];
  });
}
