import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';
import { sidebarOf } from './sidebar';

const NAME = 'docs-for-ai';
const FOLDER = path.join('examples', NAME);
const AGENTS = readFileSync(path.join(FOLDER, 'AGENTS.md'), 'utf8');
const ENGLISH = pagesNamed('guide/basic/ai.mdx').find(({ lang }) => lang === 'en');
const shown = (title: string) =>
  ENGLISH?.fences.find(({ meta }) => metaValue(meta, 'title') === title && !metaValue(meta, 'file'))?.code ??
  '';
const PROMPT = 'Add the npm package tidebook to this project.';

describe('the example of docs for AI assistants', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('writes the Markdown files that the page lists', () => {
    expect(site.exitCode, site.log).toBe(0);
    const files = site.files.filter(file => /\.(md|txt)$/.test(file) && !file.startsWith('static/'));
    expect(files).toEqual(shown('doc_build/').trim().split('\n'));
  });

  it('lists pages with their descriptions in llms.txt', () => {
    expect(site.read('llms.txt').trim()).toBe(shown('doc_build/llms.txt').trim());
  });

  it('has a button that copies the page, and links to its Markdown version', () => {
    const html = site.read('guide/install.html');
    expect(html).toContain('rp-llms-copy-button');
    const links = tagsOf(html, 'link').filter(tag => attribute(tag, 'type') === 'text/markdown');
    expect(links.map(tag => attribute(tag, 'href'))).toEqual([
      'https://tidebook.example.com/guide/install.md',
    ]);
  });

  it('has the prompt in the HTML and in the Markdown version', () => {
    expect(site.read('guide/install.html')).toContain('rp-prompt');
    expect(site.read('guide/install.md')).toContain(PROMPT);
    expect(site.read('llms-full.txt')).toContain(PROMPT);
  });
});

describe('a site with clean URLs', () => {
  it('has the Markdown version at the URL with .md, and at index.md for a folder', async () => {
    const config = readFileSync(path.join(FOLDER, 'rspress.config.ts'), 'utf8');
    const { exitCode, log, read, files } = await buildExample(NAME, {
      files: {
        'docs/guide/index.md': '# Guide\n',
        'rspress.config.ts': config.replace('llms: true,', '$& route: { cleanUrls: true },'),
      },
    });
    expect(exitCode, log).toBe(0);
    const html = read('guide/install.html');
    expect(html).toContain('href="/guide/stations"');
    expect(html).toContain('href="https://tidebook.example.com/guide/install.md"');
    expect(read('guide/index.html')).toContain('href="https://tidebook.example.com/guide/index.md"');
    expect(files).toEqual(expect.arrayContaining(['guide/install.md', 'guide/index.md']));
  });
});

describe('AGENTS.md of the example', () => {
  it('names commands and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...AGENTS.matchAll(/`npm run (\w+)`/g)].map(([, name = '']) => name);
    expect(commands).toEqual(['build', 'dev']);
    for (const command of commands) expect(scripts).toHaveProperty(command);
    const files = [...AGENTS.matchAll(/`(docs\/[\w./]+)`/g)].map(([, file = '']) => file);
    expect(files).toEqual(['docs/guide/install.mdx', 'docs/guide/_meta.json', 'docs/_nav.json']);
    for (const file of files) expect(() => readFileSync(path.join(FOLDER, file))).not.toThrow();
    const types = /`(node_modules\/[^`]+)`/.exec(AGENTS)?.[1] ?? '';
    expect(readFileSync(types, 'utf8')).toContain('UserConfig');
  });

  it("has rules that work for order, descriptions, and links, and becomes a page if it's in docs", async () => {
    const { exitCode, log, read, files } = await buildExample(NAME, {
      files: {
        'docs/AGENTS.md': AGENTS,
        'docs/guide/_meta.json': '["install", "stations", "charts"]',
        'docs/guide/charts.md':
          '---\ndescription: Draw a chart.\n---\n\n# Charts\n\nStart with [Stations](./stations.md).\n',
        'docs/guide/hidden.md': '# Hidden\n',
        'rspress.config.ts': shown('rspress.config.ts'),
      },
    });
    expect(exitCode, log).toBe(0);
    expect(read('llms.txt')).toContain(
      '- [Charts](https://tidebook.example.com/guide/charts.md): Draw a chart.',
    );
    const html = read('guide/charts.html');
    expect(html).toContain('href="/guide/stations.html"');
    expect(sidebarOf(html)).toContain('Charts /guide/charts.html');
    expect(files).toContain('guide/hidden.html');
    expect(html).not.toContain('href="/guide/hidden.html"');
    // The menu is where the page's config puts it.
    const outline = html.indexOf('rp-outline__bottom');
    expect(html.indexOf('Copy Markdown')).toBeGreaterThan(outline);
    expect(files).toContain('AGENTS.html');
    expect(read('llms.txt')).toContain('(https://tidebook.example.com/AGENTS.md)');
  });

  it('says that the build fails because of dead links, which it does', async () => {
    const { exitCode, log } = await buildExample(NAME, {
      files: { 'docs/guide/charts.md': '# Charts\n\n[Tides](./tides.md)\n' },
    });
    expect(AGENTS).toContain('It fails if a link to a page is dead');
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Dead links found in .*docs\/guide\/charts\.md/);
  });
});

describe('the installed package @rspress/core', () => {
  it("doesn't mention MCP", () => {
    const files = readdirSync('node_modules/@rspress/core', { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    expect(files.length).toBeGreaterThan(500);
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bmcp\b/i);
  });
});
