import { readFileSync, statSync, writeFileSync } from 'node:fs';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import axe from 'axe-core/package.json' with { type: 'json' };
import { ROUTES } from '../tests/browser/routes';
import { accessibilityResult } from './accessibility-result';
import { countedStates } from './test-reports';

/** `npm run accessibility`: writes the result of the last complete browser tests for the accessibility page. */
const REPORT = 'test-results/reports/browser.json';
const RESULT = 'site/accessibility.json';

const states = countedStates(JSON.parse(readFileSync(REPORT, 'utf8')));
const result = accessibilityResult(states, ROUTES.length * 2, {
  date: statSync(REPORT).mtime.toISOString().slice(0, 10),
  versions: { rspress: rspress.version, axe: axe.version },
});
writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
console.log(`Written: ${RESULT}`);
