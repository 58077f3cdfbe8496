import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Pages of each kind, in both languages: home, guide, overview, reference, page with previews. The 404 page is shared.
 */
const PAGES = [
  'index.html',
  'guide/basic/ssg.html',
  'api/index.html',
  'api/commands.html',
  'plugin/official-plugins/preview.html',
]
  .flatMap(file => [file, `zh/${file}`])
  .concat('404.html');

/**
 * Finds problems with the pages of a build: each page has to exist, to have one main heading and a `main` element, and
 * to name only scripts and styles that exist.
 * @returns the problems as sentences
 */
export function smokeTest(outDir: string): string[] {
  return PAGES.flatMap(file => {
    const place = path.join(outDir, file);
    if (!existsSync(place)) return [`${file} is missing.`];
    return pageFaults(file, readFileSync(place, 'utf8'), asset => existsSync(path.join(outDir, asset)));
  });
}

/**
 * Finds the problems with one page.
 * @param html the whole page
 * @param exists whether the build has a file, by its path
 */
export function pageFaults(file: string, html: string, exists: (file: string) => boolean): string[] {
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  const assets = assetsOf(html);
  return [
    ...(headings === 1 ? [] : [`${file} has ${headings} main headings.`]),
    ...(/<main\b/.test(html) ? [] : [`${file} has no main element.`]),
    ...(assets.some(asset => asset.endsWith('.js')) ? [] : [`${file} names no script.`]),
    ...assets.filter(asset => !exists(asset)).map(asset => `${file} names ${asset}, which is missing.`),
  ];
}

/** Returns the scripts and styles that a page names anywhere, as paths below the base path. */
function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/(?<=[" ])\/([^" ?#]+\.(?:js|css))(?=[" ])/g)].map(
    ([, asset = '']) => asset,
  );
  return [...new Set(named)].filter(asset => asset.startsWith('static/'));
}
