import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';

const WIDE = expect.stringMatching(/^\/docs\/static\/svg\/wide\.\w+\.svg$/);
const CONFIG = readFileSync('examples/static-assets/rspress.config.ts', 'utf8');

const OTHER_PUBLIC_FOLDER = {
  'rspress.config.ts': CONFIG.replace(
    'builderConfig: {',
    `markdown: { image: { checkDeadImages: { excludes: ['./gone.png'] } } },
  builderConfig: {
    server: { publicDir: { name: path.resolve('public') } },`,
  ),
  'docs/public/logo-light.svg': null,
  'docs/public/logo-dark.svg': null,
  'public/logo-light.svg': readFileSync('examples/static-assets/docs/public/logo-light.svg', 'utf8'),
  'public/logo-dark.svg': readFileSync('examples/static-assets/docs/public/logo-dark.svg', 'utf8'),
  'docs/guide/plain.md': '![Gone](./gone.png)\n',
};

describe('the example of static assets', () => {
  let site: ExampleBuild;
  const sources = (page: string) =>
    tagsOf(docContent(site.read(page)), 'img').map(tag => [attribute(tag, 'alt'), attribute(tag, 'src')]);
  beforeAll(async () => {
    site = await buildExample('static-assets');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('copies the icon and links it with its type', () => {
    const icon = tagsOf(site.read('index.html'), 'link').find(tag => attribute(tag, 'rel') === 'icon');
    expect(attribute(icon, 'href')).toBe('/docs/icon.svg');
    expect(attribute(icon, 'type')).toBe('image/svg+xml');
    expect(site.files).toContain('icon.svg');
  });

  it('has both logos in the HTML, and links the title to logoHref', () => {
    const page = site.read('guide/pictures.html');
    const logos = tagsOf(page, 'img').filter(tag => tag.includes('rp-nav__title__logo-image'));
    expect(logos.map(tag => attribute(tag, 'src'))).toEqual(['/docs/logo-light.svg', '/docs/logo-dark.svg']);
    const title = tagsOf(page, 'a').find(tag => tag.includes('rp-nav__title__link'));
    expect(attribute(title, 'href')).toBe('/docs/guide/pictures');
  });

  it('shows two 375-pixel images on the home page, one for light and one for dark mode', () => {
    const images = tagsOf(site.read('index.html'), 'img').filter(tag =>
      tag.includes('rp-home-hero__image-img'),
    );
    expect(images.map(tag => ['src', 'width', 'height'].map(name => attribute(tag, name)))).toEqual([
      ['/docs/logo-light.svg', '375', '375'],
      ['/docs/logo-dark.svg', '375', '375'],
    ]);
  });

  it('resolves the URL of each kind of image', () => {
    expect(sources('guide/pictures.html')).toEqual([
      ['Beside the page', WIDE],
      ['From public', '/docs/logo-light.svg'],
      ['JSX, relative', WIDE],
      ['JSX, imported', WIDE],
      ['A component', '/docs/logo-light.svg'],
    ]);
    const mark = tagsOf(docContent(site.read('guide/pictures.html')), 'svg');
    expect(mark.map(tag => attribute(tag, 'aria-label'))).toEqual(['The mark as a component']);
  });

  it('hides the light or the dark image depending on the mode', () => {
    const images = tagsOf(docContent(site.read('guide/modes.html')), 'img');
    expect(images.map(tag => [attribute(tag, 'class'), attribute(tag, 'src')])).toEqual([
      [
        expect.stringContaining('light-only'),
        expect.stringMatching(/^\/docs\/static\/svg\/sheet-light\.\w+\.svg$/),
      ],
      [
        expect.stringContaining('dark-only'),
        expect.stringMatching(/^\/docs\/static\/svg\/sheet-dark\.\w+\.svg$/),
      ],
    ]);
    expect(site.read('static/css/styles.*.css')).toContain(
      'html:not(.rp-dark) .dark-only,html.rp-dark .light-only{display:none}',
    );
  });

  it('adds the base path to raw HTML in .md', () => {
    expect(sources('guide/plain.html')).toEqual([
      ['Beside the page', WIDE],
      ['Raw HTML, from public', '/docs/logo-light.svg'],
    ]);
  });

  it('links downloads from public by name, and others by a hashed name', () => {
    const links = tagsOf(docContent(site.read('guide/files.html')), 'a').filter(tag =>
      tag.includes('download'),
    );
    expect(links.map(tag => attribute(tag, 'href'))).toEqual([
      '/docs/handbook.txt',
      expect.stringMatching(/^\/docs\/static\/assets\/prices\.\w+\.csv$/),
    ]);
    expect(site.files).toContain('handbook.txt');
    expect(site.read('static/assets/prices.*.csv')).toContain('plan,price');
  });

  it("doesn't build if the icon is a path instead of a file URL", async () => {
    const { exitCode, log } = await buildExample('static-assets', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          "pathToFileURL(path.resolve('brand/icon.svg'))",
          "path.resolve('brand/icon.svg')",
        ),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Failed to read the favicon file at');
  });

  it('still looks for Markdown images in docs/public if another public folder is set', async () => {
    const { exitCode, log } = await buildExample('static-assets', { files: OTHER_PUBLIC_FOLDER });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /Dead images found in .*docs\/guide\/pictures\.mdx:\n\s*"!\[\.\.\]\(\/logo-light\.svg\)"/,
    );
  });

  it.each([
    ['excludes them', OTHER_PUBLIC_FOLDER],
    [
      'is off',
      {
        'rspress.config.ts': CONFIG.replace(
          'builderConfig:',
          'markdown: { image: { checkDeadImages: false } },\n  builderConfig:',
        ),
        'docs/guide/plain.md': '![Gone](./gone.png)\n\n![Gone](/gone.png)\n',
      },
    ],
  ])("doesn't build with missing relative images, even if the image check %s", async (_, files) => {
    const { exitCode, log } = await buildExample('static-assets', { files });
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve './gone.png'");
    expect(log).not.toContain('gone.png)"');
  });
});
