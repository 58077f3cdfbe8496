import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, tagsOf, textOf } from './html';

/** The example's config, with Markdown versions of its pages. */
const CONFIG = readFileSync('examples/math/rspress.config.ts', 'utf8').replace(
  "title: 'Bakery',",
  "title: 'Bakery',\n  llms: true,",
);
const INDEX = readFileSync('examples/math/docs/index.md', 'utf8');

/** Returns the TeX that KaTeX keeps with each formula. */
const formulasOf = (html: string) =>
  [...html.matchAll(/<annotation encoding="application\/x-tex">(.*?)<\/annotation>/gs)].map(([, tex]) =>
    textOf(tex ?? ''),
  );
const displayed = (html: string) => html.match(/class="katex-display"/g)?.length ?? 0;

describe('the math example', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('math', { files: { 'rspress.config.ts': CONFIG } });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('renders inline and block formulas, also in lists, on .md and .mdx pages', () => {
    const index = docContent(site.read('index.html'));
    expect(formulasOf(index)).toEqual(['f', 'h = 70\\,\\%', 'w = f \\cdot \\frac{h}{100\\,\\%}']);
    expect(displayed(index)).toBe(1);
    const water = docContent(site.read('guide/water.html'));
    expect(formulasOf(water)).toEqual([
      'w',
      'f',
      'h = \\frac{w}{f}',
      '\\begin{aligned} h &= \\frac{350}{500} \\\\ &= 70\\,\\% \\end{aligned}',
      'h = \\frac{\\sum_{i=1}^{n} w_i}{\\sum_{i=1}^{n} f_i}',
    ]);
    expect(displayed(water)).toBe(2);
  });

  it('has MathML for screen readers, and hides the visual formula from them', () => {
    const html = site.read('index.html');
    expect(tagsOf(html, 'math')).toHaveLength(3);
    expect(html.match(/<span class="katex-html" aria-hidden="true">/g)).toHaveLength(3);
  });

  it('leaves escaped dollar signs alone', () => {
    expect(textOf(docContent(site.read('guide/water.html')))).toContain('A scale costs between $10 and $30.');
  });

  it('serves the fonts and styles of KaTeX from the site, and no KaTeX script', () => {
    expect(
      site.files.filter(file => /^static\/font\/KaTeX_Main-Regular\.\w+\.woff2$/.test(file)),
    ).toHaveLength(1);
    const css = site.read('static/css/styles.*.css');
    expect(css).toContain('font-family:KaTeX_Main');
    // Without the padding, the overflow cuts off the tops of tall formulas.
    expect(css).toMatch(/\.katex-display\{[^}]*padding-block:8px[^}]*\}/);
    const fonts = [...css.matchAll(/url\(([^)]*KaTeX[^)]*)\)/g)].map(([, url]) => url);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^\/static\/font\/KaTeX_/);
    const scripts = site.files.filter(file => file.endsWith('.js'));
    for (const script of scripts) expect(site.read(script)).not.toContain('KaTeX parse error');
  });

  it('keeps formulas in the Markdown version, in the syntax of GitHub', () => {
    const markdown = site.read('guide/water.md');
    expect(markdown).toContain('the hydration is $`h = \\frac{w}{f}`$:');
    expect(markdown).toContain('```math\n\\begin{aligned}\nh &= \\frac{350}{500} \\\\\n');
    expect(site.read('index.md')).toContain(
      'needs this much water:\n\n```math\nw = f \\cdot \\frac{h}{100\\,\\%}\n```',
    );
  });
});

describe('other ways to write and render formulas', () => {
  it('$…$ and $$ work in HTML, but the Markdown version is changed (.md) or empty (.mdx)', async () => {
    const site = await buildExample('math', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          '[rehypeKatex]',
          "[[rehypeKatex, { output: 'mathml', macros: { '\\\\Exp': '\\\\mathbb{E}' } }]]",
        ),
        'docs/index.md':
          '# A\n\nHalf: $\\frac{a}{b}$ and $\\Exp$\n\n- b\n\n  $$\n  \\int_{0}^1 x\\,dx\n  $$\n\n## Area $x^2$\n\nIt costs $5 or $6.\n\n## Volume $x^3$ {#volume}\n',
        'docs/guide/water.mdx': '# B\n\n$\\frac{a}{b}$\n\n$$\n\\sqrt{c}\n$$\n',
      },
    });
    expect(site.exitCode, site.log).toBe(0);
    expect(formulasOf(site.read('index.html'))).toContain('\\int_{0}^1 x\\,dx');
    expect(formulasOf(site.read('guide/water.html'))).toEqual(['\\frac{a}{b}', '\\sqrt{c}']);
    expect(site.read('index.md')).toContain('Half: $\\frac\\{a}\\{b}$');
    expect(site.read('index.md')).toContain('\\int\\_\\{0}^1 x,dx');
    expect(site.read('guide/water.md').trim()).toBe('');
    expect(formulasOf(site.read('index.html'))).toContain('5 or');
    expect(site.read('static/search_index.en.*.json')).toContain('\\\\frac{a}{b}');
    // Only MathML, a macro, and formulas in headings.
    const html = site.read('index.html');
    expect(html).not.toContain('katex-html');
    expect(html).toContain('<mi mathvariant="double-struck">E</mi>');
    expect(html).toContain('<h2 class="rp-toc-include" id="area-x2">');
    expect(html).toMatch(/<a href="#area" class="rp-toc-item[^>]*title="Area"/);
    expect(html).toContain('<h2 class="rp-toc-include" id="volume">');
    expect(html).toMatch(/<a href="#volume" class="rp-toc-item[^>]*title="Volume"/);
  });

  it("the build fails without remarkFormulas, and at braces in .mdx that aren't JavaScript", async () => {
    const { exitCode, log } = await buildExample('math', {
      files: {
        'rspress.config.ts': CONFIG.replace(', remarkFormulas]', ']'),
        'docs/guide/water.mdx': '# B\n\n$x^{a b}$\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('ShikiError: Language `math` is not included in this bundle.');
    expect(log).toContain('Could not parse expression with acorn');
  });

  it('an invalid formula appears in red, unless a plugin stops the build', async () => {
    const files = { 'rspress.config.ts': CONFIG, 'docs/index.md': INDEX.replace('\\frac', '\\fraq') };
    const lenient = await buildExample('math', { files });
    expect(lenient.exitCode, lenient.log).toBe(0);
    expect(lenient.log).not.toMatch(/fraq/);
    expect(lenient.read('index.html')).toContain('color:#cc0000');
    const strict = await buildExample('math', {
      files: {
        ...files,
        'rspress.config.ts': CONFIG.replace('[rehypeKatex]', '[rehypeKatex, rehypeStrictMath]').replace(
          "'./plugins/remark-formulas';",
          "'./plugins/remark-formulas';\nimport { rehypeStrictMath } from './plugins/rehype-strict-math';",
        ),
      },
    });
    expect(strict.exitCode).toBe(1);
    expect(strict.log).toContain(
      'ParseError: KaTeX parse error: Undefined control sequence: \\fraq at position 13',
    );
  });
});
