import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { navbarOf } from './navbar';
import { neighborsOf, sidebarOf } from './sidebar';

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
      '# ⚓ Practice',
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

  it('orders the sidebar by file name in a folder without _meta.json', () => {
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

  it('has a navbar with a dropdown, and marks the entry of the current section', () => {
    expect(navbarOf(site.read('guide/races/start.html'))).toEqual([
      '* Guide /guide/index.html',
      'Reference /reference/index.html',
      'More',
      '  Changelog /changelog.html',
    ]);
  });

  it('has no sidebar on a page outside of the guide and reference folders', () => {
    expect(navbarOf(site.read('changelog.html'))).toContain('  * Changelog /changelog.html');
    expect(sidebarOf(site.read('changelog.html'))).toEqual([]);
  });

  it('has one sidebar and no navbar without _nav.json and guide/_meta.json', async () => {
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

  it('omits or repeats entries of _meta.json and keeps dead links, without logging any of it', async () => {
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
    const printed = log.replace(/^doc_build\/.*$/gm, '');
    expect(printed).not.toMatch(/\bwarn\b|missing|_draft|knot|empty|nowhere|folding|folds/);
    expect(files).toContain('reference/folds.html');
    expect(files).not.toContain('nowhere.html');
    // The folders are below one another: `_meta.json` and `_nav.json` in the same folder make one sidebar.
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

  it('orders the single sidebar by _meta.json in the docs root', async () => {
    const { exitCode, log, read } = await buildExample('auto-nav', {
      files: {
        'docs/_nav.json': null,
        'docs/_meta.json': '["changelog", { "type": "dir", "name": "reference" }]',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(navbarOf(read('guide/index.html'))).toEqual([]);
    expect(sidebarOf(read('guide/index.html'))).toEqual([
      'Changelog /changelog.html',
      '▾ Reference /reference/index.html',
      '  Valley fold /reference/folds.html',
      '  ▾ materials',
      '    Foil /reference/materials/foil.html',
      '    Wax /reference/materials/wax.html',
      '  Sizes /reference/sizes.html',
    ]);
  });
});

describe('a site with problems that readers report', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('auto-nav', {
      files: {
        'docs/_nav.json': JSON.stringify([
          { text: 'Guide', link: '/guide' },
          { text: 'Paper', link: '/guide/paper.md' },
          { text: 'Pattern', link: '/pattern.pdf' },
          { text: 'Nowhere', link: '/nope/' },
        ]),
        'docs/guidelines.md': '# Guidelines\n',
        'docs/guide/_meta.json': JSON.stringify([
          'index',
          { type: 'dir', name: 'folding', collapsed: true, collapsible: false },
          'races/start',
          'install',
          { type: 'dir', name: 'care' },
        ]),
        'docs/guide/install.md': '# Install\n```sh\n# paper first\n\nnpm install\n```\n',
        'docs/guide/care/_meta.json':
          '[{ "type": "file", "name": "drying", "label": "`dry` it" }, { "type": "file", "name": "index" }]',
        'docs/guide/care/index.md': '# Care\n',
        'docs/reference/10-sizes.md': '# Ten\n',
        'docs/reference/2-sizes.md': '# Two\n',
      },
    });
  });

  it('adds .html to navbar links without a trailing slash, and checks none of them', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(navbarOf(site.read('changelog.html'))).toEqual([
      'Guide /guide.html',
      'Paper /guide/paper.md.html',
      'Pattern /pattern.pdf.html',
      'Nowhere /nope/index.html',
    ]);
    expect(site.files).not.toContain('guide.html');
  });

  it('labels a page with a line of code if its heading has no blank line after it', () => {
    expect(sidebarOf(site.read('guide/index.html'))).toContain('paper first /guide/install.html');
  });

  it("shows a folder's sidebar on a page whose path starts with the same letters", () => {
    expect(sidebarOf(site.read('guidelines.html'))).toEqual(sidebarOf(site.read('guide/index.html')));
  });

  it('keeps a collapsed group without an arrow closed, except on its own pages', () => {
    const opened = (page: string) => site.read(page).match(/grid-template-rows:\dfr/g);
    expect(sidebarOf(site.read('guide/index.html'))).toContain('Folding /guide/folding/index.html');
    expect(opened('guide/index.html')).toEqual(['grid-template-rows:0fr', 'grid-template-rows:1fr']);
    expect(opened('guide/folding/hull.html')).toEqual(['grid-template-rows:1fr', 'grid-template-rows:1fr']);
  });

  it("shows an index page twice if it's listed as an object, and renders Markdown in labels", () => {
    expect(sidebarOf(site.read('guide/index.html')).slice(-3)).toEqual([
      '▾ Care /guide/care/index.html',
      '  dry it /guide/care/drying.html',
      '  Care /guide/care/index.html',
    ]);
    expect(site.read('guide/index.html')).toContain('<code>dry</code>');
  });

  it('sorts numbers in file names as text', () => {
    expect(sidebarOf(site.read('reference/index.html')).slice(0, 3)).toEqual([
      'Reference /reference/index.html',
      'Ten /reference/10-sizes.html',
      'Two /reference/2-sizes.html',
    ]);
  });

  it("links from a page that isn't listed to the first entry", () => {
    expect(neighborsOf(site.read('guide/paper.html'))).toEqual(['> Overview /guide/index.html']);
  });
});

/** Wrong values of `_meta.json` or `_nav.json`, with the build's message about each. */
const WRONG: [name: string, file: string, content: unknown, message: RegExp][] = [
  [
    'a missing page',
    'docs/guide/_meta.json',
    ['index', 'launch'],
    /\[auto-nav-sidebar\] Missing page file: ".*docs\/guide\/launch"\nPlease check .*docs\/guide\/_meta\.json\./,
  ],
  [
    'a folder as a string',
    'docs/guide/_meta.json',
    ['care'],
    /\[auto-nav-sidebar\] Missing page file: ".*docs\/guide\/care"/,
  ],
  [
    'a missing folder',
    'docs/guide/_meta.json',
    [{ type: 'dir', name: 'boats' }],
    /\[auto-nav-sidebar\] Failed to read directory: .*docs\/guide\/boats, maybe it does not exist\./,
  ],
  [
    'an entry without a type',
    'docs/guide/_meta.json',
    [{ name: 'paper' }],
    /\[auto-nav-sidebar\] Unknown meta item type: undefined/,
  ],
  [
    'a misspelled type',
    'docs/guide/_meta.json',
    [{ type: 'fil', name: 'paper' }],
    /\[auto-nav-sidebar\] Unknown meta item type: fil/,
  ],
  [
    'a file without a name',
    'docs/guide/_meta.json',
    [{ type: 'file' }],
    /\[auto-nav-sidebar\] The file name "undefined" is not a string/,
  ],
  [
    'a link without a link',
    'docs/guide/_meta.json',
    [{ type: 'custom-link', label: 'Club' }],
    /\[auto-nav-sidebar\] The custom link "Club" does not have a link/,
  ],
  [
    'an object instead of the list',
    'docs/guide/_meta.json',
    { index: 'Overview' },
    /dirMetaJson\.find is not a function/,
  ],
  [
    'an object instead of the list',
    'docs/_nav.json',
    { text: 'Guide', link: '/guide/' },
    /navConfig\.forEach is not a function/,
  ],
];

describe('a build', () => {
  it.each(WRONG)('fails because of %s in %s', async (_, file, content, message) => {
    const { exitCode, log } = await buildExample('auto-nav', { files: { [file]: JSON.stringify(content) } });
    expect(exitCode).toBe(1);
    expect(log).toMatch(message);
  });
});
