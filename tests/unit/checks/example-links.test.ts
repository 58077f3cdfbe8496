import { describe, expect, it } from 'vitest';
import { exampleLinksRule as rule } from '../../../checks/rules/example-links';
import { findingsOn, projectOf } from './fixture';

const PAGE = 'docs/en/page.mdx';
const EXAMPLES = { 'examples/a/one.txt': '1', 'examples/a/two.txt': '2', 'examples/b/one.txt': '1' };
const FENCES = ['a/one', 'a/two', 'b/one'].map(
  file => `\`\`\`txt file="<root>/examples/${file}.txt"\n\`\`\`\n`,
);

describe('example-links', () => {
  it('requires a link to each example that the page shows', async () => {
    const page = [...FENCES, '<ExampleSource name="b" />'].join('\n');
    expect(await findingsOn(rule, projectOf({ [PAGE]: page, ...EXAMPLES }))).toEqual([
      '1: The page shows a file of examples/a, but does not link the example.',
    ]);
    const linked = `<ExampleSource name="a" />\n\n${page}`;
    expect(await findingsOn(rule, projectOf({ [PAGE]: linked, ...EXAMPLES }))).toEqual([]);
  });

  it('requires the name of an existing example', async () => {
    const page = '<ExampleSource name="c" />\n\n<ExampleSource />\n\n<ExampleSource name="a" />\n';
    expect(await findingsOn(rule, projectOf({ [PAGE]: page, ...EXAMPLES }))).toEqual([
      '1: There is no folder examples/c.',
      '3: <ExampleSource> has no name.',
    ]);
  });
});
