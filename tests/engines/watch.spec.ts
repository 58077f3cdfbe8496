import { writeFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { serveSite } from './site';

const PATH = '/guide/start/introduction';

/** What a page might do wrong, and how the watch reports it. */
const PLANTED: [plant: () => unknown, told: RegExp][] = [
  [() => console.error('planted error'), /console\.error: planted error/],
  [() => console.warn('planted warning'), /console\.warn: planted warning/],
  [() => void setTimeout(() => JSON.parse('planted')), /uncaught: .*JSON/],
  [() => void Promise.reject(new Error('planted rejection')), /uncaught: .*planted rejection/],
  // The page's policy refuses it.
  [() => void fetch('https://planted.example/').catch(() => {}), /https:\/\/planted\.example/],
  [() => void Object.assign(new Image(), { src: '/planted.png' }), /404 for \/planted\.png/],
];

test('the watch reports everything that pages must not do', async ({ reader, tab, watch }) => {
  for (const [, told] of PLANTED) watch.allow(told);
  await reader.open(PATH);
  expect(await watch.faults()).toEqual([]);
  for (const [plant, told] of PLANTED) {
    await tab.evaluate(plant);
    await expect.poll(watch.faults).toContainEqual(expect.stringMatching(told));
  }
});

test('the watch reports a page that leads to another host', async ({ reader, tab, watch }) => {
  watch.allow(/request to another host: https:\/\/planted\.example/);
  await reader.open(PATH);
  await tab.evaluate(() => void setTimeout(() => location.assign('https://planted.example/')));
  await expect.poll(watch.faults).toContainEqual(expect.stringContaining('https://planted.example'));
});

test('a test fails on each of these', async ({ reader, tab }) => {
  test.fail();
  await reader.open(PATH);
  await tab.evaluate(() => console.error('planted error'));
});

test('the watch reports an error in the first script of a page', async ({ engine, watch, tab }, info) => {
  const html = '<head><link rel="icon" href="data:,"><script>planted()</script></head>';
  await writeFile(info.outputPath('planted.html'), html);
  const { origin, faults } = await serveSite(engine.isBlind, info.outputPath());
  await tab.goto(`${origin}/planted`);
  watch.allow(/planted/);
  const allFaults = async () => [...(await watch.faults()), ...faults];
  await expect.poll(allFaults).toContainEqual(expect.stringMatching(/uncaught: .*planted/));
});

test('a reader starts without what another one has stored', async ({ engine, reader, tab }) => {
  await reader.open(PATH);
  await tab.evaluate(() => localStorage.setItem('planted', ''));
  const site = await serveSite(false);
  const other = await engine.openTab(site.origin);
  await other.goto(site.origin + PATH);
  expect(await other.evaluate(() => localStorage.getItem('planted'))).toBeNull();
  await other.close();
});
