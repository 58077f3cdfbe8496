import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { freePort, killStarted, runServer } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';

const PAGES = pagesNamed('plugin/system/plugin-api.mdx');

/** Runs at the same time as `i18nSource`, so either may be called first. */
const WHILE_BUNDLING = 'markdown.remarkPlugins';

/** How often a member is called with three pages and two environments, by the words in the tables. */
const COUNTS: Record<string, number> = {
  once: 1,
  'once a page': 3,
  'once an environment': 2,
  'once per page': 3,
  'once per environment': 2,
  一次: 1,
  每页一次: 3,
  每个环境一次: 2,
};

describe('the table of the order of hooks', () => {
  let site: ExampleBuild;
  let folder: string;
  const logs: Record<string, string> = {};

  beforeAll(async () => {
    site = await buildExample('plugin-hooks');
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/plugin-hooks-'));
    cpSync('examples/plugin-hooks', folder, { recursive: true });
    mkdirSync(path.join(folder, 'doc_build'));
    writeFileSync(path.join(folder, 'doc_build/index.html'), site.read('index.html'));
    const ports = await Promise.all([freePort(), freePort()]);
    const [dev, preview] = await Promise.all([
      runServer(folder, ['dev', '--port', String(ports[0])], {}, /hook: afterBuild/),
      runServer(folder, ['preview', '--port', String(ports[1])]),
    ]);
    Object.assign(logs, { dev: dev.log, build: site.log, preview: preview.log });
  });

  afterAll(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(PAGES)(
    'shows which hooks run in dev, build, and preview, how often, and in what order on $file',
    page => {
      const rows = orderTable(page.source);
      expect(rows).toHaveLength(12);
      (['dev', 'build', 'preview'] as const).forEach((command, column) => {
        const calls = hooksOf(logs[command] ?? '');
        const expected = rows.filter(({ when }) => when[column] !== '–');
        // The dev server only compiles pages that are opened, and this test doesn't open any.
        const seen = expected.filter(({ name }) => command !== 'dev' || name !== WHILE_BUNDLING);
        const inOrder = (names: string[]) => names.filter(name => name !== WHILE_BUNDLING);
        expect(inOrder([...new Set(calls)]), command).toEqual(inOrder(seen.map(({ name }) => name)));
        if (seen.some(({ name }) => name === WHILE_BUNDLING)) {
          const at = calls.indexOf(WHILE_BUNDLING);
          expect(at).toBeGreaterThan(calls.indexOf('extendPageData'));
          expect(at).toBeLessThan(calls.indexOf('afterBuild'));
        }
        for (const { name, when } of seen) {
          const count = COUNTS[when[column] ?? ''];
          if (count)
            expect(
              calls.filter(call => call === name),
              `${command} ${name}`,
            ).toHaveLength(count);
        }
      });
    },
  );
});

function orderTable(source: string): { name: string; when: string[] }[] {
  const section = source.slice(source.indexOf('{#order}'), source.indexOf('{#among-plugins}'));
  return [...section.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].map(([, name = '', cells = '']) => ({
    name,
    when: cells.split(' | '),
  }));
}

/** Returns the names of what was called according to a log, up to the first `afterBuild`. */
function hooksOf(log: string): string[] {
  const names = [...log.matchAll(/^hook: ([\w.]+)/gm)].map(([, name = '']) => name);
  const end = names.indexOf('afterBuild');
  return end < 0 ? names : names.slice(0, end + 1);
}
