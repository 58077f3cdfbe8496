import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { typedFencesRule as rule } from '../../../checks/rules/typed-fences';
import { findingsOn, firstOf, pageOf, projectOf } from './fixture';

const PAGE = 'docs/en/page.mdx';
const GOOD: [string, string] = ['ts', 'export const size: number = 1;'];
const BAD: [string, string] = ['ts', "export const size: number = 'x';"];

/** Loading the compiler and the types of the packages takes seconds. */
describe('typed-fences', () => {
  it('reports errors at their lines on the page, and nothing for code that type-checks', async () => {
    const page = pageOf(
      GOOD,
      [
        'ts',
        "import { defineConfig } from '@rspress/core';",
        '',
        "export default defineConfig({ titel: 'x' });",
      ],
      ['tsx', "import { Tab } from '@rspress/core/theme';", 'export const tab = <Tab value={1}>x</Tab>;'],
      [
        'tsx',
        "import { useState } from 'react';",
        "import './a.css';",
        'export const use = () => useState(0);',
      ],
      ['js', "document.title = 'x';", 'document.title = 1;'],
      ['jsx', 'export const Old = () => <p titel="x" />;'],
      ['css', 'a { color: }'],
    );
    const found = await findingsOn(rule, projectOf({ [PAGE]: page }));
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(/^10: TS2769: .*'titel' does not exist/);
    expect(found[1]).toMatch(/^15: TS2322: Type 'number'/);
    expect(found[2]).toMatch(/^26: TS2322: Type 'number' is not assignable to type 'string'/);
    expect(found[3]).toMatch(/^30: TS2322: .*'titel' does not exist/);
  });

  it('resolves relative imports within examples, and between fences by their titles', async () => {
    const corpus = projectOf({
      [PAGE]: pageOf(
        ['ts file="<root>/examples/a/use.ts" title="use.ts"'],
        ['ts title="plugins/names.ts"', "export const name = 'x';"],
        [
          'ts title="config.ts"',
          "import { name } from './plugins/names';",
          'export const size: number = name;',
        ],
        ['ts title="theme/index.ts"', "import { missing } from '../use';", 'export default missing;'],
        ['ts', "import { gone } from './gone';", 'export default gone;'],
      ),
      'examples/a/use.ts': "import { part } from './part';\n\nexport const whole: string = part;\n",
      'examples/a/part.ts': 'export const part = 1;\n',
    });
    const found = await findingsOn(rule, corpus);
    expect(found).toEqual([
      "3: examples/a/use.ts:3: TS2322: Type 'number' is not assignable to type 'string'.",
      "12: TS2322: Type 'string' is not assignable to type 'number'.",
      expect.stringMatching(/^16: TS2305: .* has no exported member 'missing'/),
      expect.stringMatching(/^21: TS2307: Cannot find module '\.\/gone'/),
    ]);
  });

  it('accepts exactly the errors that the fence declares', async () => {
    const page = pageOf(
      ['ts error=2322', ...BAD.slice(1)],
      ['ts error=2322', ...GOOD.slice(1)],
      ['ts error=2554,2322', "export const size: number = 'x';", 'parseInt();'],
      ['ts error=2554', ...BAD.slice(1)],
    );
    expect(await findingsOn(rule, projectOf({ [PAGE]: page }))).toEqual([
      '7: The fence says that TypeScript reports error 2322, but it does not.',
      "17: TS2322: Type 'string' is not assignable to type 'number'.",
      '16: The fence says that TypeScript reports error 2554, but it does not.',
    ]);
  });

  it('names a missing package that an example needs', async () => {
    const corpus = projectOf({
      [PAGE]: pageOf(['ts file="<root>/examples/a/use.ts"']),
      'examples/a/use.ts': "import nothing from '@scope/not-installed/part';\n\nexport default nothing;\n",
    });
    const finding = firstOf(await rule.check(corpus));
    expect(finding.advice).toContain('package of "@scope/not-installed/part" to the devDependencies');
  });

  it('skips a fence with a written reason, and reports too many skipped fences', async () => {
    const many = Array.from({ length: 20 }, () => GOOD);
    const reason: [string, string] = ['ts unchecked="needs a running server"', ...BAD.slice(1)] as [
      string,
      string,
    ];
    const few = projectOf({ [PAGE]: pageOf(...many, reason) });
    expect(await findingsOn(rule, few)).toEqual([]);
    expect(rule.summary?.(few)).toBe('21 fences of TypeScript and JavaScript, 1 of them unchecked.');

    const more = projectOf({ [PAGE]: pageOf(...many, ['ts unchecked="too long"', 'a b c'], reason) });
    expect(await findingsOn(rule, more)).toEqual([
      '83: The fence is not checked and does not say why.',
      '87: 2 of 22 fences are not checked, more than 5 %.',
    ]);
  });

  it('caches its findings until a fence or an example file changes', async () => {
    const corpus = projectOf({ [PAGE]: pageOf(BAD), 'examples/a/part.ts': 'export const part = 1;\n' });
    expect(await findingsOn(rule, corpus)).toHaveLength(1);
    const cache = path.join(corpus.root, '.cache/checks/typed-fences.json');
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('"code":2322', '"code":9999'));
    expect(await findingsOn(rule, corpus)).toEqual([expect.stringContaining('TS9999')]);

    writeFileSync(path.join(corpus.root, 'examples/a/part.ts'), 'export const part = 2;\n');
    expect(await findingsOn(rule, corpus)).toEqual([expect.stringContaining('TS2322')]);

    writeFileSync(path.join(corpus.root, PAGE), pageOf(GOOD));
    expect(await findingsOn(rule, readCorpus(corpus.root))).toEqual([]);
  });
});
