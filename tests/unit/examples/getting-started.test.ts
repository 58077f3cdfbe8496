import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample } from './build-example';
import { textsOf } from './html';

describe.each(pagesNamed('guide/start/getting-started.mdx'))('the change on $file', ({ fences }) => {
  const [change] = fences.filter(({ meta }) => metaValue(meta, 'title') === 'docs/index.md');

  it('is in the example', () => {
    expect(readFileSync('examples/getting-started/docs/index.md', 'utf8')).toContain(change?.code.trimEnd());
  });

  it('is on the home page', async () => {
    const { exitCode, log, read } = await buildExample('getting-started');
    expect(exitCode, log).toBe(0);
    expect(textsOf(read('index.html'), 'div', 'rp-home-hero__subtitle')).toEqual(['Hello, docs!']);
  });
});
