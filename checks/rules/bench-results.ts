import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsIn } from '../../bench/schema';
import type { Finding, Rule } from '../finding';

const NAME = 'bench-results';
const FILE = 'bench/results/latest.json';

export const benchResultsRule: Rule = {
  name: NAME,
  description: 'The results of the bench are from one run on one commit, and their values are possible.',
  check({ root }) {
    const file = path.join(root, FILE);
    if (!existsSync(file)) return [];
    return problemsIn(readFileSync(file, 'utf8')).map<Finding>(problem => ({
      rule: NAME,
      file: FILE,
      line: 1,
      problem,
      advice: 'Restore the file from Git, or run `npm run bench`.',
    }));
  },
};
