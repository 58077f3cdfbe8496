import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent } from './html';

const PAGES = pagesNamed('guide/advanced/tailwind.mdx');
const STYLES = readFileSync('examples/tailwind/styles/tailwind.css', 'utf8');

describe('the example with Tailwind CSS', () => {
  let site: ExampleBuild;
  let css: string;
  beforeAll(async () => {
    site = await buildExample('tailwind');
    css = site.read('static/css/styles.*.css');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(docContent(site.read('index.html'))).toContain('class="flex gap-6"');
  });

  it.each(PAGES)('has the CSS that $file shows', ({ fences }) => {
    const lines = fences.find(({ code }) => code.startsWith('.flex{'))?.code.trim() ?? '';
    expect(lines.split('\n')).toHaveLength(4);
    for (const line of lines.split('\n')) expect(css).toContain(line);
  });

  it("puts utilities in a layer after the theme's reset, without Tailwind's own reset", () => {
    expect(css.indexOf('@layer rp-base')).toBeGreaterThanOrEqual(0);
    expect(css.indexOf('@layer utilities')).toBeGreaterThan(css.indexOf('@layer rp-base'));
    expect(css).not.toContain('@layer base');
  });

  it('scans all files except excluded ones, and makes a utility important with !', async () => {
    const copy = await buildExample('tailwind', {
      files: {
        'docs/index.mdx': '# Sizes\n\n<p className="rp-not-doc mt-8! dark:mt-9">A4</p>\n',
        'docs/plain.md':
          '# Plain\n\n<div class="mt-7 bg-destructive">A5</div>\n\n```html\n<b class="rotate-90">\n```\n',
        'notes.txt': 'rotate-45',
        'old/notes.txt': 'rotate-12',
        'styles/tailwind.css': STYLES.replace("not '../doc_build'", "not '../old'").replace(
          /@custom-variant.*;/,
          '',
        ),
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const styles = copy.read('static/css/styles.*.css');
    expect(styles).toContain('.mt-8\\!{margin-top:calc(var(--spacing) * 8)!important}');
    expect(styles).toContain('.rotate-45{');
    expect(styles).not.toContain('.rotate-12{');
    expect(docContent(copy.read('index.html'))).toContain('class="rp-not-doc mt-8! dark:mt-9"');
    expect(styles).toContain('.mt-7{');
    expect(docContent(copy.read('plain.html'))).toContain('<div class="mt-7 bg-destructive">');
    // A class with a color that no style sheet defines, and a class in a code block.
    expect(styles).not.toContain('destructive');
    expect(styles).toContain('.rotate-90{');
    // Without the variant, `dark:` depends on the system's setting.
    expect(styles).toMatch(/@media \(prefers-color-scheme:dark\)\{\.dark\\:mt-9\{/);
  });

  it("can add Tailwind's reset and important utilities, and keeps the theme's own styles", async () => {
    const copy = await buildExample('tailwind', {
      files: {
        'styles/tailwind.css': STYLES.replace('@layer theme,', '@layer theme, base,')
          .replace("theme.css' layer(theme);", "$&\n@import 'tailwindcss/preflight.css' layer(base);")
          .replace('layer(utilities);', 'layer(utilities) important;'),
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const styles = copy.read('static/css/styles.*.css');
    expect(layersOf(styles)).toEqual(['rp-base', 'properties', 'theme', 'base', 'utilities']);
    expect(styles).toContain('.gap-6{gap:calc(var(--spacing) * 6)!important}');
    const outside = withoutLayers(styles);
    expect(outside).toContain('.rp-doc :not(:where(.rp-not-doc,.rp-not-doc *)):where(p)');
    expect(outside).not.toContain('.gap-6');
    const reset = styles.slice(styles.indexOf('@layer base{'), styles.indexOf('@layer utilities'));
    expect(reset).toContain('background-color:#0000');
    expect(reset).toMatch(/code,kbd,samp,pre\{/);
    // The theme's reset doesn't change these.
    const own = readFileSync('node_modules/@rspress/core/dist/theme/styles/preflight.css', 'utf8');
    expect(own).not.toMatch(/background|font-family|\bsu[bp]\b/);
  });

  it("keeps the theme's paragraph styles, except inside .rp-not-doc", () => {
    expect(css).toMatch(/\.rp-doc :not\(:where\(\.rp-not-doc, ?\.rp-not-doc \*\)\):where\(p\)/);
  });
});

/** Returns the names of layers, in the order of their first blocks. */
function layersOf(css: string): string[] {
  return [...new Set([...css.matchAll(/@layer ([\w-]+)/g)].map(match => match[1] ?? ''))];
}

function withoutLayers(css: string): string {
  let rest = css;
  for (let start = rest.search(/@layer [\w-]+\{/); start >= 0; start = rest.search(/@layer [\w-]+\{/)) {
    let depth = 0;
    let end = rest.indexOf('{', start);
    do {
      if (rest[end] === '{') depth++;
      if (rest[end] === '}') depth--;
      end++;
    } while (depth > 0);
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}
