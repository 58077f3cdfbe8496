import { expect, it } from 'vitest';
import { llmsTxt } from '../../../site/llms';

const LOCALES = [
  { lang: 'en', description: 'Docs of Lamp.' },
  { lang: 'zh', description: 'Lamp 的文档。' },
];
const page = { routePath: '/a', frontmatter: {}, lang: 'en', version: '' };
const context = (lang: string) => ({
  title: 'Lamp',
  description: undefined,
  lang,
  version: '',
  base: '/',
  siteOrigin: undefined,
  sections: [
    {
      title: 'Guide',
      pages: [
        { ...page, title: 'A', link: '/a.md', description: 'What A is.' },
        { ...page, title: 'B', link: '/b.md' },
      ],
    },
    { title: 'Others', pages: [{ ...page, title: 'C', link: '/c.md', description: 'What C is.' }] },
  ],
});

it('describes the site and lists its pages, with headings in the given language', () => {
  expect(llmsTxt(LOCALES)(context('en'))).toBe(
    '# Lamp\n\n> Docs of Lamp.\n\n## Guide\n\n- [A](/a.md): What A is.\n- [B](/b.md)\n\n## Other pages\n\n- [C](/c.md): What C is.\n',
  );
  expect(llmsTxt(LOCALES)(context('zh'))).toMatch(/> Lamp 的文档。\n.*\n## Guide\n.*\n## 其他页面\n/s);
});
