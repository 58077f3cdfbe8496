import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Folder of the small site's pages. It's as deep as `docs`, so that relative imports of pages hold. */
export const SMALL_DOCS = '.test-docs';

/** Pages of the small site, in both languages: one of each kind, and the pages that they lead tests to. */
const PAGES = [
  'index',
  'sitemap',
  'api/index',
  'api/commands',
  'guide/start/introduction',
  'guide/start/getting-started',
  'guide/start/manual-setup',
  'guide/start/whats-new',
  'guide/basic/deploy',
  'guide/basic/ssg',
  'guide/basic/static-assets',
  'guide/basic/use-mdx',
  'plugin/official-plugins/playground',
  'plugin/official-plugins/preview',
  'plugin/official-plugins/shiki',
  'guide/basic/code-blocks',
  'guide/default-theme/components',
  'api/client-api/css-variables',
  'api/changes',
  'api/config/config-frontmatter',
  'guide/default-theme/doc-page',
];

/** Writes the pages of the small site, with navigation that names no others. */
export function writeSmallDocs(into = SMALL_DOCS) {
  rmSync(into, { recursive: true, force: true });
  for (const folder of ['fragments', 'assets']) {
    cpSync(path.join('docs', folder), path.join(into, folder), { recursive: true });
  }
  const copy = (file: string) => {
    mkdirSync(path.join(into, path.dirname(file)), { recursive: true });
    cpSync(path.join('docs', file), path.join(into, file));
  };
  for (const lang of ['en', 'zh']) {
    for (const page of PAGES) copy(`${lang}/${page}.mdx`);
    copy(`${lang}/_nav.json`);
  }
  for (const file of globSync('*/**/_meta.json', { cwd: 'docs' })) writeMeta(file, into);
}

/** An entry of `_meta.json`: the name of a page, or an object that may have one. */
type MetaEntry = string | { name?: string };

/** Copies an order of pages without those that the small site lacks. */
function writeMeta(file: string, into: string) {
  const folder = path.join(into, path.dirname(file));
  if (!existsSync(folder)) return;
  const entries = JSON.parse(readFileSync(path.join('docs', file), 'utf8')) as MetaEntry[];
  const exists = (name: string) =>
    existsSync(path.join(folder, name)) || existsSync(path.join(folder, `${name}.mdx`));
  const kept = entries.filter(entry => {
    const name = typeof entry === 'string' ? entry : entry.name;
    return name === undefined || exists(name);
  });
  writeFileSync(path.join(into, file), JSON.stringify(kept));
}
