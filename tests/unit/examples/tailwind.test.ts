import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent } from './html';

const PAGES = pagesNamed('guide/advanced/extend-build.mdx');

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

  it.each(PAGES)('has the classes of $file', ({ fences }) => {
    const lines = fences.find(({ code }) => code.startsWith('.flex{'))?.code.trim() ?? '';
    expect(lines.split('\n')).toHaveLength(4);
    for (const line of lines.split('\n')) expect(css).toContain(line);
  });

  it('has its utilities in a layer behind the reset of the theme, which is the only one', () => {
    expect(css.indexOf('@layer rp-base')).toBeGreaterThanOrEqual(0);
    expect(css.indexOf('@layer utilities')).toBeGreaterThan(css.indexOf('@layer rp-base'));
    expect(css).not.toContain('@layer base');
  });

  it('reads all files but those that the style sheet leaves out, and makes a utility important on request', async () => {
    const copy = await buildExample('tailwind', {
      files: {
        'docs/index.mdx': '# Sizes\n\n<p className="rp-not-doc mt-8!">A4</p>\n',
        'notes.txt': 'rotate-45',
        'old/notes.txt': 'rotate-12',
        'styles/tailwind.css': readFileSync('examples/tailwind/styles/tailwind.css', 'utf8').replace(
          "not '../doc_build'",
          "not '../old'",
        ),
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const styles = copy.read('static/css/styles.*.css');
    expect(styles).toContain('.mt-8\\!{margin-top:calc(var(--spacing) * 8)!important}');
    expect(styles).toContain('.rotate-45{');
    expect(styles).not.toContain('.rotate-12{');
    expect(docContent(copy.read('index.html'))).toContain('class="rp-not-doc mt-8!"');
  });

  it('leaves paragraphs to the theme unless they are outside of the document', () => {
    expect(css).toMatch(/\.rp-doc :not\(:where\(\.rp-not-doc, ?\.rp-not-doc \*\)\):where\(p\)/);
  });
});
