import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VOCABULARY_FOLDER } from '../search/vocabulary';
import type { Language } from '../site/languages';
import { META, navigationFiles } from './navigation-entry';
import { PagePairError } from './page-pair-error';

/** A new page. */
export interface NewPage {
  /** Without the language: `/guide/basic/search`. */
  route: string;
  titles: Record<Language, string>;
  /** Name of the page before it in the sidebar: `deploy`. Without one, the new page comes last. */
  after?: string;
}

/** The files of a new page, relative to the root. */
export interface WrittenPage {
  files: string[];
  /** The one with its vocabulary, which is also among the files. */
  vocabulary: string;
}

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Pages of the guide and the plugin section are in a group. In the API section, a group is optional. */
const ROUTE = new RegExp(`^/(?:(?:guide|plugin)/${NAME}/${NAME}|api/(?:${NAME}/)?${NAME})$`);

/** The only section of a new page. It fills the outline, and has the same id in both languages. */
const SECTION = { en: '## Usage {#usage}', zh: '## 用法 {#usage}' };

/**
 * Writes a page in both languages and its vocabulary, and adds the page to the navigation files. The description is left
 * empty, which `npm run check` reports until there is one.
 * @param root folder of the project
 * @throws PagePairError that says what to change; no files have been written then
 */
export function createPagePair(root: string, { route: given, titles, after }: NewPage): WrittenPage {
  const route = given.startsWith('/') ? given : `/${given}`;
  checkRoute(route);
  for (const title of Object.values(titles)) checkTitle(title);
  const files = new Map<string, string>();
  for (const lang of ['en', 'zh'] as const) {
    const page = `docs/${lang}${route}.mdx`;
    const folder = `docs/${lang}${route}`;
    if ([page, `docs/${lang}${route}.md`, folder].some(name => exists(path.join(root, name)))) {
      throw new PagePairError(`${page} or a folder of its name exists already; choose another route.`);
    }
    refuseLinks(root, page);
    files.set(page, `---\ndescription:\n---\n\n# ${titles[lang]}\n\n${SECTION[lang]}\n`);
    for (const [file, text] of navigationFiles(root, lang, route, after)) files.set(file, text);
  }
  const vocabulary = `${VOCABULARY_FOLDER}${route}.json`;
  if (exists(path.join(root, vocabulary))) {
    throw new PagePairError(`${vocabulary} exists already; delete or move it first.`);
  }
  refuseLinks(root, vocabulary);
  files.set(vocabulary, formatVocabulary(titles));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    // Never replaces a page, not even one that has come into being since it was looked for.
    writeFileSync(path.join(root, file), text, { flag: path.basename(file) === META ? 'w' : 'wx' });
  }
  return { files: [...files.keys()], vocabulary };
}

/** Whether there's a file, a folder, or a link, even to something that doesn't exist. */
function exists(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** @throws PagePairError if the page or its navigation would be written to where a link leads */
function refuseLinks(root: string, page: string) {
  const steps = page.split('/').slice(0, -1);
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const places = [...folders, ...folders.map(folder => `${folder}/${META}`)];
  const link = places.find(place =>
    lstatSync(path.join(root, place), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (link) throw new PagePairError(`${link} is a link; choose a route in a folder of the project.`);
}

function checkRoute(route: string) {
  if (ROUTE.test(route)) return;
  const steps = route.split('/').slice(1);
  const wrong = steps.find(step => !new RegExp(`^${NAME}$`).test(step));
  throw new PagePairError(
    wrong === undefined
      ? `${route} is in none of the sections; a page is /guide/<group>/<page>, /plugin/<group>/<page>, /api/<page> or /api/<group>/<page>.`
      : `"${wrong}" in ${route} is no name for a page or folder; use lower-case letters, digits and single hyphens.`,
  );
}

function checkTitle(title: string) {
  if (title.trim() !== '' && !/[<>{}\n]/.test(title)) return;
  throw new PagePairError(
    `"${title}" is no title; give one line of text without "<" and "{", in English and in Chinese.`,
  );
}

/** Writes the titles as the first words that readers search for. */
function formatVocabulary(titles: NewPage['titles']): string {
  const lines = Object.entries(titles).map(([lang, title]) => `    "${lang}": [${JSON.stringify(title)}]`);
  return `{\n  "": {\n${lines.join(',\n')}\n  }\n}\n`;
}
