import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { textOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/typedoc.mdx';
/** What TypeDoc 0.28.20 with typedoc-plugin-markdown 4.14.1 wrote for the example. Neither is installed here. */
const WRITTEN = 'tests/fixtures/typedoc-markdown';

describe('the example with TypeDoc output', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typedoc-markdown-'));
  let meta = '';
  let site: ExampleBuild;

  beforeAll(async () => {
    cpSync(WRITTEN, path.join(folder, 'docs/api'), { recursive: true });
    const script = path.resolve('examples/typedoc-markdown/scripts/api-meta.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    meta = readFileSync(path.join(folder, 'docs/api/_meta.json'), 'utf8');
    site = await buildExample('typedoc-markdown', {
      files: Object.fromEntries(
        filesOf(folder).map(file => [file, readFileSync(path.join(folder, file), 'utf8')]),
      ),
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has sidebar labels for the kinds of exports', () => {
    expect(JSON.parse(meta)).toEqual([
      'index',
      { type: 'dir', name: 'classes', label: 'Classes' },
      { type: 'dir', name: 'functions', label: 'Functions' },
      { type: 'dir', name: 'interfaces', label: 'Interfaces' },
      { type: 'dir', name: 'type-aliases', label: 'Type aliases' },
    ]);
  });

  it("builds with TypeDoc's output", () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/^(warn|error)/m);
    for (const title of ['docs/api/', 'Routes', 'Sidebar']) expect(drawn(title)).toHaveLength(2);
  });

  it.each(drawn('docs/api/'))('has the files that $file shows', ({ code }) => {
    const names = code.trim().split('\n').slice(1);
    expect(names.map(line => line.replace(/^[│├└─ ]+/, '')).filter(name => !name.endsWith('/'))).toEqual([
      ...filesOf(path.join(folder, 'docs/api'))
        .filter(file => file.includes('/'))
        .map(file => path.basename(file)),
      '_meta.json',
      'index.md',
    ]);
  });

  it.each(drawn('Routes'))('has the routes that are listed on $file', ({ code }) => {
    const routes = site.files
      .filter(file => file.endsWith('.html') && file !== '404.html')
      .map(file => `/${file.replace(/(index)?\.html$/, '')}`);
    expect(routes.sort()).toEqual(code.trim().split('\n').sort());
  });

  it.each(drawn('Sidebar'))('has the sidebar that is shown on $file', ({ code }) => {
    const page = site.read('api/index.html');
    const sidebar = page.slice(page.indexOf('<aside'), page.indexOf('</aside>'));
    const texts = sidebar.split(/(?=<)/).map(part => textOf(part));
    expect(texts.filter(Boolean)).toEqual(code.trim().split('\n'));
  });
});

function drawn(title: string) {
  return pagesWithEnglishTitles(PAGE).flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
