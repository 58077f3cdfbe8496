import { JOURNEYS, Journey } from '../reading-positions';
import { test } from './fixtures';

for (const [name, steps] of Object.entries(JOURNEYS)) {
  test(`the reading position is kept: ${name}`, ({ tab, site }) => new Journey(tab, site).take(steps));
}
