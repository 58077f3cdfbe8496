import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteRecords } from '../../../scripts/site-records';
import { hostedRecords, LARGEST_RECORD_BYTES } from '../../../search/hosted-records';
import { HOSTED_INDEX_SETTINGS } from '../../../search/hosted-settings';
import { runPush } from '../../../search/push-command';
import type { SearchRecord } from '../../../search/types';
import { recordsOf } from './fixture';
import { type Failure, type Index, IndexingServer, WRITE_KEY } from './push-server';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENV = { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_WRITE_API_KEY: WRITE_KEY };

const page = {
  title: 'Deploy',
  text: ['How to deploy.'],
  sections: [{ heading: 'Netlify', text: ['Push.'] }],
};
const RECORDS = [
  ...recordsOf([{ route: '/deploy', ...page }]),
  ...recordsOf([{ route: '/zh/deploy', ...page, title: '部署' }], 'zh'),
];

/** The live index, with what someone has added in Algolia's dashboard. */
const LIVE: Index = {
  settings: { hitsPerPage: 7, ranking: ['custom'] },
  synonyms: ['dark, night'],
  rules: ['pin the home page'],
  records: { '/old': { objectID: '/old', content: 'Old.' } },
};

let server: IndexingServer;

beforeEach(async () => {
  server = await IndexingServer.start();
  server.indices = { docs: structuredClone(LIVE), other: structuredClone(LIVE) };
});
afterEach(() => server.stop());

interface Outcome {
  code: number;
  log: string;
  errors: string;
}

async function push(env: Record<string, string> = ENV, records: SearchRecord[] = RECORDS): Promise<Outcome> {
  const log: string[] = [];
  const errors: string[] = [];
  const code = await runPush({
    env,
    readRecords: async () => records,
    connect: server.connect,
    output: { log: line => log.push(line), error: line => errors.push(line) },
  });
  return { code, log: log.join('\n'), errors: errors.join('\n') };
}

describe('a push', () => {
  it('replaces records and settings of the live index, and leaves no temporary index behind', async () => {
    expect(await push()).toEqual({
      code: 0,
      log: `"docs" now holds ${RECORDS.length} records and the settings of this site.`,
      errors: '',
    });
    expect(Object.keys(server.indices).sort()).toEqual(['docs', 'other']);
    const { records, settings } = server.indices.docs as Index;
    expect(Object.keys(records)).toEqual(RECORDS.map(({ objectID }) => objectID));
    expect(records['/zh/deploy#section-1:1']).toEqual({
      objectID: '/zh/deploy#section-1:1',
      url: '/zh/deploy#section-1',
      type: 'content',
      content: 'Push.',
      hierarchy: RECORDS.at(-1)?.hierarchy,
      lang: 'zh',
      identifiers: [],
      vocabulary: [],
      weight: { pageRank: 1, level: 0, position: 3 },
    });
    expect(settings).toMatchObject({ ...HOSTED_INDEX_SETTINGS });
  });

  it('keeps other settings, synonyms, rules, and indices', async () => {
    await push();
    const { settings, synonyms, rules } = server.indices.docs as Index;
    expect([settings.hitsPerPage, synonyms, rules]).toEqual([7, LIVE.synonyms, LIVE.rules]);
    expect(server.indices.other).toEqual(LIVE);
  });

  it("creates the index if it doesn't exist", async () => {
    server.indices = {};
    expect((await push()).code).toBe(0);
    expect(Object.keys(server.indices)).toEqual(['docs']);
    expect(Object.keys(server.indices.docs?.records ?? {})).toHaveLength(RECORDS.length);
  });

  it('sends many records in several batches', async () => {
    const pages = Array.from({ length: 2100 }, (_, index) => ({ route: `/page-${index}`, title: 'Page' }));
    expect((await push(ENV, recordsOf(pages))).code).toBe(0);
    expect(server.calls.filter(call => call.endsWith('/batch'))).toHaveLength(3);
    expect(Object.keys(server.indices.docs?.records ?? {})).toHaveLength(2100);
  });

  it('without records is rejected before any call', async () => {
    const { code, errors } = await push(ENV, []);
    expect([code, errors]).toEqual([1, 'There are no records, which would empty "docs". It is as it was.']);
    expect(server.calls).toEqual([]);
  });

  it("fails if the key can't write, and leaves the index unchanged", async () => {
    const { code, errors } = await push({ ...ENV, ALGOLIA_WRITE_API_KEY: 'search-only' });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Could not copy the settings of "docs": Invalid Application-ID or API key\. "docs" is as it was\./,
    );
    expect(errors).not.toContain('search-only');
    expect(server.indices.docs).toEqual(LIVE);
  });

  it("fails if the server can't be reached", async () => {
    await server.stop();
    const { code, errors } = await push();
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Could not copy the settings of "docs": Unreachable hosts .* "docs" is as it was\./,
    );
  });
});

/** Calls of a push without failures. After each write, the push asks whether it's done. */
const CALLS = ['operation', 'task', 'settings', 'task', 'batch', 'task', 'operation', 'task'];
const MOVE = 7;

