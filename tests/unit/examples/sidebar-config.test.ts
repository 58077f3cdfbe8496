import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { navbarOf } from './navbar';
import { sidebarOf } from './sidebar';

const CONFIG = readFileSync('examples/sidebar-config/rspress.config.ts', 'utf8');

describe('the example with a sidebar in the config', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('sidebar-config');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('shows each type of sidebar item', () => {
    expect(sidebarOf(site.read('guide/hull.html'))).toEqual([
      'Introduction /guide/introduction.html',
      '# ⛵ Practice',
      '▾ Folding /guide/folding.html',
      '  Hull [new] /guide/hull.html',
      '  Sail /guide/sail.html',
      '▸ Elsewhere',
      '  Origami club https://example.com/club',
      '- - -',
      'All sizes /reference/sizes.html',
    ]);
  });

  it("ignores the frontmatter's tag, and uses the config's context", () => {
    expect(sidebarOf(site.read('guide/sail.html'))).toContain('  Sail /guide/sail.html');
    expect(site.read('guide/sail.html')).toContain('data-context="optional"');
  });

  it('has a sidebar for each section, and none elsewhere', () => {
    expect(sidebarOf(site.read('reference/sizes.html'))).toEqual(['Sizes /reference/sizes.html']);
    expect(sidebarOf(site.read('index.html'))).toEqual([]);
  });

  it('ignores _nav.json and _meta.json if only the sidebar option is set', async () => {
    const { exitCode, log, read } = await buildExample('sidebar-config', {
      files: {
        'rspress.config.ts': CONFIG.replace(/ {4}nav: \[.*?\n {4}\],\n/s, ''),
        'docs/_nav.json': '[{ "text": "From a file", "link": "/guide/hull" }]',
        'docs/guide/_meta.json': '["no-such-page"]',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(navbarOf(read('guide/hull.html'))).toEqual([]);
    expect(sidebarOf(read('guide/hull.html'))).toEqual(sidebarOf(site.read('guide/hull.html')));
  });

  it('has no sidebar if only the nav option is set', async () => {
    const { exitCode, log, read } = await buildExample('sidebar-config', {
      files: {
        'rspress.config.ts': CONFIG.replace(/ {4}sidebar: \{.*?\n {4}\},\n/s, ''),
        'docs/guide/_meta.json': '["introduction"]',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(navbarOf(read('guide/hull.html'))).toEqual([
      '* Guide /guide/introduction.html',
      'Reference /reference/sizes.html',
    ]);
    expect(sidebarOf(read('guide/hull.html'))).toEqual([]);
  });
});
