import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { type Build, checkBuild, readExpected, type Text, textReader } from './expected';

// Each example has a file beside its folder that says what readers of its page rely on.
for (const file of globSync('examples/*.expected.yaml').sort()) {
  const name = path.basename(file, '.expected.yaml');
  const { page, builds } = readExpected(file);
  const resolve = textReader(page);
  for (const { of, env, alone, exit, expect: promises, ...changes } of builds)
    describe.concurrent(`${name}: ${of}`, () => {
      let site: ExampleBuild;
      beforeAll(async () => {
        site = await buildExample(name, {
          ...(env && { env }),
          ...(alone && { alone }),
          files: changedFiles(name, changes, resolve),
        });
      });

      it(exit === 0 ? 'builds' : `fails with ${exit}`, () => {
        expect(site.exitCode, site.log).toBe(exit);
      });

      it.each(Object.entries(promises))('%s', (_promise, checks) => {
        for (const check of checks) checkBuild(site, check, resolve);
      });
    });
}

function changedFiles(
  example: string,
  { files = {}, replace = {} }: Pick<Build, 'files' | 'replace'>,
  resolve: (value: Text) => string,
): Record<string, string | null> {
  const written = Object.entries(files).map(
    ([file, text]) => [file, text === null ? null : resolve(text)] as const,
  );
  const replaced = Object.entries(replace).map(([file, pairs]) => {
    let text = readFileSync(path.join('examples', example, file), 'utf8');
    for (const [before, after] of pairs) {
      if (!text.includes(before)) throw new Error(`examples/${example}/${file} doesn't contain "${before}".`);
      text = text.replaceAll(before, () => resolve(after));
    }
    return [file, text] as const;
  });
  return Object.fromEntries([...written, ...replaced]);
}
