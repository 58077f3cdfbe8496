import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textOf } from './html';

/** Replaces the package, which takes up 84 MB. */
const MERMAID = {
  'node_modules/mermaid/package.json': JSON.stringify({ name: 'mermaid', type: 'module', main: 'index.js' }),
  'node_modules/mermaid/index.js':
    "export default { initialize() {}, render: async () => ({ svg: 'DRAWN BY MERMAID' }) };",
};
/** The example's config, with Markdown versions of its pages. */
const CONFIG = readFileSync('examples/diagrams/rspress.config.ts', 'utf8').replace(
  "title: 'Bakery',",
  "title: 'Bakery',\n  llms: true,",
);
const ORDER = readFileSync('examples/diagrams/docs/guide/order.mdx', 'utf8');
const CODE = /```mermaid\n(.*?)\n```/s.exec(ORDER)?.[1] ?? '';

describe('the example of diagrams', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('diagrams', { files: { ...MERMAID, 'rspress.config.ts': CONFIG } });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('has the source of the diagram in the HTML, on .md and .mdx pages', () => {
    const order = docContent(site.read('guide/order.html'));
    expect(order).toMatch(/<pre>flowchart LR\n {2}accTitle: From order to bread\n/);
    const oven = docContent(site.read('guide/oven.html'));
    expect(textOf(/<pre>.*?<\/pre>/s.exec(oven)?.[0] ?? '')).toBe(
      'stateDiagram-v2 cold --> hot: 30 minutes hot --> cold: 60 minutes',
    );
  });

  it("loads Mermaid on demand, from a script that no page's HTML references", () => {
    const scripts = site.files.filter(file => file.endsWith('.js'));
    const [mermaid = '', ...others] = scripts.filter(file => site.read(file).includes('DRAWN BY MERMAID'));
    expect(mermaid).toMatch(/^static\/js\/async\//);
    expect(others).toEqual([]);
    for (const page of site.files.filter(file => file.endsWith('.html'))) {
      expect(site.read(page)).not.toContain(mermaid);
    }
  });

  it('keeps the code block in the Markdown version, and the code out of the description', () => {
    expect(CODE).toContain('accDescr');
    expect(site.read('guide/order.md')).toContain(`\`\`\`mermaid\n${CODE}\n\`\`\``);
    const description = tagsOf(site.read('guide/order.html'), 'meta').find(
      tag => attribute(tag, 'name') === 'description',
    );
    expect(attribute(description, 'content')).toBe(
      'We bake an order on the same day if it arrives before noon:',
    );
  });

  it('shows the exported SVG with its text alternative', () => {
    const [image] = tagsOf(docContent(site.read('guide/oven.html')), 'img');
    expect(attribute(image, 'alt')).toBe('The baker gives dough to the oven and gets bread.');
    expect(attribute(image, 'src')).toMatch(/^(data:image\/svg\+xml|\/static\/svg\/bake\.)/);
    // The diagram's labels are black, so it needs its own background to be readable in dark mode.
    const source = readFileSync('examples/diagrams/docs/guide/bake.puml', 'utf8');
    const [, background = ''] = /skinparam backgroundColor (#\w+)/.exec(source) ?? [];
    expect(readFileSync('examples/diagrams/docs/guide/bake.svg', 'utf8')).toContain(
      `background:${background};`,
    );
  });
});
