import { beforeAll, describe, expect, it } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import type { ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { buttonsOf, linkNamed, linksOf, markedIn } from './links';
import {
  afterCommands,
  buildSite,
  changed,
  codeTitled,
  commandsIn,
  type SiteFiles,
  siteOf,
} from './site-steps';

/** A step that a reader may forget. */
type Step = 'paths' | 'copy' | 'home' | 'navbar';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n';
const MINIMAL = siteOf('minimal');
/** A site with a page that shows an image outside `docs`. */
const SITE: SiteFiles = {
  ...MINIMAL,
  'brand/boat.svg': LOGO,
  'docs/guide/introduction.md': `${MINIMAL['docs/guide/introduction.md']}\n![Boat](../../brand/boat.svg)\n`,
};
const PAGES = pagesNamed('guide/default-theme/multi-version.mdx');

/** Returns a site's files after the page's steps, without the forgotten one. The config isn't changed yet. */
function follow(page: Page, site: SiteFiles, forgotten?: Step): SiteFiles {
  const [move = '', ...later] = commandsIn(page, 'setup');
  let files = afterCommands({ ...site, 'docs/public/logo.svg': LOGO }, move);
  const outside = /(?:\.\.\/)+(?:components|brand)/g;
  if (forgotten !== 'paths') files = changed(files, /^docs\/v1\//, outside, '../$&');
  if (forgotten !== 'copy') files = afterCommands(files, later.join('\n'));
  if (forgotten !== 'home') files = changed(files, /^docs\/v1\/.*index\.md$/, 'link: /', 'link: /v1/');
  if (forgotten !== 'navbar') files = changed(files, /_nav\.json$/, '"^/guide/"', '"/guide/"');
  return files;
}

describe.each(PAGES)('the steps to a second version on $file', page => {
  const build = (forgotten?: Step) =>
    buildSite('minimal', {
      ...follow(page, SITE, forgotten),
      'rspress.config.ts': codeTitled(page, 'rspress.config.ts'),
    });

  describe('if all are followed', () => {
    let site: ExampleBuild;
    beforeAll(async () => {
      site = await build();
    });

    it('build each page in both versions, with the default version at its old URLs', () => {
      expect(site.exitCode, site.log).toBe(0);
      const pages = [
        'guide/folding.html',
        'guide/introduction.html',
        'guide/launch-counter.html',
        'index.html',
      ];
      const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
      expect(built).toEqual([...pages, ...pages.map(file => `v1/${file}`)]);
      expect(site.files).toContain('logo.svg');
    });

    it('still show images from outside docs', () => {
      for (const prefix of ['', 'v1/']) {
        const images = tagsOf(docContent(site.read(`${prefix}guide/introduction.html`)), 'img');
        expect(images.map(tag => attribute(tag, 'src'))).toEqual([expect.stringMatching(/^data:image\/svg/)]);
      }
    });

    it('keep links, home page buttons, and the navbar within their version', () => {
      expect(linksOf(docContent(site.read('guide/introduction.html')))[0]).toBe('/guide/folding');
      expect(linksOf(docContent(site.read('v1/guide/introduction.html')))[0]).toBe('/v1/guide/folding');
      expect(buttonsOf(site.read('index.html'))).toEqual(['/guide/introduction']);
      expect(buttonsOf(site.read('v1/index.html'))).toEqual(['/v1/guide/introduction']);
      expect(linkNamed(site.read('v1/guide/folding.html'), 'Guide')).toBe('/v1/guide/introduction');
      for (const prefix of ['', 'v1/'])
        expect(markedIn(site.read(`${prefix}guide/folding.html`))).toEqual(['Guide']);
    });
  });

  it("don't build without the folder of the second version", async () => {
    const { exitCode, log } = await build('copy');
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Failed to read directory: .*docs\/v2/);
  });

  it("don't build with the old paths of components and images", async () => {
    const { exitCode, log } = await build('paths');
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve '../../components/LaunchCounter'");
    expect(log).toMatch(
      /Dead images found in .*docs\/v1\/.*:\n\s*"!\[\.\.\]\(\.\.\/\.\.\/brand\/boat\.svg\)"/,
    );
  });

  it("silently link to the new version from the old version's home page if it wasn't changed", async () => {
    const { exitCode, log, read } = await build('home');
    expect(exitCode, log).toBe(0);
    expect(buttonsOf(read('v1/index.html'))).toEqual(['/guide/introduction']);
  });

  it("don't mark an active item in the old version's navbar if it wasn't changed", async () => {
    const { exitCode, log, read } = await build('navbar');
    expect(exitCode, log).toBe(0);
    expect(markedIn(read('guide/folding.html'))).toEqual(['Guide']);
    expect(markedIn(read('v1/guide/folding.html'))).toEqual([]);
  });

  it('move all languages of a multilingual site into versions', async () => {
    const files = follow(page, siteOf('i18n'));
    const [, options = ''] = /(multiVersion:[\s\S]*)\}\);/.exec(codeTitled(page, 'rspress.config.ts')) ?? [];
    const config = changed(files, /^rspress\.config\.ts$/, /languageParity: .*\n/g, options);
    const { exitCode, log, files: built, read } = await buildSite('i18n', config);
    expect(exitCode, log).toBe(0);
    const pages = ['guide/folding.html', 'guide/paper.html', 'index.html'];
    const all = ['', 'v1/', 'v1/zh/', 'zh/'].flatMap(prefix => pages.map(file => prefix + file));
    expect(built.filter(file => file.endsWith('.html') && file !== '404.html')).toEqual(all.sort());
    expect(linksOf(docContent(read('v1/zh/guide/folding.html')))[0]).toBe('/v1/zh/guide/paper');
    expect(textsOf(docContent(read('v1/zh/guide/folding.html')), 'p')).toContain('共 7 折');
    expect(buttonsOf(read('v1/index.html'))).toEqual(['/v1/guide/folding']);
    expect(buttonsOf(read('v1/zh/index.html'))).toEqual(['/v1/zh/guide/folding']);
    expect(buttonsOf(read('zh/index.html'))).toEqual(['/zh/guide/folding']);
  });
});
