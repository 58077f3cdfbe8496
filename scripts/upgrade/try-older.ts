import { upgrade } from './upgrade';

/** Exit codes for older releases. They stay the same until this site changes. */
const OLDER: Record<string, number> = { '2.0.21': 0, '2.0.19': 1, '2.0.15': 2, '2.0.12': 2 };

/** Tests the command itself: it has to return the same exit code for each older release as before. */
const outcomes: string[] = [];
for (const [version, expected] of Object.entries(OLDER)) {
  const code = await upgrade([`@rspress/core@${version}`]);
  if (code !== expected) outcomes.push(`${version}: ${code} instead of ${expected}`);
}
for (const outcome of outcomes) console.error(outcome);
process.exitCode = outcomes.length === 0 ? 0 : 1;
