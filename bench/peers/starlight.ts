import path from 'node:path';
import { type GeneratedPage, LANGUAGES, type Language } from '../generated-pages';
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

const bin = (packages: string) => path.join(packages, 'node_modules/astro/bin/astro.mjs');
const DOCS = 'src/content/docs';

/** Starlight with its default theme and Pagefind, its built-in search. */
export const starlight: Generator = {
  subject: 'starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
  write(folder, pages) {
    // Vite processes the packages in this list like the site's own code, which the theme needs.
    const manifest = { name: 'bench', private: true, type: 'module', dependencies: this.packages };
    writeJson(path.join(folder, 'package.json'), manifest);
    writeText(path.join(folder, 'public/favicon.svg'), FAVICON);
    writeText(path.join(folder, 'astro.config.mjs'), config(pages));
    writeText(path.join(folder, 'src/content.config.ts'), CONTENT_CONFIG);
    for (const lang of LANGUAGES) {
      writeText(path.join(folder, DOCS, prefixOf(lang), 'index.md'), homeText(lang, 'field'));
    }
    for (const page of pages) writeText(path.join(folder, this.sourceOf(page)), pageText(page, 'field'));
  },
  build: packages => [bin(packages), 'build'],
  dev: (packages, port) => [bin(packages), 'dev', '--port', String(port)],
  output: 'dist',
  sourceOf: ({ lang, path: page }) => path.join(DOCS, prefixOf(lang), `${page}.md`),
  search: {
    button: 'button[data-open-modal]',
    key: 'ControlOrMeta+k',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result a',
  },
};

const prefixOf = (lang: Language) => (lang === 'en' ? '' : lang);

function config(pages: readonly GeneratedPage[]): string {
  const settings = {
    title: 'Bench',
    favicon: '/favicon.svg',
    locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
    sidebar: groupsOf(pages, 'en').map(({ name, label }) => ({
      label,
      items: [{ autogenerate: { directory: name } }],
    })),
  };
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: '${ORIGIN}',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight(${JSON.stringify(settings)})],
});
`;
}

const CONTENT_CONFIG = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
