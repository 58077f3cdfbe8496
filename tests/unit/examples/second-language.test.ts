import { beforeAll, describe, expect, it } from 'vitest';
import { type Page, pagesNamed } from '../../../checks/corpus';
import type { ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { buttonsOf, markedIn } from './links';
import {
  afterCommands,
  buildSite,
  changed,
  codeTitled,
  commandsIn,
  type SiteFiles,
  siteOf,
} from './site-steps';

/** A step that a reader may forget. */
type Step = 'public' | 'paths' | 'copy' | 'home' | 'navbar';

const INTRODUCTION = `# Introduction

![Logo](/logo.svg)

\`\`\`tsx file="../../components/LaunchCounter.tsx"
\`\`\`
`;
const FOLDING = '# Folding\n\n![Logo](../public/logo.svg)\n\n![Boat](../../brand/boat.svg)\n';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n';

/** A site in one language with what the steps affect: a component, a file in a code block, and images. */
const SITE: SiteFiles = {
  ...siteOf('minimal'),
  'docs/public/logo.svg': LOGO,
  'brand/boat.svg': LOGO,
  'docs/guide/introduction.md': INTRODUCTION,
  'docs/guide/folding.md': FOLDING,
};

// The rule `same-fences` compares the commands of both languages.
const [page] = pagesNamed('guide/default-theme/i18n.mdx').filter(({ lang }) => lang === 'en') as [Page];

describe('the steps to a second language', () => {
  /** Returns the site's files after the steps, without the forgotten ones. */
  const follow = (...forgotten: Step[]): SiteFiles => {
    const [move = '', ...later] = commandsIn(page, 'setup');
    const isPublic = (line: string) => line.endsWith('/public');
    const moves = move.split('\n').filter(line => !forgotten.includes('public') || !isPublic(line));
    let files = afterCommands(SITE, moves.join('\n'));
    if (!forgotten.includes('paths'))
      files = changed(files, /^docs\/en\//, /(?:\.\.\/)+(?:components|brand|public)/g, '../$&');
    if (!forgotten.includes('copy')) files = afterCommands(files, later.join('\n'));
    files['rspress.config.ts'] = codeTitled(page, 'rspress.config.ts');
    if (!forgotten.includes('home')) {
      const [link = ''] = /link: \S+/.exec(codeTitled(page, 'docs/zh/index.md')) ?? [];
      files = changed(files, /^docs\/zh\/index\.md$/, /link: \S+/g, link);
    }
    if (!forgotten.includes('navbar')) files = changed(files, /_nav\.json$/, '"^/guide/"', '"/guide/"');
    return files;
  };
  const build = (...forgotten: Step[]) => buildSite('minimal', follow(...forgotten));

  describe('if all are followed', () => {
    let site: ExampleBuild;
    const images = (file: string) =>
      tagsOf(docContent(site.read(file)), 'img').map(tag => attribute(tag, 'src'));
    beforeAll(async () => {
      site = await build();
    });

    it('build each page in both languages, with the default language at its old URLs', () => {
      expect(site.exitCode, site.log).toBe(0);
      const pages = [
        'guide/folding.html',
        'guide/introduction.html',
        'guide/launch-counter.html',
        'index.html',
      ];
      const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
      expect(built).toEqual([...pages, ...pages.map(file => `zh/${file}`)]);
      expect(site.files).toContain('logo.svg');
    });

    it('title the site in each language', () => {
      expect(textsOf(site.read('guide/folding.html'), 'title')).toEqual(['Folding - Paper Boat']);
      expect(textsOf(site.read('zh/guide/folding.html'), 'title')).toEqual(['Folding - 纸船']);
    });

    it('keep components, code from files, and images working', () => {
      for (const prefix of ['', 'zh/']) {
        expect(textsOf(site.read(`${prefix}guide/launch-counter.html`), 'button')).toContain('Launches: 0');
        expect(docContent(site.read(`${prefix}guide/introduction.html`))).toContain('LaunchCounter');
        expect(images(`${prefix}guide/introduction.html`)).toEqual(['/logo.svg']);
        const inlined = expect.stringMatching(/^data:image\/svg/);
        expect(images(`${prefix}guide/folding.html`)).toEqual([inlined, inlined]);
      }
    });

    it('link home page buttons to pages in the same language', () => {
      expect(buttonsOf(site.read('index.html'))).toEqual(['/guide/introduction']);
      expect(buttonsOf(site.read('zh/index.html'))).toEqual(['/zh/guide/folding']);
    });

    it('mark the active navbar item in both languages', () => {
      for (const prefix of ['', 'zh/'])
        expect(markedIn(site.read(`${prefix}guide/folding.html`))).toEqual(['Guide']);
    });
  });

  it.each<[Step, (string | RegExp)[]]>([
    ['copy', [/Failed to read directory: .*docs\/zh/]],
    [
      'paths',
      [
        "Module not found: Can't resolve '../../components/LaunchCounter'",
        /introduces another file in ".*", but the file does not exist/,
        'Dead images found',
        '"![..](../public/logo.svg)"',
        '"![..](../../brand/boat.svg)"',
      ],
    ],
    ['public', [/Dead images found in .*:\n\s*"!\[\.\.\]\(\/logo\.svg\)"/]],
  ])("don't build without the step %s", async (step, messages) => {
    const { exitCode, log } = await build(step);
    expect(exitCode).toBe(1);
    for (const message of messages) expect(log).toMatch(message);
  });

  it("don't build if the icon was moved into the language's folder", async () => {
    const files = changed(
      follow('public'),
      /^rspress\.config\.ts$/,
      "lang: 'en',\n  l",
      "lang: 'en',\n  icon: '/logo.svg',\n  l",
    );
    const { exitCode, log } = await buildSite('minimal', files);
    expect(exitCode).toBe(1);
    expect(log).toContain('Failed to read the favicon file');
  });

  it("silently link to the default language from a home page that wasn't changed, and don't mark an active item", async () => {
    const { exitCode, log, read } = await build('home', 'navbar');
    expect(exitCode, log).toBe(0);
    expect(buttonsOf(read('zh/index.html'))).toEqual(['/guide/introduction']);
    expect(markedIn(read('guide/folding.html'))).toEqual(['Guide']);
    expect(markedIn(read('zh/guide/folding.html'))).toEqual([]);
  });
});
