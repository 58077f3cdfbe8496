import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf } from './html';

const CONFIG = readFileSync('examples/large-site/rspress.config.ts', 'utf8');

describe('the example for large sites', () => {
  let site: ExampleBuild;

  beforeAll(async () => {
    site = await buildExample('large-site');
    expect(site.exitCode, site.log).toBe(0);
  });

  it('renders in a worker thread, and prints no file sizes', () => {
    expect(site.log).toContain('Rendering pages with experimental SSG worker (1 threads)...');
    expect(site.log).toMatch(/Pages rendered in \d+ ms\./);
    expect(site.log).not.toContain('Gzip');
    expect(site.files).toContain('guide/dough.html');
  });

  it('has a separate sidebar for each folder', () => {
    const linksOf = (page: string) => {
      const html = site.read(page);
      const sidebar = html.slice(html.indexOf('<aside class="rp-doc-layout__sidebar'));
      const links = tagsOf(sidebar.slice(0, sidebar.indexOf('</aside>')), 'a');
      return links.map(tag => attribute(tag, 'href'));
    };
    expect(linksOf('guide/dough.html')).toEqual(['/guide/dough.html', '/guide/bread.html']);
    expect(linksOf('api/oven.html')).toEqual(['/api/oven.html']);
  });

  it('leaves code out of the search index', () => {
    const index = site.read('static/search_index.*.json');
    expect(index).toContain('Turns the oven on.');
    expect(index).not.toContain('fahrenheitToCelsius');
  });

  it('leaves headings out of the page list in the main script, but keeps the outline', () => {
    const scripts = site.files.filter(file => /^static\/js\/index\.\w+\.js$/.test(file));
    expect(scripts).toHaveLength(1);
    const list = site.read(scripts[0] ?? '');
    expect(list).toContain('routePath:"/guide/dough"');
    expect(list).not.toContain('Let it rest');
    const page = site.read('guide/dough.html');
    expect(textOf(page.slice(page.indexOf('rp-doc-layout__outline')))).toContain('Let it rest');
    expect(site.read('static/search_index.*.json')).toContain('Let it rest');
  });

  it('uses as many worker threads as RSPRESS_SSG_WORKER_THREAD_COUNT says', async () => {
    const { exitCode, log, read } = await buildExample('large-site', {
      env: { RSPRESS_SSG_WORKER_THREAD_COUNT: '2' },
      files: { 'rspress.config.ts': CONFIG.replace('  plugins: [pluginShortPageList()],\n', '') },
    });
    expect(exitCode, log).toBe(0);
    expect(log).toContain('Rendering pages with experimental SSG worker (2 threads)...');
    expect(read('static/js/index.*.js')).toContain('Let it rest');
  });
});
