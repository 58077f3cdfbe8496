import path from 'node:path';
import { type GeneratedPage, LANGUAGES } from '../generated-pages';
import { RSPRESS } from '../site';
import {
  FAVICON,
  type Generator,
  groupsOf,
  homeText,
  ORIGIN,
  pageText,
  writeJson,
  writeText,
} from './generator';

/** Rspress, which this site uses, with its default theme and built-in search. */
export const rspress: Generator = {
  subject: 'rspress',
  packages: {},
  write(folder, pages) {
    writeDocs(path.join(folder, 'docs'), pages);
    writeText(path.join(folder, 'rspress.config.ts'), CONFIG);
  },
  build: () => [RSPRESS, 'build'],
  dev: (_, port) => [RSPRESS, 'dev', '--port', String(port)],
  output: 'doc_build',
  sourceOf: ({ lang, path: page }) => `docs/${lang}/${page}.md`,
  search: {
    button: '.rp-search-button',
    key: 'ControlOrMeta+k',
    input: '.rp-search-panel__input',
    hit: '.rp-search-panel__results a[href]',
  },
};

const CONFIG = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Bench',
  icon: '/favicon.svg',
  siteOrigin: '${ORIGIN}',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  route: { cleanUrls: true },
});
`;

/** Writes a folder for each language with pages and navigation files, and the public folder with the favicon. */
export function writeDocs(folder: string, pages: readonly GeneratedPage[]) {
  writeText(path.join(folder, 'public/favicon.svg'), FAVICON);
  for (const lang of LANGUAGES) {
    const own = path.join(folder, lang);
    const groups = groupsOf(pages, lang);
    writeText(path.join(own, 'index.md'), homeText(lang, 'heading'));
    writeJson(path.join(own, '_nav.json'), [
      { text: lang === 'zh' ? '指南' : 'Guide', link: '/part-1/page-1', activeMatch: '/part-' },
    ]);
    writeJson(
      path.join(own, '_meta.json'),
      groups.map(({ name, label }) => ({ type: 'dir', name, label })),
    );
    for (const { name, pages } of groups) {
      writeJson(
        path.join(own, name, '_meta.json'),
        pages.map(({ path: page }) => path.basename(page)),
      );
      for (const page of pages) writeText(path.join(own, `${page.path}.md`), pageText(page, 'heading'));
    }
  }
}
