import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';

const PAGE = 'guide/advanced/custom-search.mdx';
const INDEX = 'static/search_index.en.*.json';

interface SearchRecord {
  title: string;
  content: string;
  routePath: string;
}
const recordsOf = (site: ExampleBuild) => JSON.parse(site.read(INDEX)) as SearchRecord[];
const recordAt = (site: ExampleBuild, route: string) =>
  recordsOf(site).find(({ routePath }) => routePath === route);

describe('the example of search hooks', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('search-hooks');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(pagesNamed(PAGE))('has the search record that $file shows', ({ fences }) => {
    const shown = fences.find(({ meta }) => metaValue(meta, 'title')?.includes('search_index'));
    expect(recordAt(site, '/guide/folding')).toEqual(JSON.parse(shown?.code ?? ''));
  });

  it('indexes added words, but not a cut section or code', () => {
    const text = JSON.stringify(recordsOf(site));
    expect(text).toContain('dinghy');
    expect(text).not.toContain('The glue is gone');
    expect(text).not.toContain('valley');
    expect(site.read('guide/folding.html')).toContain('The glue is gone');
  });

  it('leaves out a page that opts out', () => {
    expect(site.files).toContain('guide/drafts.html');
    expect(recordAt(site, '/guide/drafts')).toBeUndefined();
  });

  it("includes the search hooks in the browser's scripts", () => {
    const scripts = site.files.filter(file => file.endsWith('.js')).map(file => site.read(file));
    for (const text of ['site-search', 'https://video.example.com/wax'])
      expect(scripts.some(script => script.includes(text))).toBe(true);
  });

  it('by default, indexes text and code, but not props, alt text, or included code files', async () => {
    const copy = await buildExample('search-hooks', {
      files: {
        'rspress.config.ts': 'export default {};',
        'docs/index.md': '---\npageType: home\n---\n',
        'docs/guide/comp.tsx': 'export default () => <p>InTsx</p>;',
        'docs/guide/_fragment.mdx': '## Heading\n\nInFragment',
        'docs/guide/_code.ts': 'export const inFile = 1;',
        'docs/guide/parts.mdx': PARTS,
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const content = recordAt(copy, '/guide/parts')?.content ?? '';
    const found = [...new Set(content.match(/\b[Ii]n[A-Z]\w+/g))];
    expect(found).toEqual([
      'InLine',
      'InEmptyLines',
      'InSeparateTab',
      'InButton',
      'InContainer',
      'InCell',
      'InLink',
      'inCode',
      'InComment',
      'InFragment',
      'InItem',
      'inBlock',
    ]);
    expect(recordAt(copy, '/guide/comp')).toMatchObject({ title: '', content: '' });
    expect(recordAt(copy, '/')).toBeUndefined();
  });

  it('fails to build if searchHooks is a relative path', async () => {
    const { exitCode, log } = await buildExample('search-hooks', {
      files: { 'rspress.config.ts': "export default { search: { searchHooks: './search-hooks.tsx' } };" },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain("Module not found: Can't resolve 'search-hooks.tsx'");
  });

  it('removes the button with an empty Search component, and indexed text with search: false', async () => {
    const copy = await buildExample('search-hooks', {
      files: {
        'rspress.config.ts': 'export default { search: false };',
        'theme/index.tsx':
          "export const Search = () => null;\nexport * from '@rspress/core/theme-original';\n",
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    expect(site.read('guide/wax.html')).toContain('rp-search-button');
    expect(copy.read('guide/wax.html')).not.toContain('rp-search-button');
    expect(recordAt(copy, '/guide/wax')).toMatchObject({ title: 'Wax', content: '' });
  });
});

const PARTS = `import { Badge, Button, Link, Tab, Tabs } from '@rspress/core/theme';
import Fragment from './_fragment.mdx';

# Parts

<Tabs>
  <Tab label="InLabel">InTab</Tab>
</Tabs>

<Badge>InLine</Badge> and <Badge text="InProp" />.

<div>

InEmptyLines

</div>

<Tabs>

<Tab label="InLabel">InSeparateTab</Tab>

</Tabs>

<Button href="/">InButton</Button>

<Link href="/">InElementName</Link>

:::tip InTitle
InContainer
:::

| Head |
|---|
| InCell |

![InAlt](https://example.com/a.png) [InLink](https://example.com/InAddress) \`inCode\`

{/* InComment */}

<Fragment />

- InItem

\`\`\`ts
const inBlock = 1;
\`\`\`

\`\`\`ts file="./_code.ts"
\`\`\`
`;
