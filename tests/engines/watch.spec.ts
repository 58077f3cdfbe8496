import { VARIANTS } from '../variants';
import { expect, test } from './fixtures';
import { serveSite } from './site';

const PATH = '/guide/start/introduction';

/** What a page might do wrong, and how the watch reports it. */
const PLANTED: { name: string; plant: () => void; told: RegExp }[] = [
  {
    name: 'a console error',
    plant: () => console.error('planted error'),
    told: /console\.error: planted error/,
  },
  {
    name: 'a console warning',
    plant: () => console.warn('planted warning'),
    told: /console\.warn: planted warning/,
  },
  {
    name: 'an uncaught error',
    plant: () => void setTimeout(() => JSON.parse('planted')),
    told: /uncaught: .*JSON/,
  },
  {
    name: 'a rejected promise',
    plant: () => void Promise.reject(new Error('planted rejection')),
    told: /uncaught: .*planted rejection/,
  },
  {
    name: "a request that the page's policy refuses",
    plant: () => void fetch('https://planted.example/').catch(() => {}),
    told: /https:\/\/planted\.example/,
  },
  {
    name: 'a file that is missing',
    plant: () => {
      new Image().src = '/planted.png';
    },
    told: /404 for \/planted\.png/,
  },
];

test('the watch reports everything that pages must not do', async ({ reader, watch }) => {
  for (const { told } of PLANTED) watch.allow(told);
  await reader.open(PATH);
  expect(await watch.faults()).toEqual([]);
  for (const { name, plant, told } of PLANTED) {
    await reader.tab.evaluate(plant, undefined);
    await expect.poll(watch.faults, name).toContainEqual(expect.stringMatching(told));
  }
});

test('the watch reports a page that leads to another host', async ({ reader, watch }) => {
  watch.allow(/request to another host: https:\/\/planted\.example/);
  await reader.open(PATH);
  await reader.tab.evaluate(
    () => void setTimeout(() => location.assign('https://planted.example/')),
    undefined,
  );
  await expect.poll(watch.faults).toContainEqual(expect.stringContaining('https://planted.example'));
});

test('a test fails on each of these', async ({ reader }) => {
  test.fail();
  await reader.open(PATH);
  await reader.tab.evaluate(() => console.error('planted error'), undefined);
});

test('the watch reports an error in the first script of a page', async ({ reader, site, watch }) => {
  watch.allow(/planted/);
  site.plant('planted();');
  await reader.open(PATH);
  await expect.poll(watch.faults).toContainEqual(expect.stringMatching(/uncaught: .*planted/));
});

test('a reader starts without what another one has stored', async ({ engine, reader }) => {
  await reader.open(PATH);
  await reader.tab.evaluate(() => localStorage.setItem('planted', ''), undefined);
  const site = await serveSite({ dir: VARIANTS.root.outDir, isWatched: false });
  const tab = await engine.openTab(site);
  await tab.goto(site.origin + PATH);
  expect(await tab.evaluate(() => localStorage.getItem('planted'), undefined)).toBeNull();
  await tab.close();
  site.close();
});
