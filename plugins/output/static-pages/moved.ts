import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languagePrefix } from '../../../site/languages';
import { MOVED_PAGES } from '../../../site/moved-pages';
import { parsePage, printInside } from '../../support/page-tree';
import { addPolicy, pagePolicy } from './policy';

interface Place {
  /** Folder of the built files. */
  outDir: string;
  basePath: string;
  siteOrigin: string | undefined;
  /** Route paths of the pages of this build: `/guide/` or `/zh/guide/basic/ssg`. */
  routePaths: ReadonlySet<string>;
}

const TEXTS = {
  en: { title: 'This page has moved', link: 'Go to the new page' },
  zh: { title: '页面已移动', link: '前往新地址' },
};

/**
 * Writes a redirect page for every old path. It needs no script and no host settings, and search engines treat it as a
 * permanent redirect. Whether an old path is a page again depends on this build's routes, not on the files, because the
 * output folder may still contain the redirects of an earlier build.
 * @throws Error with all old paths that are pages again; nothing is written then
 */
export async function writeMovedPages({ outDir, basePath, siteOrigin, routePaths }: Place): Promise<void> {
  const moved = (['en', 'zh'] as const).flatMap(lang =>
    Object.entries(MOVED_PAGES).map(([from, to]) => ({
      lang,
      from: languagePrefix(lang) + from,
      to: (languagePrefix(lang) + to).slice(1),
    })),
  );
  const conflicts = moved.filter(({ from }) => routePaths.has(from)).map(({ from }) => from);
  if (conflicts.length > 0) {
    throw new Error(
      `These addresses are pages again; remove them from site/moved-pages.ts: ${conflicts.join(', ')}`,
    );
  }
  for (const { lang, from, to } of moved) {
    const file = path.join(outDir, from.endsWith('/') ? `${from}index.html` : `${from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, movedPage({ lang, target: basePath + to, siteOrigin }));
  }
}

/** @param target path of the new page, with the base path and the hash */
export function movedPage({
  lang,
  target,
  siteOrigin = '',
}: {
  lang: Language;
  target: string;
  siteOrigin?: string | undefined;
}): string {
  const { title, link } = TEXTS[lang];
  const [pathname] = target.split('#');
  const html = [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<link rel="canonical" href="${siteOrigin}${pathname}">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '</head>',
    `<body><main><h1>${title}</h1><p><a href="${target}">${link}</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
  const page = parsePage(html);
  addPolicy(page, pagePolicy({ scripts: [], styles: [] }, {}));
  return printInside(page);
}
