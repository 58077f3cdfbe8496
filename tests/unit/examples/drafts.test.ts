import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import { drafts } from '../../../examples/drafts/drafts';
import { freePort, killStarted, runServer } from '../support/rspress-process';
import { fencesOf } from './page-code';

const PAGE = pagesNamed('guide/basic/drafts.mdx').find(({ lang }) => lang === 'en') as Page;
const CONFIG = readFileSync('examples/drafts/rspress.config.ts', 'utf8');
const DRAFTS = ['blog/opening', 'drafts/frame', 'guide/brakes.draft', 'guide/wheel'];

describe('the dev server of the drafts example', () => {
  const folder = path.resolve('.test-builds/drafts-dev');
  afterEach(() => {
    killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the drafts', async () => {
    cpSync('examples/drafts', folder, { recursive: true });
    const plugin = `{
      name: 'routes',
      routeGenerated: routes => console.log('routes:', ...routes.map(route => route.routePath), 'end'),
    }`;
    writeFileSync(
      path.join(folder, 'rspress.config.ts'),
      CONFIG.replace('plugins: [', `plugins: [${plugin}, `),
    );
    const port = await freePort();
    const { log } = await runServer(folder, ['dev', '--port', String(port)], {}, /routes: .* end/);
    const [, routes = ''] = /routes: (.*) end/.exec(log) ?? [];
    expect(routes.split(' ')).toEqual(expect.arrayContaining(DRAFTS.map(draft => `/${draft}`)));
  });
});

it('the config of the example contains the options that the page shows separately', () => {
  const [, ...shown] = fencesOf(PAGE).filter(([title]) => title === 'rspress.config.ts');
  expect(shown).toHaveLength(3);
  for (const [, code] of shown) {
    const [, options = ''] = /defineConfig\(\{\n(.*)\}\);/s.exec(code) ?? [];
    expect(options.split('\n').filter(line => !CONFIG.includes(line))).toEqual([]);
  }
});

describe('the list of drafts', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('contains pages with draft: true or a future date, also in nested folders', () => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/drafts-'));
    mkdirSync(path.join(folder, 'en/guide'), { recursive: true });
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const pages = {
      'en/a.md': 'draft: true',
      'en/b.mdx': `date: "${day(2)}"`,
      'en/guide/c.md': `title: C\r\ndate: ${day(2)}T08:00:00Z`,
      'en/d.md': `date: ${day(0)}`,
      'en/e.md': 'draft: false',
      'en/f.md': 'title: no draft',
      'en/g.txt': 'draft: true',
    };
    for (const [file, frontmatter] of Object.entries(pages)) {
      const end = frontmatter.includes('\r\n') ? '\r\n' : '\n';
      writeFileSync(path.join(folder, file), ['---', frontmatter, '---', '', 'draft: true'].join(end));
    }
    expect(drafts(folder).sort()).toEqual(['en/a.md', 'en/b.mdx', 'en/guide/c.md']);
  });
});
