import type { UserConfig } from '@rspress/core';
import { escapeHtml } from './escape-html';
import type { Settings } from './settings';

type HeadTags = NonNullable<UserConfig['head']>;

/**
 * Tags in the head of every built page: icons, colors, and URLs if the origin is known. If it isn't, all pages share
 * one social image; images for individual pages come from `plugins/output/social-images/`.
 */
export function headTags({ basePath, siteOrigin }: Settings): HeadTags {
  return [
    ['link', { rel: 'apple-touch-icon', href: `${basePath}apple-touch-icon.png` }],
    [
      'link',
      { rel: 'alternate icon', type: 'image/x-icon', sizes: '16x16 32x32', href: `${basePath}favicon.ico` },
    ],
    ['meta', { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: '#0f1115', media: '(prefers-color-scheme: dark)' }],
    ['meta', { property: 'og:site_name', content: 'Rspress' }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...(siteOrigin
      ? addressTags(siteOrigin + basePath)
      : [['meta', { property: 'og:image', content: `${basePath}social.png` }] satisfies HeadTags[number]]),
  ];
}

/**
 * Tags with the canonical URL of each page, without a query, and with its English URL, for readers whose language the
 * core doesn't list.
 * @param root URL of the home page
 */
function addressTags(root: string): HeadTags {
  return [
    route => ['link', { rel: 'canonical', href: root + route.routePath.slice(1) }],
    route => ['link', { rel: 'alternate', hreflang: 'x-default', href: root + englishPath(route.routePath) }],
  ];
}

/** Path of the English page with the same content, without the leading slash. */
export function englishPath(routePath: string): string {
  return routePath.replace(/^\/(zh(\/|$))?/, '');
}

/** Size of every social image in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** File of a page's social image below the home page: `social/zh/guide/index.png`. */
export function socialImagePath(routePath: string): string {
  const english = englishPath(routePath);
  const lang = routePath === `/${english}` ? 'en' : 'zh';
  return `social/${lang}/${english.replace(/(^|\/)$/, '$1index')}.png`;
}

/**
 * Tags for the picture that other sites show when someone shares a page's URL.
 * @param root URL of the home page
 * @param titleOf title of the page at a route path, which the picture shows
 */
export function socialImageTags(root: string, titleOf: (routePath: string) => string): HeadTags {
  const address = (routePath: string) => root + socialImagePath(routePath);
  return [
    route => ['meta', { property: 'og:image', content: address(route.routePath) }],
    ['meta', { property: 'og:image:width', content: String(SOCIAL_IMAGE_SIZE.width) }],
    ['meta', { property: 'og:image:height', content: String(SOCIAL_IMAGE_SIZE.height) }],
    // The core doesn't escape attributes.
    route => ['meta', { property: 'og:image:alt', content: escapeHtml(titleOf(route.routePath)) }],
    route => ['meta', { name: 'twitter:image', content: address(route.routePath) }],
  ];
}