describe.each<Failure>(['refuse', 'break', 'lose'])('a call that fails (%s)', failure => {
  it.each(CALLS.map((call, index) => [index + 1, call]))(
    'as number %i (%s) leaves the live index whole, and the message says in which state',
    async position => {
      server.failures.set(Number(position), failure);
      const { code, log, errors } = await push();
      server.settle();
      expect([code, log]).toEqual([1, '']);
      expect(Object.keys(server.indices).sort()).toEqual(['docs', 'other']);
      const wasMoved = position > MOVE || (position === MOVE && failure === 'lose');
      if (wasMoved) expect(Object.keys(server.indices.docs?.records ?? {})).toHaveLength(RECORDS.length);
      else expect(server.indices.docs).toEqual(LIVE);
      const isKnown = position < MOVE || (position === MOVE && failure === 'refuse');
      const state = isKnown
        ? 'as it was'
        : 'whole, either as it was or new\\. Run the command again to be sure';
      expect(errors).toMatch(new RegExp(`^Could not [a-z].*: [A-Z].*[.] "docs" is ${state}\\.$`));
    },
  );
});

describe('failures of a push', () => {
  it('are tested for every call', async () => {
    await push();
    expect(server.calls.map(call => call.split('/')[4])).toEqual(CALLS);
    expect(server.calls[MOVE - 1]).toMatch(/docs_tmp_\w+\/operation$/);
  });

  it("name a temporary index that couldn't be removed", async () => {
    server.failuresFrom = 5;
    const { code, errors } = await push();
    const [left] = Object.keys(server.indices).filter(name => name.includes('_tmp_'));
    expect(code).toBe(1);
    expect(errors).toContain(`The temporary index "${left}" may still be there; delete it in the dashboard.`);
    expect(server.indices.docs).toEqual(LIVE);
  });
});

describe('hosted records', () => {
  it('have ranking weights for page, level, and position', () => {
    const weights = hostedRecords(
      recordsOf([
        { route: '/a', title: 'A', weight: 0.5, text: ['T'], sections: [{ level: 'lvl3', heading: 'B' }] },
        { route: '/c', title: 'C' },
      ]),
    ).map(({ weight }) => weight);
    expect(weights).toEqual([
      { pageRank: 0.5, level: 100, position: 0 },
      { pageRank: 0.5, level: 0, position: 1 },
      { pageRank: 0.5, level: 80, position: 2 },
      { pageRank: 1, level: 100, position: 0 },
    ]);
  });

  it('that are too large are all reported before anything is sent', async () => {
    // Each character has 3 bytes in UTF-8.
    const text = '长'.repeat(LARGEST_RECORD_BYTES / 3);
    const identifiers = Array.from({ length: 2000 }, (_, index) => `name${index}`);
    const records = recordsOf([{ route: '/a', title: 'A', text: [text], identifiers }]);
    const { code, errors } = await push(ENV, records);
    expect(code).toBe(1);
    expect(errors.split('\n')).toEqual([
      expect.stringMatching(/^\/a has \d+ bytes, but Algolia takes 10000\. Split its section\.$/),
      expect.stringMatching(/^\/a:1 has \d+ bytes, but Algolia takes 10000\. Split its paragraph\.$/),
    ]);
    expect(server.calls).toEqual([]);
  });
});

describe('records of this site', () => {
  let root: string | undefined;
  afterEach(() => {
    if (root) rmSync(root, { recursive: true });
    root = undefined;
  });

  it('are accepted in both languages', async () => {
    const records = await siteRecords(ROOT);
    expect(new Set(records.map(({ lang }) => lang))).toEqual(new Set(['en', 'zh']));
    expect((await push(ENV, records)).code).toBe(0);
    expect(Object.keys(server.indices.docs?.records ?? {})).toHaveLength(records.length);
  });

  it('contain the facts that pages show', async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'site-records-'));
    writeFileSync(path.join(root, 'i18n.json'), '{}');
    for (const lang of ['en', 'zh']) {
      mkdirSync(path.join(root, 'docs', lang), { recursive: true });
      writeFileSync(
        path.join(root, 'docs', lang, 'page.mdx'),
        '# Routes\n\n<Fact option="route.cleanUrls" />\n',
      );
    }
    const printed = (await siteRecords(root)).filter(({ content }) => content === 'boolean · false');
    expect(printed.map(({ url, lang }) => [url, lang])).toEqual([
      ['/page', 'en'],
      ['/zh/page', 'zh'],
    ]);
  });
});

it('the command fails and prints a line for each missing variable', () => {
  const env = { ...process.env, ALGOLIA_APP_ID: ' ', ALGOLIA_INDEX_NAME: '', ALGOLIA_WRITE_API_KEY: '' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/search-push.ts'],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    '`appId` is missing. Set ALGOLIA_APP_ID.',
    '`writeApiKey` is missing. Set ALGOLIA_WRITE_API_KEY.',
    '`indexName` is missing. Set ALGOLIA_INDEX_NAME.',
  ]);
});
