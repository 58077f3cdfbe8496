import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

it('the stylesheet for Pagefind uses only variables that the theme defines', () => {
  const used = readFileSync('examples/search-pagefind/theme/Search.css', 'utf8').match(
    /(?<=var\()--rp-[\w-]+/g,
  );
  const theme = globSync('node_modules/@rspress/core/dist/theme/**/*.css')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  expect(used?.length).toBeGreaterThan(10);
  for (const name of new Set(used)) expect(theme).toContain(`${name}:`);
});
