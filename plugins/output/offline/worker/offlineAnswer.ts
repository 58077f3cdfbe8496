import { languageOfPath } from '../../../../site/languages';
import { NOT_FOUND_FILE, type SavedManifest } from '../../../../site/offline-copy';
import { isPagePath } from '../lookup';
import { findSaved } from './copies';
import { BASE } from './scope';
import { SETTINGS } from './settings';

/**
 * The response to a URL that wasn't saved if there's no network: the site's own 404 page for a page in a language that
 * was saved, otherwise a page that lists the saved languages.
 * @param path below the base path
 */
export async function offlineAnswer(path: string, copies: SavedManifest[]): Promise<Response> {
  const lang = languageOfPath(path);
  const own = copies.filter(copy => copy.lang === lang);
  const notFound = isPagePath(path) ? await findSaved(NOT_FOUND_FILE, own) : undefined;
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  return new Response(notSavedPage(lang, copies), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function notSavedPage(lang: string, copies: SavedManifest[]): string {
  const asked = SETTINGS.languages.find(language => language.lang === lang);
  const links = SETTINGS.languages
    .filter(language => copies.some(copy => copy.lang === language.lang))
    .map(({ lang, folder, label }) => `<li><a href="${BASE}${folder}" lang="${lang}">${label}</a></li>`);
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head><meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${asked?.title ?? ''}</title>`,
    '<style>:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:15vh auto;padding:0 24px}</style>',
    '</head>',
    `<body><main><h1>${asked?.title ?? ''}</h1><p>${asked?.text ?? ''}</p><ul>${links.join('')}</ul></main></body>`,
    '</html>',
    '',
  ].join('\n');
}
