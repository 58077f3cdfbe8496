import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Paper Boat',
  tagline: 'A boat from one sheet',
  favicon: 'img/boat.svg',
  url: 'https://boat.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh-Hans'],
    localeConfigs: { en: { label: 'English' }, 'zh-Hans': { label: '简体中文' } },
  },
  headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: '#0b5fff' } }],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: 'https://git.example.com/paper-boat/edit/main/',
          remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]],
        },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Paper Boat',
      logo: { alt: 'A boat', src: 'img/boat.svg' },
      items: [
        { to: '/docs/intro', label: 'Guide', position: 'left' },
        { href: 'https://shop.example.com', label: 'Shop', position: 'left' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: { copyright: '© 2026 Paper Boat' },
  } satisfies Preset.ThemeConfig,
};

export default config;
