import { BATCHES, CHANGED_BATCHES, checkStartSequences, LIMIT } from '../start-sequences/check';
import { test } from './fixtures';

// Only ten of the thirty sequences that Chromium gets, to save time.
for (const batch of BATCHES.slice(0, 1))
  test('actions while a page arrives have the same effect as later', async ({ engine, site, watch }) => {
    test.setTimeout(LIMIT);
    // One of the pages is the 404 page.
    watch.allow(/^404 for/);
    await checkStartSequences(origin => engine.openTab({ origin }), site.origin, batch);
  });

for (const batch of CHANGED_BATCHES)
  test('actions on a page that another program has changed have the same effect', async ({
    engine,
    site,
    watch,
  }) => {
    test.setTimeout(LIMIT);
    // One of the pages is the 404 page.
    watch.allow(/^404 for/);
    const { runs } = batch;
    const some = { ...batch, runs: process.env.START_SEQUENCES ? runs : 10 };
    await checkStartSequences(origin => engine.openTab({ origin }), site.origin, some, 'changed');
  });
