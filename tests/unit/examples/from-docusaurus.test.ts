import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { exampleFiles } from './build-example';
import { pagesWithEnglishTitles } from './page-code';

const pages = pagesWithEnglishTitles('guide/migration/from-docusaurus.mdx');
const beforeFile = (file: string) => readFileSync(path.join('examples/docusaurus', file), 'utf8');
const afterFile = (file: string) => readFileSync(path.join('examples/from-docusaurus', file), 'utf8');

describe.each(pages)('the steps of $file', ({ fences }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'from-docusaurus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (pattern: RegExp) => {
    const lines = fences.flatMap(({ lang, code }) => (lang === 'bash' ? code.split('\n') : []));
    for (const line of lines.map(text => text.trim()).filter(text => pattern.test(text))) {
      const [command = '', ...rest] = line.split(' ');
      execFileSync(command, rest, { cwd: folder });
    }
  };

  it('turn the Docusaurus sample into the Rspress sample', () => {
    cpSync('examples/docusaurus', folder, { recursive: true });
    run(/^(mkdir|mv) /);
    execFileSync(process.execPath, ['convert-pages.mjs'], { cwd: folder });
    for (const { lang, meta, code } of fences)
      if (lang === 'diff') patch(path.join(folder, metaValue(meta, 'title') ?? ''), code);
    for (const { meta, includes } of fences) {
      if (!includes?.startsWith('examples/from-docusaurus/')) continue;
      const target = path.join(folder, metaValue(meta, 'title') ?? '');
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, readFileSync(includes));
    }
    run(/^rm /);
    const files = globSync('**/*', { cwd: folder }).sort();
    const later = /_(meta|nav)\.json$|^docs\/zh\/index\.md$/;
    expect(files).toEqual(
      exampleFiles('from-docusaurus').filter(
        file => !later.test(file) || existsSync(path.join(folder, file)),
      ),
    );
    const rewritten = ['package.json', 'tsconfig.json', 'src/css/custom.css'];
    for (const file of files.filter(name => !rewritten.includes(name)))
      expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(afterFile(file));
  });

  it('remove the Docusaurus packages of the sample', () => {
    const removed = fences.flatMap(({ code }) => /npm uninstall (.*)/.exec(code)?.[1]?.split(' ') ?? []);
    const { dependencies, devDependencies } = JSON.parse(beforeFile('package.json'));
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    expect(removed.sort()).toEqual(installed.filter(name => name.startsWith('@docusaurus/')).sort());
  });
});

/** Applies a diff without line numbers. The text that it replaces must occur exactly once. */
function patch(file: string, diff: string) {
  const side = (sign: string) =>
    diff
      .trimEnd()
      .split('\n')
      .filter(line => !line.startsWith(sign))
      .map(line => `${line.slice(1)}\n`)
      .join('');
  const text = readFileSync(file, 'utf8');
  expect(text.split(side('+')), file).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(side('+'), () => side('-')),
  );
}
