import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import type { ExampleBuild } from './build-example';
import { nameIn, navbarOf } from './navbar';
import { drawnFiles, fencesOf, inBothLanguages, pick, sectionOf } from './page-code';
import { neighborsOf, sidebarOf } from './sidebar';
import { buildSite, codeTitled, type SiteFiles, siteOf } from './site-steps';

const EXAMPLE = siteOf('auto-nav');
const build = (files: SiteFiles) => buildSite('auto-nav', files);

describe.each(pagesNamed('guide/basic/auto-nav-sidebar.mdx'))('the site that $file sets up', page => {
  const code = (section: string, title: string) => codeTitled(sectionOf(page, section), title);
  /** The pages that the guide starts with, without a navbar and without an order. */
  const pages = pick(EXAMPLE, ['package.json', 'rspress.config.ts', ...drawnFiles(page)]);

  describe('with _nav.json and _meta.json', () => {
    let site: ExampleBuild;
    beforeAll(async () => {
      site = await build({
        ...pages,
        'docs/_nav.json': codeTitled(page, 'docs/_nav.json'),
        'docs/guide/_meta.json': codeTitled(page, 'docs/guide/_meta.json'),
      });
    });

    it('has a navbar with a dropdown, and marks the section of the page', () => {
      expect(site.exitCode, site.log).toBe(0);
      expect(navbarOf(site.read('guide/paper.html'))).toEqual([
        '* Guide /guide/index.html',
        'More',
        '  Changelog /changelog.html',
      ]);
    });

    it('lists the pages of the section with their titles, and an open group', () => {
      expect(sidebarOf(site.read('guide/paper.html'))).toEqual([
        'Overview /guide/index.html',
        'Paper and its weight [new] /guide/paper.html',
        '▾ Folding /guide/folding/index.html',
        '  Hull /guide/folding/hull.html',
        '  Sail /guide/folding/sail.html',
      ]);
    });
  });

  describe('with other _meta.json files', () => {
    const sections = ['meta-json', 'groups', 'types', 'group-pages'] as const;
    let site: ExampleBuild;
    /** Builds one site for all sections, each with its own copy of the guide, named after the section. */
    beforeAll(async () => {
      const { 'docs/guide/_meta.json': _, ...example } = EXAMPLE;
      const copies = sections.flatMap(section => [
        ...Object.entries(example)
          .filter(([file]) => file.startsWith('docs/guide/'))
          .map(([file, text]) => [file.replace('/guide/', `/${section}/`), text]),
        ...fencesOf(sectionOf(page, section))
          .filter(([title]) => title.endsWith('_meta.json'))
          .map(([title, text]) => [title.replace('/guide/', `/${section}/`), text]),
      ]);
      site = await build({ ...example, 'docs/_nav.json': '[]', ...Object.fromEntries(copies) });
    });
    const sidebarIn = (section: (typeof sections)[number], file = 'index.html') =>
      sidebarOf(site.read(`${section}/${file}`)).map(entry => entry.replace(`/${section}/`, ''));

    it("renames an entry, and leaves out pages that aren't listed", () => {
      expect(site.exitCode, site.log).toBe(0);
      expect(sidebarIn('meta-json')).toEqual([
        'Overview index.html',
        'Choose paper [new] paper.html',
        '▾ Folding folding/index.html',
        '  Hull folding/hull.html',
        '  Sail folding/sail.html',
      ]);
      expect(neighborsOf(site.read('meta-json/folding/sail.html'))).toEqual([
        '< Hull /meta-json/folding/hull.html',
      ]);
      expect(site.files).toContain('meta-json/care/drying.html');
    });

    it("has a group that's collapsed except on its pages, a folder under a heading, and a heading", () => {
      const entries = [
        'Overview index.html',
        '▸ Races races.html',
        '  Finish line races/finish.html',
        '  The start races/start.html',
        '# Care',
        'Drying care/drying.html',
        'Storing care/storing.html',
        '# Practice',
        'Paper and its weight [new] paper.html',
      ];
      expect(sidebarIn('groups')).toEqual(entries);
      const [first, races = '', ...others] = entries;
      expect(sidebarIn('groups', 'races/start.html')).toEqual([first, races.replace('▸', '▾'), ...others]);
    });

    it('has an icon, a divider, a link to another site, and a group of links', () => {
      expect(sidebarIn('types')).toEqual([
        'Overview index.html',
        '📄 Paper and its weight [new] paper.html',
        '- - -',
        'Origami club https://example.com/club',
        '▾ More',
        '  Changelog /changelog.html',
      ]);
    });

    it("lists the index page inside its group, whose label then isn't a link", () => {
      expect(sidebarIn('group-pages')).toEqual([
        'Overview index.html',
        '▾ care',
        '  Drying care/drying.html',
        '  Storing care/storing.html',
        '▾ folding',
        '  Folding folding/index.html',
        '  Hull folding/hull.html',
        '  Sail folding/sail.html',
        'Paper and its weight [new] paper.html',
        '▾ Races races.html',
        '  Finish line races/finish.html',
        '  The start races/start.html',
      ]);
    });
  });

  describe('with a second language', () => {
    /** The site in two languages. The Chinese files don't translate the labels yet. */
    const moved: SiteFiles = {
      ...inBothLanguages(pages),
      'docs/en/_nav.json': codeTitled(page, 'docs/_nav.json'),
      'docs/en/guide/_meta.json': codeTitled(page, 'docs/guide/_meta.json'),
      'rspress.config.ts': code('languages', 'rspress.config.ts'),
    };

    it('has a navbar and a sidebar in each language, with links to its pages', async () => {
      const site = await build({
        ...moved,
        'docs/zh/_nav.json': code('languages', 'docs/zh/_nav.json'),
        'docs/zh/guide/_meta.json': code('languages', 'docs/zh/guide/_meta.json'),
      });
      expect(site.exitCode, site.log).toBe(0);
      expect(navbarOf(site.read('guide/paper.html'))).toEqual([
        '* Guide /guide/index.html',
        'More',
        '  Changelog /changelog.html',
      ]);
      expect(navbarOf(site.read('zh/guide/paper.html'))).toEqual([
        '* 指南 /zh/guide/index.html',
        '更多',
        '  更新日志 /zh/changelog.html',
      ]);
      expect(sidebarOf(site.read('zh/guide/paper.html'))).toEqual([
        'Overview /zh/guide/index.html',
        'Paper and its weight [new] /zh/guide/paper.html',
        '▾ 折法 /zh/guide/folding/index.html',
        '  Hull /zh/guide/folding/hull.html',
        '  Sail /zh/guide/folding/sail.html',
      ]);
      expect(nameIn(site.read('zh/guide/paper.html'))).toBe('纸船');
    });

    it('has no navbar and a single sidebar if _nav.json stays in docs', async () => {
      const { 'docs/en/_nav.json': nav = '', ...others } = moved;
      const site = await build({ ...others, 'docs/_nav.json': nav });
      expect(site.exitCode, site.log).toBe(0);
      for (const prefix of ['', 'zh/']) {
        const html = site.read(`${prefix}guide/paper.html`);
        expect(navbarOf(html)).toEqual([]);
        expect(sidebarOf(html)).toContain(`Changelog /${prefix}changelog.html`);
      }
    });
  });

  describe('with navigation in the config', () => {
    const [alone = '', languages = ''] = fencesOf(sectionOf(page, 'config')).map(([, text]) => text);

    it('has the navbar and the sidebar of the config', async () => {
      const site = await build({ ...pages, 'rspress.config.ts': alone });
      expect(site.exitCode, site.log).toBe(0);
      expect(navbarOf(site.read('guide/paper.html'))).toEqual([
        '* Guide /guide/index.html',
        'More',
        '  Changelog /changelog.html',
      ]);
      expect(sidebarOf(site.read('guide/paper.html'))).toEqual([
        'Overview /guide/index.html',
        '▾ Folding',
        '  Hull /guide/folding/hull.html',
      ]);
    });

    it('has a navbar, a sidebar, and a site name in each language', async () => {
      const site = await build({ ...inBothLanguages(pages), 'rspress.config.ts': languages });
      expect(site.exitCode, site.log).toBe(0);
      const en = site.read('guide/paper.html');
      expect(nameIn(en)).toBe('Paper Boat');
      expect(navbarOf(en)).toEqual(['* Guide /guide/index.html']);
      expect(sidebarOf(en)).toEqual(['▾ Folding', '  Hull /guide/folding/hull.html']);
      const zh = site.read('zh/guide/paper.html');
      expect(nameIn(zh)).toBe('纸船');
      expect(navbarOf(zh)).toEqual(['* 指南 /zh/guide/index.html']);
      expect(sidebarOf(zh)).toEqual(['▾ 折法', '  船身 /zh/guide/folding/hull.html']);
    });

    it('has no sidebar for a key without the language, and ignores titles in top-level locales', async () => {
      const top = "lang: 'en',\n  locales: [\n    { lang: 'en', label: 'English', title: 'Boat' },\n";
      const config = languages.replaceAll(/^ *title: .*\n/gm, '');
      const site = await build({
        ...inBothLanguages(pages),
        'rspress.config.ts': config
          .replace("'/zh/guide/'", "'/guide/'")
          .replace("lang: 'en',", `${top}    { lang: 'zh', label: '简体中文', title: '船' },\n  ],`),
      });
      expect(site.exitCode, site.log).toBe(0);
      expect(sidebarOf(site.read('zh/guide/paper.html'))).toEqual([]);
      for (const prefix of ['', 'zh/']) expect(nameIn(site.read(`${prefix}guide/paper.html`))).toBe('Home');
    });
  });
});
