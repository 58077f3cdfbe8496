import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/medium-zoom.mdx';
const CONFIG = readFileSync('examples/plugin-medium-zoom/rspress.config.ts', 'utf8');

describe('the example of a site with image zoom', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-medium-zoom');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('passes the options to the browser', () => {
    expect(scriptsOf(site)).toContain(
      '{selector:".rspress-doc img:not(.no-zoom, a img)",options:{margin:24,scrollOffset:80}}',
    );
    expect(scriptsOf(site)).toContain('background:"var(--rp-c-bg)"');
  });

  it('has images that are files, with the base path in their URLs', () => {
    const addresses = tagsOf(docContent(site.read('index.html')), 'img').map(tag => attribute(tag, 'src'));
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(address).toMatch(/^\/boat\/[\w./-]+\.svg$/);
  });

  it('has neither the library nor its styles if zoom is off', async () => {
    const off = await buildExample('plugin-medium-zoom', {
      files: { 'rspress.config.ts': CONFIG.replace(/mediumZoom: \{.*?\n {2}\},/s, 'mediumZoom: false,') },
    });
    expect(off.exitCode, off.log).toBe(0);
    expect(scriptsOf(off)).not.toContain('medium-zoom-overlay');
    expect(off.read('static/css/styles.*.css')).not.toContain('medium-zoom');
    const saved = scriptsOf(site).length - scriptsOf(off).length;
    expect(saved).toBeGreaterThan(9_000);
    expect(saved).toBeLessThan(11_000);
  });

  it('fails to build if the 1.x plugin is registered too', async () => {
    const { exitCode, log } = await buildExample('plugin-medium-zoom', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          'mediumZoom:',
          "plugins: [{ name: '@rspress/plugin-medium-zoom' }],\n  mediumZoom:",
        ),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('The plugin "@rspress/plugin-medium-zoom" has been registered');
  });

  const drawn = pagesWithEnglishTitles(PAGE).flatMap(({ file, fences }) =>
    fences
      .filter(({ meta }) => metaValue(meta, 'title') === 'The picture in the built page')
      .map(({ code }) => ({ file, code })),
  );

  it('has its image shown in both languages', () => {
    expect(drawn).toHaveLength(2);
  });

  it.each(drawn)('has the image that $file shows', ({ code }) => {
    expect(site.read('index.html')).toContain(code.trim());
  });
});

function scriptsOf({ files, read }: ExampleBuild): string {
  return files
    .filter(file => file.endsWith('.js'))
    .map(read)
    .join('\n');
}
