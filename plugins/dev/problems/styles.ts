import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Problem } from '../events';

const FOLDERS = ['theme', 'components', 'plugins'];
const FINDING = /^::error title=(?<rule>[^,]*),file=(?<file>.*?),line=(?<line>\d+),.*?::(?<text>.*)$/gm;

let last: { state: string; problems: Promise<Problem[]> } | undefined;

/**
 * Returns what Biome finds wrong in style sheets, which browsers skip without a word. Looks again only if one has
 * changed.
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
      else resolve(parseFindings(stdout));
    });
  });
}

/** @param report Biome's findings as commands for GitHub */
function parseFindings(report: string): Problem[] {
  return [...report.matchAll(FINDING)].flatMap(({ groups }) => {
    const { rule = '', file = '', line = '', text = '' } = groups ?? {};
    if (!file.endsWith('.css')) return [];
    const source = path.relative(process.cwd(), file).split(path.sep).join('/');
    const what = decodeURIComponent(text).replace(/[^.]$/, '$&.');
    return [{ file: source, line: Number(line), text: `The style sheet has a mistake (${rule}): ${what}` }];
  });
}
