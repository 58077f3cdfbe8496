import { ARE_RANDOM, BATCH, checkStartSequences, LIMIT } from '../start-sequences/check';
import { test } from './fixtures';

const PAGES = [
  ['while a page arrives', 'as served'],
  ['on a page that another program has changed', 'changed'],
] as const;

if (ARE_RANDOM)
  for (const [when, ofPages] of PAGES)
    test(`actions ${when} have the same effect as later`, async ({ engine, site, watch }) => {
      test.setTimeout(LIMIT);
      // One of the pages is the 404 page.
      watch.allow(/^404 for/);
      await checkStartSequences(origin => engine.openTab(origin), site.origin, BATCH, ofPages);
    });
