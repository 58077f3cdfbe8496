import { describe, expect, it } from 'vitest';
import { parsedFencesRule as rule } from '../../../checks/rules/parsed-fences';
import { findingsOn, pageOf, projectOf } from './fixture';

const PAGE = 'docs/en/page.mdx';

describe('parsed-fences', () => {
  it('reports nothing for valid code', async () => {
    const page = pageOf(
      ['json', '{ "a": [1, 2] }'],
      ['jsonc', '{', '  // why', '  "a": 1', '}'],
      ['yaml', '---', 'a: 1', '---', 'b: [x, y]'],
      ['yml', '- a', '- b'],
      ['toml', '[build]', 'command = "x"'],
      ['text', '{ "a": '],
    );
    expect(await findingsOn(rule, projectOf({ [PAGE]: page }))).toEqual([]);
  });

  it.each([
    ['JSON with a comment', 'json', ['{', '  // why', '  "a": 1', '}']],
    ['JSON with a trailing comma', 'json', ['{', '  "a": 1,}']],
    ['JSON with comments and an unquoted string', 'jsonc', ['{', '  "a": b', '}']],
    ['YAML with an unclosed bracket', 'yaml', ['a: 1', 'b: [x', 'c: 2']],
    ['YAML with a duplicate key', 'yml', ['a: 1', 'a: 2']],
    ['TOML with an unquoted string', 'toml', ['[build]', 'command = npm run build']],
  ])('reports %s at its line', async (_name, language, code) => {
    const [finding = '', ...more] = await findingsOn(
      rule,
      projectOf({ [PAGE]: pageOf([language, ...code]) }),
    );
    expect(more).toEqual([]);
    // Line 5 is the second line of the code. A missing bracket is only noticed after the end of its line.
    expect(finding).toMatch(new RegExp(`^[56]: This ${language} cannot be read: .`));
  });

  it('reads a file that a fence includes, and reports the line in that file', async () => {
    const corpus = projectOf({
      [PAGE]: pageOf(['json file="<root>/examples/a/_meta.json"']),
      'examples/a/_meta.json': '[\n  "a"\n  "b"\n]\n',
    });
    expect(await findingsOn(rule, corpus)).toEqual([
      expect.stringMatching(/^3: examples\/a\/_meta\.json:3 cannot be read: /),
    ]);
  });
});
