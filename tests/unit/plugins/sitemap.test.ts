import { expect, it, test } from 'vitest';
import { addAlternates, inOrder } from '../../../plugins/output/sitemap';
import { englishPath } from '../../../site/head';

test.each([
  ['/', ''],
  ['/guide/a', 'guide/a'],
  ['/zh/', ''],
  ['/zh', ''],
  ['/zh/guide/a', 'guide/a'],
  ['/zhang', 'zhang'],
])('the English page of %s is /%s', (routePath, english) => {
  expect(englishPath(routePath)).toBe(english);
});

it('sorts pages, no matter in which order they were read', () => {
  const sitemap = (...paths: string[]) =>
    `<urlset>\n${paths.map(path => `<url>\n<loc>/${path}</loc>\n</url>`).join('\n')}\n</urlset>`;
  expect(inOrder(sitemap('b', 'zh/a', 'a'))).toBe(sitemap('a', 'b', 'zh/a'));
  expect(inOrder(sitemap())).toBe(sitemap());
});

it('links each page to its translations, with a base path', () => {
  const root = 'https://a.example/docs/';
  const sitemap = ['', 'zh/', 'zh/api/'].map(path => `<url><loc>${root}${path}</loc></url>`).join('');
  const link = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${root}${path}"/>`;
  const home = link('en', '') + link('zh', 'zh/') + link('x-default', '');
  const api = link('en', 'api/') + link('zh', 'zh/api/') + link('x-default', 'api/');
  expect(addAlternates(`<urlset xmlns="s">${sitemap}</urlset>`, root)).toBe(
    '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns="s">' +
      `<url><loc>${root}</loc>${home}</url><url><loc>${root}zh/</loc>${home}</url>` +
      `<url><loc>${root}zh/api/</loc>${api}</url></urlset>`,
  );
});
