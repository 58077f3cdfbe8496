import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import type { ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';
import { entriesOf, headerOf, nameIn, navbarOf } from './navbar';
import { inBothLanguages, sectionOf } from './page-code';
import { buildSite, codeTitled, type SiteFiles, siteOf } from './site-steps';

const { 'docs/_nav.json': _, ...EXAMPLE } = siteOf('auto-nav');
const LOGO = { 'docs/public/boat.svg': readFileSync('examples/navbar-config/docs/public/boat.svg', 'utf8') };
const SLOTS = ['NavTitle', 'LeftNavItems', 'RightNavItems', 'NavMenu'].flatMap(place => [
  `before${place}`,
  `after${place}`,
]);
/** Matches the slots, and the parts of the navbar around them in the HTML. */
const PARTS = new RegExp(
  `(?<=<i>)(?:${SLOTS.join('|')})(?=</i>)|(?<=class=")(?:rp-nav__title__link|rp-nav-menu__item|rp-search-button|rp-nav__others)(?=[ "])`,
  'g',
);
const build = (files: SiteFiles) => buildSite('auto-nav', files);

// The rule `same-fences` compares the code of both languages.
const [page] = pagesNamed('guide/default-theme/navbar.mdx').filter(({ lang }) => lang === 'en') as [Page];

describe('the navbar that the page sets up', () => {
  const code = (section: string, title: string) => codeTitled(sectionOf(page, section), title);

  it('has a logo, a name, links, a social link, and a custom link before the search', async () => {
    const { exitCode, log, read } = await build({
      ...EXAMPLE,
      ...LOGO,
      'docs/_nav.json': codeTitled(page, 'docs/_nav.json'),
      'rspress.config.ts': codeTitled(page, 'rspress.config.ts'),
      'theme/index.tsx': code('slots', 'theme/index.tsx'),
    });
    expect(exitCode, log).toBe(0);
    const html = read('guide/paper.html');
    expect(nameIn(html)).toBe('Paper Boat');
    expect(tagsOf(headerOf(html), 'img').map(tag => attribute(tag, 'src'))).toContain('/boat.svg');
    expect(navbarOf(html)).toEqual(['* Guide /guide/index.html', 'More', '  Changelog /changelog.html']);
    expect(headerOf(html)).toContain('href="https://github.com/web-infra-dev/rspress"');
    expect(headerOf(html)).toMatch(
      /<\/div><div class="rp-nav__right"><a [^>]*>Status<\/a><button class="rp-search/,
    );
  });

  describe('with other entries, social links, and all slots', () => {
    let header: string;
    let html: string;
    let site: ExampleBuild;
    beforeAll(async () => {
      const slots = SLOTS.map(slot => `${slot}={<i>${slot}</i>}`).join(' ');
      site = await build({
        ...EXAMPLE,
        ...LOGO,
        'docs/_nav.json': code('menus', 'docs/_nav.json'),
        // The logo has no text beside it, which the page warns about.
        'rspress.config.ts': code('social-links', 'rspress.config.ts').replace(
          'themeConfig',
          "title: 'Paper Boat',\n  logo: '/boat.svg',\n  themeConfig",
        ),
        'theme/index.tsx': code('slots', 'theme/index.tsx').replace(/beforeNavMenu=\{.*?\}(?= \/>)/, slots),
      });
      html = site.read('guide/paper.html');
      header = headerOf(html);
    });

    it('has entries on both sides', () => {
      expect(site.exitCode, site.log).toBe(0);
      expect(entriesOf(html, 'left')).toEqual(['* Guide /guide/index.html']);
      expect(entriesOf(html, 'right')).toEqual([
        'More',
        '  Changelog /changelog.html',
        '  Origami club https://example.com/club',
        '  Pattern https://boat.example.com/pattern.pdf',
      ]);
    });

    it('opens absolute URLs in a new tab without rel, and adds the download attribute', () => {
      const links = tagsOf(header, 'a');
      const club = links.find(tag => tag.includes('example.com/club'));
      expect([attribute(club, 'target'), attribute(club, 'rel')]).toEqual(['_blank', undefined]);
      expect(links.find(tag => tag.includes('pattern.pdf'))).toMatch(/ download=""/);
    });

    it('shows no site name next to a logo without logoText', () => {
      expect(nameIn(html)).toBe('');
    });

    it('has a social link with an accessible name', () => {
      expect(header).toContain('aria-label="Mail"');
      expect(tagsOf(header, 'a').some(tag => attribute(tag, 'href') === 'mailto:crew@example.com')).toBe(
        true,
      );
    });

    it('renders each slot of the table next to its part of the navbar', () => {
      const rows = page.source.match(/^\| `(?:before|after)[^|]*/gm) ?? [];
      const listed = rows.flatMap(row => [...row.matchAll(/`(\w+)`/g)].map(([, slot]) => slot));
      expect(listed.sort()).toEqual(SLOTS.toSorted());
      expect(header.match(PARTS)).toEqual([
        'beforeNavTitle',
        'rp-nav__title__link',
        'beforeLeftNavItems',
        'rp-nav-menu__item',
        'afterLeftNavItems',
        'afterNavTitle',
        'beforeNavMenu',
        'rp-search-button',
        'beforeRightNavItems',
        'rp-nav-menu__item',
        'afterRightNavItems',
        'rp-nav__others',
        'afterNavMenu',
      ]);
    });
  });

  describe('in two languages', () => {
    const expressions = entriesIn(page);
    const [home = ''] = untitledIn(sectionOf(page, 'active'));
    const [icon = ''] = untitledIn(sectionOf(page, 'icons'));
    const nav = JSON.stringify([
      ...expressions.map((entry, index) => ({ text: `row ${index + 1}`, ...entry })),
      JSON.parse(home),
      JSON.parse(icon),
    ]);
    let site: ExampleBuild;
    beforeAll(async () => {
      site = await build({
        ...inBothLanguages({
          ...EXAMPLE,
          'docs/guide/paper-types.md': '# Paper types\n',
          'docs/_nav.json': nav,
        }),
        'rspress.config.ts': `export default {
          lang: 'en',
          locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
        };\n`,
      });
    });
    /** Returns the texts of the entries that are marked on a page. */
    const markedOn = (file: string) =>
      navbarOf(site.read(file))
        .filter(entry => entry.startsWith('*'))
        .map(entry => entry.replace(/^\* (.*) \S+$/, '$1'));

    it.each([
      ['guide/index.html', ['row 1', 'row 3', 'row 4', 'row 5', '📖 Guide [new]']],
      ['guide/paper.html', ['row 1', 'row 2', 'row 3', 'row 4', 'row 5', '📖 Guide [new]']],
      ['guide/paper-types.html', ['row 1', 'row 2', 'row 3', 'row 4', 'row 5', '📖 Guide [new]']],
      ['changelog.html', ['row 5']],
      ['index.html', ['row 5', 'Home']],
    ])(
      'marks the expected entries on %s, and the same on its translation except for ^/guide/',
      (file, marked) => {
        expect(site.exitCode, site.log).toBe(0);
        expect(markedOn(file)).toEqual(marked);
        expect(markedOn(`zh/${file}`)).toEqual(marked.filter(text => text !== 'row 4'));
      },
    );
  });
});

/** Returns the entries in the table whose first column shows their properties, beginning with `link`. */
function entriesIn({ lines }: Page): object[] {
  return lines.flatMap(line => {
    const [, fields] = /^\| `("link": [^`]+)` \|/.exec(line) ?? [];
    return fields ? [JSON.parse(`{${fields}}`) as object] : [];
  });
}

/** Returns the code blocks without a title. */
function untitledIn({ fences }: Page): string[] {
  return fences.filter(({ meta }) => !meta).map(({ code }) => code);
}
