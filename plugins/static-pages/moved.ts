import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MOVED_PAGES } from '../../site/moved-pages';
import { addPolicy, pagePolicy } from './policy';

interface Place {
  /** Folder of the built files. */
  outDir: string;
  basePath: string;
  siteOrigin: string | undefined;
}

const TEXTS = {
  en: { title: 'This page has moved', link: 'To its new place' },
  zh: { title: '页面已移动', link: '前往新地址' },
};

/**
 * Writes a file at every old address that leads on to the new one. It needs no script and no setting of the host,
 * and search engines take it for a permanent redirect.
 * @throws Error where a page has such an address again
 */
export async function writeMovedPages({ outDir, basePath, siteOrigin }: Place): Promise<void> {
  for (const [lang, folder] of [
    ['en', ''],
    ['zh', 'zh/'],
  ] as const) {
    for (const [from, to] of Object.entries(MOVED_PAGES)) {
      const file = path.join(outDir, folder, from.endsWith('/') ? `${from}index.html` : `${from}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      const html = movedPage({ lang, target: `${basePath}${folder}${to.slice(1)}`, siteOrigin });
      await writeFile(file, html, { flag: 'wx' }).catch(error => {
        throw new Error(`${from} is a page again; take it out of site/moved-pages.ts.`, { cause: error });
      });
    }
  }
}

/** @param target path of the new place, with the base path and the hash */
export function movedPage({
  lang,
  target,
  siteOrigin = '',
}: {
  lang: 'en' | 'zh';
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
  return addPolicy(html, pagePolicy([], {}));
}
