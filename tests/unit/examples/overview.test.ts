import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, textOf, textsOf } from './html';

const drawings = pagesNamed('guide/default-theme/overview-page.mdx').flatMap(({ file, fences }) =>
  fences
    .filter(({ lang }) => lang === 'text')
    .map(({ code, meta }) => ({ file, code, route: metaValue(meta, 'title') ?? '' })),
);

describe('the example of overview pages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('overview');
  });

  it('builds, and both pages draw its three overviews', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(drawings).toHaveLength(6);
  });

  it.each(drawings)('$route is what $file draws', ({ code, route }) => {
    const html = site.read(`${route.slice(1).replace(/\/$/, '/index')}.html`);
    // Columns are a matter of reading.
    expect(linesOf(html)).toEqual(
      code
        .trim()
        .replace(/ {2,}(?=\S+$)/gm, ' ')
        .split('\n'),
    );
  });

  it.each(drawings)('$route has one title', ({ route }) => {
    const html = site.read(`${route.slice(1).replace(/\/$/, '/index')}.html`);
    expect(textsOf(html, 'h1')).toHaveLength(1);
  });

  it('has neither outline nor footer on an overview page', () => {
    const html = site.read('recipes/index.html');
    expect(html).not.toMatch(/rp-outline|rp-doc-footer/);
    expect(site.read('recipes/storing.html')).toMatch(/rp-doc-footer/);
  });

  it('keeps the text out of the Markdown form', async () => {
    const { read } = await buildExample('overview', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';\nexport default defineConfig({ llms: true });\n`,
      },
    });
    const markdown = read('recipes/index.md');
    expect(markdown).toMatch(/# All recipes[\s\S]*## Bread[\s\S]*Rye loaf/);
    expect(markdown).not.toContain('Amounts are for');
  });
});

describe('an overview inside of an overview', () => {
  const INNER = '---\ntitle: All bread\noverview: true\noverviewHeaders: []\n---\n';
  const groups = (html: string) => textsOf(overviewOf(html), 'h2').map(text => text.replace(/ ?#$/, ''));

  it('is one group, and not listed outside, where its index is not in _meta.json', async () => {
    const site = await buildExample('overview', { files: { 'docs/recipes/bread/index.md': INNER } });
    expect(groups(site.read('recipes/bread/index.html'))).toEqual(['Bread']);
    expect(overviewOf(site.read('recipes/index.html'))).not.toContain('All bread');
  });

  it('has a group for each page, and is listed outside, where its index is in _meta.json', async () => {
    const site = await buildExample('overview', {
      files: {
        'docs/recipes/bread/index.md': INNER,
        'docs/recipes/bread/_meta.json': '["index", "rye", "rolls"]',
        'docs/recipes/index.md': '---\ntitle: All recipes\noverview: true\noverviewHeaders: [2]\n---\n',
      },
    });
    expect(groups(site.read('recipes/bread/index.html'))).toEqual(['Rye loaf', 'Rolls']);
    expect(overviewOf(site.read('recipes/index.html'))).toContain('All bread');
    // The overview page comes before the folder.
    expect(overviewOf(site.read('recipes/index.html'))).not.toContain('Crumbs');
  });
});

function overviewOf(html: string): string {
  const start = html.indexOf('<div class="rspress-doc rp-doc rspress-overview');
  return html.slice(start, html.indexOf('rp-doc-footer', start));
}

/** What a reader sees of an overview, with the addresses of its links. */
function linesOf(html: string): string[] {
  const parts = overviewOf(html).matchAll(
    /<(h1|h2|p|label)\b[^>]*>(.*?)<\/\1>|<input[^>]*>|<a\b[^>]*__link[^>]*>(.*?)<\/a>/gs,
  );
  return [...parts].reduce<string[]>((lines, [tag, kind, text = '', link = '']) => {
    const heading = textOf(text).replace(/ ?#$/, '');
    if (kind === 'h1') lines.push(`# ${heading}`);
    else if (kind === 'h2') lines.push(`## ${heading}`);
    else if (kind) lines.push(textOf(text));
    else if (tag.startsWith('<input')) lines.push(`${lines.pop()} [${attribute(tag, 'placeholder')}]`);
    else {
      const [start = ''] = /^<a\b[^>]*>/.exec(tag) ?? [];
      const indent = start.includes('content__item') ? '  ' : '';
      lines.push(`${indent}${textOf(link)} ${attribute(start, 'href')}`);
    }
    return lines;
  }, []);
}
