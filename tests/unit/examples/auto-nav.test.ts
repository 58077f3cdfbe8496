import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { navbarOf } from './navbar';
import { sidebarOf } from './sidebar';

describe('the example of navigation from files', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('auto-nav');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('shows each type of entry in the sidebar from _meta.json', () => {
    expect(sidebarOf(site.read('guide/index.html'))).toEqual([
      'Overview /guide/index.html',
      'Choose paper [new] /guide/paper.html',
      '# ⛵ Practice',
      '▾ Folding /guide/folding/index.html',
      '  Hull /guide/folding/hull.html',
      '  Sail /guide/folding/sail.html',
      '▸ Races /guide/races.html',
      '  Finish line /guide/races/finish.html',
      '  The start /guide/races/start.html',
      '# Care',
      'Drying /guide/care/drying.html',
      'Storing /guide/care/storing.html',
      '- - -',
      'Changelog /changelog.html',
      'Elsewhere',
      '  Origami club https://example.com/club',
      '  All sizes /reference/sizes.html',
    ]);
  });

  it('shows a sidebar from names alone in a folder without _meta.json', () => {
    expect(sidebarOf(site.read('reference/index.html'))).toEqual([
      'Reference /reference/index.html',
      'Valley fold /reference/folds.html',
      '▾ materials',
      '  Foil /reference/materials/foil.html',
      '  Wax /reference/materials/wax.html',
      'Sizes /reference/sizes.html',
    ]);
  });

  it('opens the group of the current page', () => {
    expect(sidebarOf(site.read('guide/races/start.html'))).toContain('▾ Races /guide/races.html');
  });

  it('has a navbar with a dropdown, and marks the entry of the section', () => {
    expect(navbarOf(site.read('guide/races/start.html'))).toEqual([
      '* Guide /guide/index.html',
      'Reference /reference/index.html',
      'More',
      '  Changelog /changelog.html',
    ]);
  });

  it('has no sidebar on pages outside of the folders', () => {
    expect(navbarOf(site.read('changelog.html'))).toContain('  * Changelog /changelog.html');
    expect(sidebarOf(site.read('changelog.html'))).toEqual([]);
  });

  it('has one sidebar for all pages, and no navbar, without both files', async () => {
    const { exitCode, log, read } = await buildExample('auto-nav', {
      files: {
        'docs/_nav.json': null,
        'docs/guide/_meta.json': null,
      },
    });
    expect(exitCode, log).toBe(0);
    expect(sidebarOf(read('changelog.html'))).toEqual([
      'Paper Boat /index.html',
      'Changelog /changelog.html',
      '▾ Overview /guide/index.html',
      '  ▾ care',
      '    Drying /guide/care/drying.html',
      '    Storing /guide/care/storing.html',
      '  ▾ Folding /guide/folding/index.html',
      '    Hull /guide/folding/hull.html',
      '    Sail /guide/folding/sail.html',
      '  Paper and its weight [new] /guide/paper.html',
      '  ▾ Races /guide/races.html',
      '    Finish line /guide/races/finish.html',
      '    The start /guide/races/start.html',
      '▾ Reference /reference/index.html',
      '  Valley fold /reference/folds.html',
      '  ▾ materials',
      '    Foil /reference/materials/foil.html',
      '    Wax /reference/materials/wax.html',
      '  Sizes /reference/sizes.html',
    ]);
    expect(navbarOf(read('changelog.html'))).toEqual([]);
  });

  it('says nothing of entries that it leaves out or shows twice', async () => {
    const { exitCode, log, files, read } = await buildExample('auto-nav', {
      files: {
        'rspress.config.ts': "export default { route: { exclude: ['**/knot.tsx'] } };",
        'i18n.json': '{ "side.care": { "en": "Translated" } }',
        'docs/_meta.json': JSON.stringify([
          { type: 'section-header', label: 'side.care' },
          { type: 'dir', name: 'guide', label: 'All' },
          { type: 'dir', name: 'reference', collapsible: false, context: 'numbers' },
          'changelog',
        ]),
        'docs/guide/_meta.json': JSON.stringify([
          'missing.md',
          '_draft',
          'knot',
          '../reference/sizes',
          'care/drying',
          { type: 'file', name: 'paper', label: 'From meta', tag: 'old', icon: '📄', context: 'sheet' },
          { type: 'dir', name: 'empty' },
          { type: 'dir-section-header', name: 'empty', label: 'Empty' },
          { type: 'custom-link', label: 'Nowhere', link: '/nowhere' },
          { type: 'divider' },
          { type: 'dir', name: 'folding', label: 'Folds' },
        ]),
        'docs/guide/_draft.md': '# Draft\n',
        'docs/guide/knot.tsx': 'export default () => null;\n',
        'docs/guide/knot.mdx': '# Knots\n',
        'docs/guide/empty/note.txt': 'No page.\n',
        'docs/guide/folding/_meta.json': '[{ "type": "file", "name": "index", "label": "Start" }, "hull"]',
        'docs/reference/_meta.json': '["index", "sizes"]',
        'docs/reference/folds.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(log).not.toMatch(/missing\.md|nowhere/);
    expect(files).toContain('reference/folds.html');
    expect(files).not.toContain('nowhere.html');
    // Below one another: both files beside each other make one sidebar.
    expect(sidebarOf(read('changelog.html'))).toEqual([
      '# side.care',
      '▾ All /guide/index.html',
      '  knot /guide/knot.html',
      '  Sizes /reference/sizes.html',
      '  Drying /guide/care/drying.html',
      '  📄 From meta [new] /guide/paper.html',
      '  Nowhere /nowhere.html',
      '-----',
      '  ▾ Folds /guide/folding/index.html',
      '    Start /guide/folding/index.html',
      '    Hull /guide/folding/hull.html',
      'reference',
      '  Reference /reference/index.html',
      '  Sizes /reference/sizes.html',
      'Changelog /changelog.html',
    ]);
    expect(read('changelog.html')).toMatch(/data-context="sheet"[\s\S]*data-context="numbers"/);
  });

  it('stops at a page in _meta.json that is not there', async () => {
    const { exitCode, log } = await buildExample('auto-nav', {
      files: { 'docs/guide/_meta.json': '["index", "launch"]' },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /\[auto-nav-sidebar\] Missing page file: ".*docs\/guide\/launch"\nPlease check .*docs\/guide\/_meta\.json\./,
    );
  });
});
