import { expect, it } from 'vitest';
import { inputOf } from '../../../scripts/remembered-tests';

it.each([
  ['docs/en/index.mdx', 'docs/en/index.mdx'],
  ['examples/seo/docs/index.md', 'examples/seo/'],
  ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
  ['checks', 'checks/'],
  ['.cache/anything', undefined],
  ['node_modules/yaml/package.json', undefined],
  ['../elsewhere', undefined],
])('%s belongs to %s', (file, input) => {
  expect(inputOf(file)).toBe(input);
});
