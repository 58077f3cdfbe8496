import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, getAttribute, isElementNode, queryAll } from '@parse5/tools';
import { glob } from 'tinyglobby';
import { RARE_STYLES } from '../../../site/styles';
import { type Element, elementsIn, insertAfter, type PageTree } from '../../support/page-tree';

const FOLDER = 'static/css';
/** URL of the common styles, after the folder of assets. */
const COMMON_FILE = /static\/css\/styles\.[^/]+\.css$/;

/** A file of styles that few pages need, with the classes that only those pages have. */
export interface RareSheet {
  /** Path below the folder of assets: `static/css/async/prompt.1a2b.css`. */
  file: string;
  classes: string[];
}

/**
 * The rare styles of a build; see `site/styles.ts`.
 * @throws Error if the build has no common ones
 */
export async function readRareSheets(outDir: string): Promise<RareSheet[]> {
  const read = (files: string[]) => Promise.all(files.map(file => readFile(path.join(outDir, file), 'utf8')));
  const commonFiles = await glob(`${FOLDER}/styles.*.css`, { cwd: outDir });
  if (commonFiles.length === 0) {
    throw new Error(
      `The core's cache group \`styles\` should put the common styles into ${FOLDER}/styles.*.css, but the build has no such file: adapt site/styles.ts to the core's cache groups.`,
    );
  }
  const common = (await read(commonFiles)).join('');
  const files = await glob(`${FOLDER}/async/{${RARE_STYLES.join()}}.*.css`, { cwd: outDir });
  const sheets = await read(files.sort());
  return sheets.map((css, index) => ({ file: files[index] ?? '', classes: ownClasses(css, common) }));
}

/** Classes that one sheet has rules for and the common one doesn't. */
export function ownClasses(css: string, common: string): string[] {
  const known = classesIn(common);
  return [...classesIn(css)].filter(name => !known.has(name));
}

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/**
 * Links the rare styles that a page needs before any script runs. The bundler only links them when it loads their
 * component's script. They're linked in the same place, after the common ones.
 * @throws Error for a page that needs some but doesn't link the common ones
 */
export function linkRareStyles(page: PageTree, sheets: readonly RareSheet[]) {
  const onPage = classesOn(page);
  const needed = sheets.filter(({ classes }) => classes.some(name => onPage.has(name)));
  if (needed.length === 0) return;
  const common = elementsIn(page, 'link', { rel: 'stylesheet' }).find(link => COMMON_FILE.test(urlOf(link)));
  if (!common) {
    throw new Error(
      `Pages should link the common styles, but no link of a page matches ${COMMON_FILE}: adapt \`COMMON_FILE\` in plugins/output/static-pages/styles.ts.`,
    );
  }
  const assets = urlOf(common).replace(COMMON_FILE, '');
  const links = needed.map(({ file }) => createElement('link', { href: assets + file, rel: 'stylesheet' }));
  insertAfter(common, ...links);
}

function urlOf(link: Element): string {
  return getAttribute(link, 'href') ?? '';
}

function classesOn(page: PageTree): Set<string> {
  const classes = new Set<string>();
  for (const element of queryAll<Element>(page, isElementNode)) {
    for (const name of getAttribute(element, 'class')?.split(' ') ?? []) classes.add(name);
  }
  return classes;
}
