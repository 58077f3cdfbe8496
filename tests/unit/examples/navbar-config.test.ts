import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';
import { entriesOf, headerOf, nameIn, navbarOf } from './navbar';

const CONFIG = readFileSync('examples/navbar-config/rspress.config.ts', 'utf8');

describe('the example with a navbar in the config', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('navbar-config');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('has a name, links on both sides, a badge, an icon, and a dropdown without its group label', () => {
    const html = site.read('reference/index.html');
    expect(nameIn(html)).toBe('Paper Boat');
    expect(entriesOf(html, 'left')).toEqual(['* Reference [new] /reference/index.html']);
    expect(entriesOf(html, 'right')).toEqual([
      'Home /index.html',
      '⚓ Guide /guide/folding.html',
      'More',
      '  Changelog /changelog.html',
      '  Raft https://example.com/raft',
      '  Pattern https://boat.example.com/pattern.pdf',
    ]);
    expect(headerOf(html)).not.toContain('Other boats');
  });

  it('marks the entry of the page, but not the dropdown that contains it', () => {
    expect(markedOn(site, 'index.html')).toEqual(['* Home /index.html']);
    expect(markedOn(site, 'guide/folding.html')).toEqual(['* ⚓ Guide /guide/folding.html']);
    expect(markedOn(site, 'changelog.html')).toEqual(['  * Changelog /changelog.html']);
  });

  it('opens absolute URLs in a new tab, and sets rel and download as configured', () => {
    const tags = tagsOf(headerOf(site.read('index.html')), 'a');
    const raft = tags.find(tag => tag.includes('/raft'));
    expect([attribute(raft, 'target'), attribute(raft, 'rel')]).toEqual(['_blank', 'nofollow']);
    const pattern = tags.find(tag => tag.includes('pattern.pdf'));
    expect(attribute(pattern, 'download')).toBe('');
    const repository = tags.find(tag => tag.includes('github.com'));
    expect(attribute(repository, 'rel')).toBe('noopener noreferrer');
  });

  it('has no navbar if the frontmatter hides it', () => {
    expect(site.read('poster.html')).not.toContain('<header');
    expect(site.read('changelog.html')).toContain('<header');
  });

  it('matches links like unanchored regular expressions, and appends .html to the path of a file', async () => {
    const built = await buildExample('navbar-config', {
      files: {
        'rspress.config.ts': CONFIG.replace(/\{ text: 'Home'[^}]*\}/, "{ text: 'Home', link: '/' }")
          .replace(/\{ text: 'Guide'[^}]*\}/, "{ text: 'Guide', link: '/guide' }")
          .replace("'https://boat.example.com/pattern.pdf'", "'/pattern.pdf'")
          .replace('themeConfig: {', "themeConfig: {\n    hideNavbar: 'always',"),
        'docs/guidelines.md': '# Guidelines\n',
      },
    });
    expect(built.exitCode, built.log).toBe(0);
    expect(markedOn(built, 'guidelines.html')).toEqual(['* Home /index.html', '* Guide /guide.html']);
    expect(navbarOf(built.read('guidelines.html'))).toContain('  Pattern /pattern.pdf.html');
  });

  it('fails to build with an unknown social icon', async () => {
    const { exitCode, log } = await buildExample('navbar-config', {
      files: { 'rspress.config.ts': CONFIG.replace("icon: 'github'", "icon: 'mastodon'") },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Icon "mastodon" not found in preset icons.');
  });
});

function markedOn(site: ExampleBuild, page: string): string[] {
  return navbarOf(site.read(page)).filter(entry => entry.trimStart().startsWith('*'));
}
