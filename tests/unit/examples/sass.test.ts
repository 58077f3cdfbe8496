import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';

const PAGES = pagesNamed('guide/advanced/extend-build.mdx');
const CSS = 'static/css/styles.*.css';

describe('the example with Sass', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('sass');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(PAGES)('has the styles that $file shows', ({ fences }) => {
    const lines = fences.find(({ code }) => code.includes('.fold-[hash]'))?.code.trim() ?? '';
    expect(lines.split('\n')).toHaveLength(3);
    const css = site.read(CSS).replace(/\.fold-\w+/g, '.fold-[hash]');
    for (const line of lines.split('\n')) expect(css).toContain(line);
  });

  it('gives an element the hashed class of its CSS module', () => {
    const fold = tagsOf(docContent(site.read('index.html')), 'div').find(tag => tag.includes('fold-'));
    expect(site.read(CSS)).toContain(`.${attribute(fold, 'class')}{`);
  });

  it("puts global styles before the theme's styles", () => {
    const css = site.read(CSS);
    expect(css.indexOf('.rspress-doc blockquote')).toBeLessThan(css.indexOf(':where(blockquote)'));
  });

  it('fails to build without the Sass plugin, with a message that names it', async () => {
    const config = readFileSync('examples/sass/rspress.config.ts', 'utf8');
    const { exitCode, log } = await buildExample('sass', {
      files: { 'rspress.config.ts': config.replace('pluginSass()', '') },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('To enable support for Sass, use "@rsbuild/plugin-sass"');
  });

  it('runs PostCSS plugins from the config and from postcss.config.mjs', async () => {
    const fence = PAGES[0]?.fences.find(({ code }) => code.includes('boat-blue'));
    const copy = await buildExample('sass', {
      files: {
        'rspress.config.ts': fence?.code ?? '',
        'postcss.config.mjs': `export default { plugins: [{
          postcssPlugin: 'boat-red',
          Declaration(declaration) {
            if (declaration.value === 'boat-red') declaration.value = '#c00';
          },
        }] };`,
        'components/Fold.tsx': `import styles from './Fold.module.css';
          export const Fold = ({ children }) => <div className={styles.fold}>{children}</div>;`,
        'components/Fold.module.css': '.fold { color: boat-blue; background: boat-red; }',
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    expect(copy.read(CSS)).toMatch(/\.fold-\w+\{color:#0058c4;background:#c00\}/);
  });
});
