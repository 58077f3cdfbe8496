import path from 'node:path';
import { inPackages, versionOf } from '../run';
import { groupsOf, ORIGIN, type Setup, writeJson, writeText } from './setup';

const PROGRAM = inPackages('astro/bin/astro.mjs');
const PACKAGES = ['@astrojs/starlight', 'astro', 'sharp'];

/** Starlight with its default theme and Pagefind, its built-in search. */
export const starlight: Setup = {
  subject: 'starlight',
  packages: PACKAGES,
  write(folder, pages) {
    // Vite processes the packages in this list like the site's own code, which the theme needs.
    const dependencies = Object.fromEntries(PACKAGES.map(name => [name, versionOf(name)]));
    writeJson(path.join(folder, 'package.json'), { name: 'bench', type: 'module', dependencies });
    const settings = {
      title: 'Bench',
      favicon: '/favicon.svg',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: groupsOf(pages, 'en').map(({ name, label }) => ({
        label,
        items: [{ autogenerate: { directory: name } }],
      })),
    };
    writeText(
      path.join(folder, 'astro.config.mjs'),
      `import starlight from '@astrojs/starlight';

export default {
  site: '${ORIGIN}',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight(${JSON.stringify(settings)})],
};
`,
    );
    writeText(path.join(folder, 'src/content.config.ts'), CONTENT_CONFIG);
  },
  folderOf: lang => path.join('src/content/docs', lang === 'en' ? '' : lang),
  publicFolder: 'public',
  titleIsField: true,
  build: [PROGRAM, 'build'],
  dev: [PROGRAM, 'dev'],
  output: 'dist',
  search: {
    button: 'button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result a',
  },
};

const CONTENT_CONFIG = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
