import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { MARKDOWN_FORMS } from './markdown-forms';

const PAGE = 'guide/default-theme/components.mdx';

const IN_LANGUAGES = `import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  base: '/boat/',
  llms: true,
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  markdown: {
    globalComponents: [
      path.resolve('components/Card/Card.tsx'),
      path.resolve('components/LinkCard/LinkCard.tsx'),
    ],
  },
});
`;
const TARGETS = ['/badge', '/badge?a=1#b', '/zh/badge', '/en/badge', '/', '#top', 'https://rsbuild.rs'];
const LINKS = `# Links

${TARGETS.map(target => `<LinkCard title="t" href="${target}" />`).join('\n')}

<p id="markdown"></p>

${TARGETS.map(target => `[t](${target})`).join(' ')}
`;

describe('the example of components in MDX', () => {
  let site: ExampleBuild;
  const content = (page: string) => docContent(site.read(`${page}.html`));
  beforeAll(async () => {
    site = await buildExample('components');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('has the same card components as this site', () => {
    const files = exampleFiles('components').filter(file => file.startsWith('components/'));
    expect(files).toHaveLength(4);
    for (const file of files) {
      expect(readFileSync(`examples/components/${file}`, 'utf8')).toBe(readFileSync(file, 'utf8'));
    }
  });

  it('has the icon, title, and content of a Card in a box, and hides icons from screen readers', () => {
    const [card = '', name] = /<div class="(card-\w+)">.*?<\/div><\/div>/s.exec(content('cards')) ?? [];
    expect(textOf(card)).toMatch(/^🦀Rspack1\.0 ?rspack build$/);
    expect(site.read('static/css/styles.*.css')).toContain(`.${name}{border:1px solid`);
    expect(tagsOf(content('cards'), 'span').filter(tag => attribute(tag, 'aria-hidden'))).toHaveLength(5);
  });

  it('renders a LinkCard as one link, named by its title', () => {
    const cards = content('cards');
    const links = tagsOf(cards, 'a');
    expect(textsOf(cards, 'a')).toEqual(['Badge', 'Rsbuild']);
    expect(links.map(tag => attribute(tag, 'href'))).toEqual(['/badge.html', 'https://rsbuild.rs']);
    expect(links.map(tag => attribute(tag, 'target'))).toEqual([undefined, '_blank']);
    expect(links.map(tag => attribute(tag, 'rel'))).toEqual([undefined, 'noopener noreferrer']);
  });

  it('shows the banner and its link on each page, but leaves the link out of the Markdown version', () => {
    for (const file of site.files.filter(name => name.endsWith('.html'))) {
      const links = tagsOf(site.read(file), 'a').filter(tag => tag.includes('rp-banner__link'));
      expect(links.map(tag => attribute(tag, 'href'))).toEqual(['/badge.html']);
    }
    expect(site.read('tabs.html')).toContain('data-rp-banner-storage-key="banner-2.0.22"');
    expect(site.read('tabs.md')).not.toContain('(/badge');
  });

  it('has HTML for readers without scripts: first tab, fallback, folded prompt, plain code', () => {
    expect(textsOf(content('tabs'), 'div', 'rp-tabs__label__item')).toEqual(['TypeScript', 'JavaScript']);
    expect(content('tabs').match(/rp-tabs__content__item--hidden|display:none/g)).toHaveLength(1);
    expect(content('browser-only')).toContain('…');
    expect(content('browser-only')).not.toContain('×');
    expect(content('prompt')).toContain('rp-prompt__content--collapsed');
    expect(textsOf(content('prompt'), 'p', 'rp-prompt__description')).toEqual([
      'https://example.com/llms.txt',
    ]);
  });

  it('adds the meta element in Head to the page', () => {
    expect(site.read('head.html')).toContain(
      '<meta property="og:image" content="https://example.com/cover.png">',
    );
  });

  it('has a title and filter in the overview, ids in steps, and feature titles without ids', () => {
    expect(textsOf(site.read('overview.html'), 'h1').map(text => text.replace('#', ''))).toEqual([
      'All components',
    ]);
    expect(tagsOf(site.read('overview.html'), 'input').map(tag => attribute(tag, 'id'))).toContain(
      'api-filter',
    );
    expect(tagsOf(content('steps'), 'h3').map(tag => attribute(tag, 'id'))).toEqual([
      'npm-create-rspresslatest',
      'npm-run-build',
    ]);
    expect(tagsOf(content('features'), 'h2').map(tag => attribute(tag, 'id'))).toEqual([
      undefined,
      undefined,
    ]);
    expect(tagsOf(site.read('landing.html'), 'a').filter(tag => tag.includes('rp-button'))).toHaveLength(2);
  });

  it("has no last-updated time if it isn't enabled, and has two neighbor links", () => {
    expect(content('neighbours')).not.toContain('rp-last-updated');
    expect(content('neighbours').match(/rp-prev-next-page__item__title/g)).toHaveLength(2);
  });

  it.each(Object.entries(MARKDOWN_FORMS))(
    'has the expected content in the Markdown version of %s',
    (page, form) => {
      const built = lines(site.read(`${page}.md`)).filter(line => !line.startsWith('> For AI agents'));
      const start = built.indexOf(form[0] ?? '');
      expect(built.slice(start, start + form.length)).toEqual(form);
      // The only other line is the page's title. The index page has more than one component.
      if (page !== 'index') expect(built.length - form.length).toBe(start === 0 ? 0 : 1);
    },
  );

  it('resolves LinkCard links like Markdown links, in both languages and with a base path', async () => {
    const { exitCode, log, read } = await buildExample('components', {
      files: {
        ...Object.fromEntries(
          exampleFiles('components')
            .filter(file => file.startsWith('docs/'))
            .map(file => [file, null]),
        ),
        'rspress.config.ts': IN_LANGUAGES,
        'docs/en/index.md': '# Home\n',
        'docs/en/badge.md': '# Badge\n',
        'docs/en/links.mdx': LINKS,
        'docs/zh/index.md': '# Home\n',
        'docs/zh/badge.md': '# Badge\n',
        'docs/zh/links.mdx': LINKS,
      },
    });
    expect(exitCode, log).toBe(0);
    const hrefs = (html: string) => tagsOf(html, 'a').map(tag => attribute(tag, 'href'));
    for (const page of ['links', 'zh/links']) {
      const [cards = '', markdown = ''] = docContent(read(`${page}.html`)).split('id="markdown"');
      expect(hrefs(cards)).toHaveLength(TARGETS.length);
      expect(hrefs(cards)).toEqual(hrefs(markdown));
      const addresses = [...read(`${page}.md`).matchAll(/\[t\]\(([^)]*)\)/g)].map(([, address]) => address);
      expect(addresses.slice(0, TARGETS.length)).toEqual(addresses.slice(TARGETS.length));
    }
    const [zhCards = ''] = docContent(read('zh/links.html')).split('id="markdown"');
    expect(hrefs(zhCards)).toEqual([
      '/boat/zh/badge.html',
      '/boat/zh/badge.html?a=1#b',
      '/boat/zh/badge.html',
      '/boat/badge.html',
      '/boat/zh/index.html',
      '#top',
      'https://rsbuild.rs',
    ]);
    expect(read('zh/links.html')).toContain('href="/boat/badge.html" class="rp-banner__link');
  });

  it('fails because of a missing import, and a module that needs a browser, even inside NoSSR', async () => {
    const { exitCode, log } = await buildExample('components', {
      files: {
        'docs/badge.mdx': '# Badge\n\n<Badge text="x" />\n',
        'docs/no-ssr.mdx': `import { NoSSR } from '@rspress/core/runtime';
import { ScreenSize } from '../samples/ScreenSize';

<NoSSR><ScreenSize /></NoSSR>
`,
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Page "/no-ssr" SSG rendering failed.');
    expect(log).toContain('ReferenceError: window is not defined');
    expect(log).toContain(
      'Expected component `Badge` to be defined: you likely forgot to import, pass, or provide it.',
    );
  });
});

/** The text of the sample's prompt is in the page's language. */
const PROMPTS: Record<string, string> = {
  en: ' prompt="Read https://example.com/llms.txt and add a page /guide/deploy."',
  zh: ' prompt="阅读 https://example.com/llms.txt ，添加页面 /guide/deploy。"',
};

describe('the page about components', () => {
  it.each(pagesNamed(PAGE))('has the code of its samples as live content in $file', ({ source, lang }) => {
    for (const name of [
      'callout',
      'tabs',
      'package-manager',
      'source-code',
      'prompt',
      'button',
      'browser-only',
    ]) {
      const sample = readFileSync(`examples/components/docs/${name}.mdx`, 'utf8');
      const [, body = ''] = sample.split(/^# .*\n/m);
      const text = body
        .trim()
        .replace("'../samples/", "'../../../../examples/components/samples/")
        .replace(/ prompt=".*"/, PROMPTS[lang] ?? '');
      expect(source).toContain(text);
    }
  });
});

/** Returns the lines of a text without indentation and without empty lines. */
function lines(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}
