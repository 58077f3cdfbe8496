import { updateFacts } from '../../../checks/facts/update-facts';
import type { Files } from './corpus-of';
import { projectOf } from './fixture';

const FILE = 'tests/facts/guide/page.json';

/** A page in both languages, and files that its claims can name as evidence. */
export const PAIR: Files = {
  'docs/en/guide/page.mdx':
    '# Page\n\nA page.\n\n## Base path {#base}\n\nSlashes are added.\n\n## Next {#next}\n\nMore.\n',
  'docs/zh/guide/page.mdx':
    '# 页面\n\n一个页面。\n\n## 基础路径 {#base}\n\n补上斜杠。\n\n## 下一步 {#next}\n\n更多。\n',
  'tests/unit/base.test.ts': "it('adds the slashes', () => {});\nit.skip('adds nothing', () => {});\n",
  'site/list.json': '[]\n',
  'node_modules/core/base.js': 'export const base = 1;\n',
};

/** Returns the project with a claim for each piece of evidence in the section `base`. All hashes are correct. */
export function withClaims(...evidence: string[]): Files {
  const claims = evidence.map(text => ({ claim: 'Slashes are added.', evidence: text }));
  return {
    ...PAIR,
    [FILE]: updated({ ...PAIR, [FILE]: JSON.stringify({ sections: { base: { claims } } }) }),
  };
}

/** Returns what `npm run facts` writes for the page. */
export function updated(files: Files): string {
  const { root } = projectOf(files);
  return updateFacts(root, 'guide/page').text;
}

/** Returns the files with a text replaced in one of them. */
export function changed(files: Files, file: string, from: string, to: string): Files {
  const before = files[file] ?? '';
  if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
  return { ...files, [file]: before.replace(from, to) };
}
