import type { UserConfig } from '@rspress/core';
import type { Settings } from './settings';

/** Tags in the head of every built page: icons, colours, the social image and the canonical link. */
export function headTags({ basePath, siteOrigin }: Settings): NonNullable<UserConfig['head']> {
  const socialImage = `${siteOrigin ?? ''}${basePath}social.png`;
  return [
    ['link', { rel: 'apple-touch-icon', href: `${basePath}apple-touch-icon.png` }],
    [
      'link',
      { rel: 'alternate icon', type: 'image/x-icon', sizes: '16x16 32x32', href: `${basePath}favicon.ico` },
    ],
    ['meta', { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: '#121212', media: '(prefers-color-scheme: dark)' }],
    ['meta', { property: 'og:site_name', content: 'Rspress' }],
    ['meta', { property: 'og:image', content: socialImage }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    route =>
      siteOrigin
        ? ['link', { rel: 'canonical', href: `${siteOrigin}${basePath}${route.routePath.slice(1)}` }]
        : undefined,
  ];
}
