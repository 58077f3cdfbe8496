import { defineConfig } from '@rspress/core';
import { drafts } from './drafts';
import { pluginListedSitemap } from './sitemap';

const withDrafts = process.env.NODE_ENV !== 'production' || process.env.DRAFTS === 'true';
const pages = drafts('docs');

export default defineConfig({
  title: 'Bike workshop',
  siteOrigin: 'https://bikes.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { exclude: withDrafts ? [] : ['**/drafts/**', '**/*.draft.{md,mdx}', ...pages] },
  languageParity: {
    enabled: process.env.NODE_ENV === 'production',
    exclude: ['drafts', '.draft.md', ...pages.map(page => page.replace(/^[^/]+\//, ''))],
  },
  llms: {
    llmsTxt({ title, sections }) {
      const listed = sections.flatMap(section => section.pages).filter(page => page.frontmatter.search !== false);
      return [`# ${title}`, '', ...listed.map(page => `- [${page.title}](${page.link})`)].join('\n');
    },
  },
  plugins: [pluginListedSitemap()],
});
