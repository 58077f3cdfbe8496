import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { drawnSidebar, navbarOf, sidebarOf } from './sidebar';

const pages = pagesNamed('guide/basic/auto-nav-sidebar.mdx');
const drawn = (title: string) =>
  pages.flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );

describe('the example of navigation from files', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('auto-nav');
  });

  it('builds, and both pages draw its files and what comes of them', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const title of [
      'auto-nav/',
      'Sidebar of /guide/',
      'Sidebar of /reference/',
      'One sidebar for all pages',
    ]) {
      expect(drawn(title), title).toHaveLength(2);
    }
  });

  it.each(drawn('auto-nav/'))('has the files that $file draws', ({ code }) => {
    expect(readFileTree(code).files.sort()).toEqual(exampleFiles('auto-nav'));
  });

  it.each(drawn('Sidebar of /guide/'))('shows the sidebar of $file from _meta.json', ({ code }) => {
    expect(sidebarOf(site.read('guide/index.html'))).toEqual(drawnSidebar(code));
  });

  it.each(drawn('Sidebar of /reference/'))('shows the sidebar of $file from names alone', ({ code }) => {
    expect(sidebarOf(site.read('reference/index.html'))).toEqual(drawnSidebar(code));
  });

  it('opens the group of the current page', () => {
    expect(sidebarOf(site.read('guide/races/start.html'))).toContain('▾ Races /guide/races.html');
  });

  it('has a navbar, and no sidebar on pages outside of the folders', () => {
    expect(navbarOf(site.read('changelog.html'))).toEqual(['Guide', 'Reference']);
    expect(sidebarOf(site.read('changelog.html'))).toEqual([]);
  });

  it.each(drawn('One sidebar for all pages'))(
    'has one sidebar as on $file without _nav.json',
    async ({ code }) => {
      const { exitCode, log, read } = await buildExample('auto-nav', {
        files: {
          'docs/_nav.json': null,
          'docs/guide/_meta.json': null,
        },
      });
      expect(exitCode, log).toBe(0);
      expect(sidebarOf(read('changelog.html'))).toEqual(drawnSidebar(code));
      expect(navbarOf(read('changelog.html'))).toEqual([]);
    },
  );

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
