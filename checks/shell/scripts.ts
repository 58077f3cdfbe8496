import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, Page } from '../corpus';

/** Commands of `package.json` scripts by their names. */
export type Scripts = Record<string, string>;

/** Scripts that a reader of the page has: of this project, of examples that the page shows, and in its JSON. */
export function scriptsOf({ root }: Corpus, page: Page): Scripts {
  const examples = page.fences.map(({ includes }) => /^examples\/[^/]+/.exec(includes ?? '')?.[0]);
  const folders = ['.', ...new Set(examples.filter(folder => folder !== undefined))];
  const manifests = folders.map(folder => path.join(root, folder, 'package.json')).filter(existsSync);
  const texts = [
    ...manifests.map(file => readFileSync(file, 'utf8')),
    ...page.fences.filter(({ lang }) => lang === 'json').map(({ code }) => code),
  ];
  return Object.assign({}, ...texts.map(readScripts));
}

/** Empty for JSON that cannot be read: another rule reports it. */
function readScripts(text: string): Scripts {
  try {
    return (JSON.parse(text) as { scripts?: Scripts }).scripts ?? {};
  } catch {
    return {};
  }
}
