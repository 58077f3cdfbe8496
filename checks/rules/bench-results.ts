import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../bench/parse';
import { parseResults } from '../../bench/results';
import type { Finding, Rule } from '../finding';

const NAME = 'bench-results';
const FILE = 'bench/results/latest.json';

export const benchResultsRule: Rule = {
  name: NAME,
  description: 'The results of the bench are from one run on one commit, and their values are possible.',
  check({ root }) {
    const file = path.join(root, FILE);
    if (!existsSync(file)) return [];
    return problemsOf(readFileSync(file, 'utf8')).map<Finding>(({ place, reason }) => ({
      rule: NAME,
      file: FILE,
      line: 1,
      problem: `${place} ${reason}`,
      advice: 'Restore the file from Git, or run `npm run bench`.',
    }));
  },
};

function problemsOf(text: string): Problem[] {
  try {
    return parseResults(JSON.parse(text)).problems;
  } catch (error) {
    return [{ place: 'The file', reason: `isn't JSON: ${(error as Error).message}` }];
  }
}
