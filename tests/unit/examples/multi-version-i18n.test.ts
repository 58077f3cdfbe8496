import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textOf } from './html';

const CONFIG = readFileSync('examples/multi-version-i18n/rspress.config.ts', 'utf8');
const lists = pagesNamed('guide/default-theme/multi-version.mdx').flatMap(({ file, fences }) =>
  fences
    .filter(({ meta }) => metaValue(meta, 'title') === 'Addresses in two languages')
    .map(({ code }) => ({ file, code })),
);

describe('the example of a site with versions and languages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('multi-version-i18n');
  });

  it('builds, and is listed on both pages', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(lists).toHaveLength(2);
  });

  it.each(lists)('has the addresses on $file', ({ code }) => {
    const rows = code
      .trim()
      .split('\n')
      .map(line => line.split(/\s+/));
    const sources = exampleFiles('multi-version-i18n').filter(file => file.endsWith('.md'));
    expect(rows.map(([source]) => source).sort()).toEqual(sources);
    const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
    const listed = rows.map(([, address = '']) =>
      address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`,
    );
    expect(listed.sort()).toEqual(built);
  });

  it('keeps the language in the version menu, and the version in the language menu', () => {
    const page = site.read('v1/zh/guide/folding.html');
    expect(linkNamed(page, 'v2')).toBe('/zh/guide/folding');
    expect(linkNamed(page, 'English')).toBe('/v1/guide/folding');
    expect(linkNamed(page, '指南')).toBe('/v1/zh/guide/folding');
    expect(linkNamed(site.read('zh/index.html'), 'v1')).toBe('/v1/zh');
    expect(linkNamed(docContent(site.read('v1/zh/index.html')), '折法')).toBe('/v1/zh/guide/folding');
  });

  it('connects the languages of a version', () => {
    const links = tagsOf(site.read('v1/zh/guide/folding.html'), 'link').filter(tag =>
      attribute(tag, 'hreflang'),
    );
    expect(links.map(tag => attribute(tag, 'href'))).toEqual(['/v1/guide/folding', '/v1/zh/guide/folding']);
  });

  it('has a search index for each version and language', () => {
    const indexes = site.files.filter(file => file.includes('search_index'));
    expect(indexes.map(file => file.split('.').slice(1, 3).join(' '))).toEqual([
      'v1 en',
      'v1 zh',
      'v2 en',
      'v2 zh',
    ]);
  });

  it('does not build with a check of language parity', async () => {
    const { exitCode, log } = await buildExample('multi-version-i18n', {
      files: { 'rspress.config.ts': CONFIG.replace('route:', 'languageParity: {},\n  route:') },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Failed to access directory: .*docs\/en/);
  });
});

/** Address of the first link with this text. */
function linkNamed(html: string, name: string): string | undefined {
  const links = html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs);
  return attribute([...links].find(([, , text = '']) => textOf(text) === name)?.[1], 'href');
}
