import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, Page } from '../corpus';

/** Commands of `package.json` scripts, by the name of the script. */
export type Scripts = Record<string, string>;

/** Returns the scripts that readers of a page have: in this project, in examples that it shows, and in its JSON. */
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

/** Returns no scripts for JSON that can't be read, because another rule reports it. */
function readScripts(text: string): Scripts {
  try {
    return (JSON.parse(text) as { scripts?: Scripts }).scripts ?? {};
  } catch {
    return {};
  }
}
