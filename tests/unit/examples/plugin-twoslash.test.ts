import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { textOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/twoslash.mdx';
const CONFIG = readFileSync('examples/plugin-twoslash/rspress.config.ts', 'utf8');

describe('the example with Twoslash types in its code blocks', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-twoslash');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('removes Twoslash notations from the code, except @filename', () => {
    const page = site.read('index.html');
    for (const notation of ['---cut---', '^?', '^|', '@errors', '@noErrors', '@log', 'declare function'])
      expect(textOf(page)).not.toContain(notation);
    expect(textOf(page)).toContain('@filename: fold.ts');
  });

  it('shows highlights and queries, and leaves a block without the twoslash flag alone', () => {
    expect(blockAfter(site, 'Highlight')).toContain('class="twoslash-highlighted"');
    expect(blockAfter(site, 'Query')).toContain('data-always="true"');
    expect(blockAfter(site, 'Hover')).not.toContain('data-always');
    expect(blockAfter(site, 'Without the word')).not.toContain('twoslash-popup');
  });

  it("fails to build with code that doesn't compile, with the message on the page", async () => {
    const { exitCode, log } = await buildExample('plugin-twoslash', {
      files: { 'docs/index.md': "# A\n\n```ts twoslash\nconst sails: number = 'two';\n```\n" },
    });
    expect(exitCode).toBe(1);
    for (const { code } of drawn('Output')) {
      const lines = code.trim().split('\n');
      for (const line of lines) expect(log).toContain(line.trim());
    }
  });

  it('fails to build with @log if twoslashOptions has no customTags', async () => {
    const { exitCode, log } = await buildExample('plugin-twoslash', {
      files: {
        'rspress.config.ts': CONFIG.replace(/customTags: .*,/, ''),
        'docs/index.md': '# A\n\n```ts twoslash\nconst a = 1;\n// @log: text\n```\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('## Unknown inline compiler flags');
  });

  it('with explicitTrigger: false, adds types to all TypeScript blocks except notwoslash ones', async () => {
    const { exitCode, log, read } = await buildExample('plugin-twoslash', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          'twoslashOptions:',
          'explicitTrigger: false,\n      twoslashOptions:',
        ),
        'docs/index.md':
          '# A\n\n```ts\nconst a = 1;\n```\n\n```ts notwoslash\nb();\n```\n\n```typescript\nconst c = 1;\n```\n\n```js\nd();\n```\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(read('index.html').split('<twoslash-popup-container').length - 1).toBe(2);
  });

  it('has its results and output on the page in both languages', () => {
    expect(drawn('What the build adds to the blocks')).toHaveLength(2);
    expect(drawn('Output')).toHaveLength(2);
  });

  it.each(drawn('What the build adds to the blocks'))('shows what is listed on $file', ({ code }) => {
    for (const line of code.trim().split('\n')) {
      const [, heading = '', text = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
      expect(textOf(blockAfter(site, heading))).toContain(text);
    }
  });
});

function drawn(title: string) {
  return pagesWithEnglishTitles(PAGE).flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );
}

/** Returns the HTML after a heading, up to the end of the last code block before the next heading. */
function blockAfter({ read }: ExampleBuild, heading: string): string {
  const section = read('index.html')
    .split('<h2')
    .find(part => textOf(`<h2${part.slice(0, part.indexOf('</h2>'))}`).includes(heading));
  if (!section) throw new Error(`No heading ${heading}`);
  return section.slice(section.indexOf('</h2>'), section.lastIndexOf('</pre>'));
}
