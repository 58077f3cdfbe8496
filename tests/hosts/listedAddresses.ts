import { readPage } from '../../search/read-index';
import { MANIFEST_FOLDER, type OfflineManifest } from '../../site/offline-copy';
import type { Site } from './visitor';

type Read = (text: string, site: Site) => string[];

/** What names pages and files of the site besides its pages, by paths below the base path. */
const LISTS: [file: RegExp, read: Read][] = [
  [/\.md$|(?:^|\/)llms(?:-full)?\.txt$/, markdownLinks],
  [/\.css$/, text => [...text.matchAll(/url\((["']?)([^)"']+)\1\)/g)].map(([, , address = '']) => address)],
  [/^robots\.txt$/, text => [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address)],
  [
    /^sitemap\.xml$/,
    text =>
      [...text.matchAll(/<loc>([^<]*)|href="([^"]*)"/g)].map(
        ([, page, translation]) => page ?? translation ?? '',
      ),
  ],
  [
    /(?:^|\/)whats-new\.xml$/,
    text => [...text.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address),
  ],
  [
    new RegExp(`^${MANIFEST_FOLDER}`),
    (text, { basePath }) =>
      (JSON.parse(text) as OfflineManifest).files.map(({ url }) => encodeURI(basePath + url)),
  ],
  [/^static\/search\/[^/]+\/page-/, sectionAddresses],
  [/^api-reference\.json$/, referenceAddresses],
];

/**
 * Addresses that a file of the site lists for programs, or its style for the browser.
 * @param path of the file below the base path, or below the folder that assets come from
 */
export function listedAddresses(path: string, text: string, site: Site): string[] {
  return LISTS.filter(([file]) => file.test(path)).flatMap(([, read]) => read(text, site));
}

/** Links and pictures of a Markdown text, without what it shows as code. */
function markdownLinks(text: string): string[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');
  return [...prose.matchAll(/\]\((<?)([^\s)>]+)>?[^)]*\)/g)].map(([, , address = '']) => address);
}

function sectionAddresses(text: string, { basePath }: Site): string[] {
  const { route, sections } = readPage(JSON.parse(text));
  return sections.map(({ anchor }) => basePath + route.slice(1) + (anchor && `#${anchor}`));
}

function referenceAddresses(text: string, { basePath }: Site): string[] {
  const { entries, prefixes } = JSON.parse(text) as {
    entries: { page: string; anchor: string }[];
    prefixes: Record<string, string>;
  };
  return Object.values(prefixes).flatMap(prefix =>
    entries.map(({ page, anchor }) => `${basePath}${prefix}${page.slice(1)}#${anchor}`),
  );
}
