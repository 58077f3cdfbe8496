import type { Finding } from '../../../checks/finding';
import type { Problem } from '../events';

/** Returns a finding or a fault as the badge and the terminal show it. The overlay shows faults in the same words. */
export function toProblem({ file, line, problem, advice }: Omit<Finding, 'rule'>): Problem {
  return { file, line, text: `${problem} ${advice}`.trim() };
}
