import { upgrade } from './upgrade';

/** Exit codes of older releases, which stay as they are until this site changes. */
const OLDER: Record<string, number> = { '2.0.21': 0, '2.0.19': 1, '2.0.15': 2, '2.0.12': 2 };

/** Tries the command itself: it must say of each older release what was found before. */
const outcomes: string[] = [];
for (const [version, expected] of Object.entries(OLDER)) {
  const code = await upgrade([`@rspress/core@${version}`]);
  if (code !== expected) outcomes.push(`${version}: ${code} instead of ${expected}`);
}
for (const outcome of outcomes) console.error(outcome);
process.exitCode = outcomes.length === 0 ? 0 : 1;
