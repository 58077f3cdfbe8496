import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { RARE_STYLES } from '../../../site/styles';

const FOLDER = 'static/css';
/** The link to the common styles, as the bundler writes it. */
const COMMON_LINK = /<link href="([^"]*)static\/css\/styles\.[^"/]+\.css" rel="stylesheet">/;

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
 * @param html a whole static page
 * @throws Error for a page that needs some but doesn't link the common ones in the expected way
 */
export function linkRareStyles(html: string, sheets: readonly RareSheet[]): string {
  const onPage = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const needed = sheets.filter(({ classes }) => classes.some(name => onPage.has(name)));
  if (needed.length > 0 && !COMMON_LINK.test(html)) {
    throw new Error(
      `Pages should link the common styles, but no link of a page matches ${COMMON_LINK}: adapt \`COMMON_LINK\` in plugins/output/static-pages/styles.ts.`,
    );
  }
  return html.replace(COMMON_LINK, (link, base: string) =>
    [link, ...needed.map(({ file }) => `<link href="${base}${file}" rel="stylesheet">`)].join('\n'),
  );
}
