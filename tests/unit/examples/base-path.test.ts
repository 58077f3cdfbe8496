import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';

describe('the example of a site with a base path', () => {
  let site: ExampleBuild;
  let html: string;
  beforeAll(async () => {
    site = await buildExample('base-path');
    html = site.read('guide/addresses.html');
  });

  it('writes its files to the root of the output folder', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files).toEqual(expect.arrayContaining(['index.html', '404.html', 'hours.txt']));
  });

  it('adds the base path to Markdown links and images and with withBase, but not in plain HTML', () => {
    const text = docContent(html);
    const links = tagsOf(text, 'a').map(tag => attribute(tag, 'href'));
    expect(links).toEqual(['/docs/guide/addresses.html', '/guide/plain', '/docs/hours.txt']);
    const pictures = tagsOf(text, 'img').map(tag => attribute(tag, 'src'));
    expect(pictures).toEqual(['/docs/lamp.svg', '/lamp.svg']);
  });

  it('adds the base path to the navbar, sidebar, logo, scripts, and styles', () => {
    const outside = html.replace(docContent(html), '');
    const addresses = ['a', 'img', 'script', 'link']
      .flatMap(tag => tagsOf(outside, tag))
      // React preloads the text's images, with their URLs as they are in the text.
      .filter(tag => !tag.includes('rel="preload"'))
      .map(tag => attribute(tag, 'href') ?? attribute(tag, 'src') ?? '')
      .filter(address => address.startsWith('/'));
    expect(addresses).toEqual(expect.arrayContaining(['/docs/guide/addresses.html', '/docs/lamp.svg']));
    expect(addresses.filter(address => !address.startsWith('/docs/'))).toEqual([]);
  });
});

it('a page whose URL starts like the base path is built empty, and only the log says so', async () => {
  const site = await buildExample('base-path', {
    files: { 'docs/docs-archive.md': '# Archive\n\nOld lamps.\n' },
  });
  expect(site.exitCode).toBe(0);
  expect(site.log).toContain('<Router basename="/docs"> is not able to match the URL "/docs-archive"');
  expect(site.read('docs-archive.html')).not.toContain('Old lamps');
});
