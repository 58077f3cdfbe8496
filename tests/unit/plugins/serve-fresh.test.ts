import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logger } from '@rspress/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptIndexes } from '../../../plugins/output/search-records/keptIndexes';
import { freshIndexes, serveFresh } from '../../../plugins/output/search-records/serveFresh';

const START = '/base/static/search/en-dev/start.json';

/** Where the indexes are kept for the next start. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'indexes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Serves indexes that contain their number; `read` makes the next one, and `save` changes a source. */
function server() {
  let reads = 0;
  let saved = 0;
  const unreadable: string[] = [];
  const read = vi.fn(async () => {
    const number = ++reads;
    const files = new Map([
      ['start.json', `start ${number}`],
      ['page-0.json', `page ${number}`],
    ]);
    return { indexes: new Map([['en', { folder: `en-${number}`, files }]]), unreadable };
  });
  const stored = keptIndexes(folder);
  const indexes = freshIndexes({ read, state: async () => String(saved), stored });
  const respond = serveFresh(indexes, async () => ({ content: 'script' }));
  const save = () => {
    saved += 1;
  };
  const get = async (url: string) => {
    const headers: Record<string, string> = {};
    let body: string | undefined;
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string) => {
        headers[name] = value;
      },
      end: (text: string) => {
        body = text;
      },
    };
    const next = vi.fn();
    await respond({ url }, response, next);
    return {
      status: response.statusCode,
      location: headers.Location,
      body,
      isPassedOn: next.mock.calls.length > 0,
    };
  };
  return { read, get, save, unreadable, indexes };
}

it('serves an index of the current pages to whoever opens the search, and keeps those of other tabs', async () => {
  const { get, save, read } = server();
  expect(await get(START)).toMatchObject({ status: 302, location: '../en-1/start.json' });
  expect(await get(START)).toMatchObject({ status: 302, location: '../en-1/start.json' });
  expect(read).toHaveBeenCalledTimes(1);
  save();
  expect(await get(START)).toMatchObject({ status: 302, location: '../en-2/start.json' });
  expect(await get('/static/search/en-1/page-0.json')).toMatchObject({ status: 200, body: 'page 1' });
  expect(await get('/static/search/en-2/start.json')).toMatchObject({ status: 200, body: 'start 2' });
});

it('has the index before anyone asks, and reads nothing again until a source changes', async () => {
  const { get, save, read, indexes } = server();
  await indexes.prepare(['en']);
  expect(read).toHaveBeenCalledTimes(1);
  await indexes.prepare(['en']);
  expect(await get(START)).toMatchObject({ status: 302, location: '../en-1/start.json' });
  expect(read).toHaveBeenCalledTimes(1);
  save();
  await indexes.prepare(['en']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('has the index of an earlier start, unless a source has changed since or the file is broken', async () => {
  await server().get(START);
  const next = server();
  expect(await next.get(START)).toMatchObject({ location: '../en-1/start.json' });
  expect(await next.get('/static/search/en-1/page-0.json')).toMatchObject({ body: 'page 1' });
  expect(next.read).not.toHaveBeenCalled();
  next.save();
  await next.get(START);
  expect(next.read).toHaveBeenCalledTimes(1);
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '{"state":');
  const last = server();
  expect(await last.get(START)).toMatchObject({ status: 302 });
  expect(last.read).toHaveBeenCalledTimes(1);
});

it('reads the pages once for tabs that ask at the same time', async () => {
  const { get, read } = server();
  const answers = await Promise.all([get(START), get(START)]);
  expect(answers.map(({ location }) => location)).toEqual(['../en-1/start.json', '../en-1/start.json']);
  expect(read).toHaveBeenCalledTimes(1);
});

it('answers 404 for files that no index has, and forgets old indexes', async () => {
  const { get, save } = server();
  for (let tab = 0; tab < 9; tab++) {
    await get(START);
    save();
  }
  expect(await get('/static/search/en-1/page-0.json')).toMatchObject({ status: 404 });
  expect(await get('/static/search/en-2/page-0.json')).toMatchObject({ status: 200 });
  expect(await get('/static/search/en-2/page-7.json')).toMatchObject({ status: 404 });
});

it('leaves out a page that cannot be read, and names it once per start', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const { get, unreadable } = server();
  unreadable.push("docs/en/a.mdx:3: the frontmatter isn't valid YAML");
  expect(await get(START)).toMatchObject({ status: 302 });
  expect(await get(START)).toMatchObject({ status: 302 });
  const warning = ["The search leaves out a page. docs/en/a.mdx:3: the frontmatter isn't valid YAML"];
  expect(warn.mock.calls).toEqual([warning]);
  const next = server();
  next.unreadable.push(...unreadable);
  await next.get(START);
  expect(warn.mock.calls).toEqual([warning, warning]);
  warn.mockRestore();
});

it('reads again after a failure', async () => {
  const { read, get } = server();
  read.mockRejectedValueOnce(new Error('The thread ended.'));
  expect(await get(START)).toMatchObject({ status: 500 });
  expect(await get(START)).toMatchObject({ status: 302 });
});

it("serves the worker's script, and leaves other paths alone", async () => {
  const { get, read } = server();
  expect(await get('/base/static/search/worker-dev.js')).toMatchObject({ status: 200, body: 'script' });
  expect(await get('/other/en-dev/start.json')).toMatchObject({ isPassedOn: true });
  expect(read).not.toHaveBeenCalled();
});
