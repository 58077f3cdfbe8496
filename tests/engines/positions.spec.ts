import { JOURNEYS, withJourney } from '../reading-positions';
import { test } from './fixtures';

for (const [name, steps] of Object.entries(JOURNEYS)) {
  test(`the reading position is kept: ${name}`, async ({ engine, site }) => {
    await withJourney(
      origin => engine.openTab({ origin }),
      site.origin,
      journey => journey.take(steps),
    );
  });
}
