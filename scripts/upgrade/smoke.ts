import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of each kind, in both languages: home, guide, overview, reference, page with previews, 404. */
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
 * What is wrong with the pages of a build, as sentences: each kind renders, has its main heading, and finds its scripts
 * and styles.
 */
export function smokeTest(outDir: string): string[] {
  return PAGES.flatMap(file => {
    const place = path.join(outDir, file);
    if (!existsSync(place)) return [`${file} is missing.`];
    return pageFaults(file, readFileSync(place, 'utf8'), asset => existsSync(path.join(outDir, asset)));
  });
}

/**
 * @param html a whole page
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

/** Scripts and styles that a page names, below its base path, in whatever way. */
function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/(?<=[" ])\/([^" ?#]+\.(?:js|css))(?=[" ])/g)].map(
    ([, asset = '']) => asset,
  );
  return [...new Set(named)].filter(asset => asset.startsWith('static/'));
}
