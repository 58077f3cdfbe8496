import type { UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { pluginStableSidebar } from '../../../plugins/core-fixes/stable-sidebar';

it('gives the cache the same key in whichever order the folders were read', async () => {
  expect(await keyAfter(['/plugin', '/api', '/guide'])).toBe(await keyAfter(['/guide', '/plugin', '/api']));
});

it('keeps every group, and languages without a sidebar', async () => {
  const config = configWith(['/plugin', '/api']);
  config.themeConfig?.locales?.push({ lang: 'zh', label: '中文' });
  await pluginStableSidebar().beforeBuild?.(config, true);
  expect(config.themeConfig?.locales).toEqual([
    {
      lang: 'en',
      label: 'English',
      sidebar: {
        '/api': [{ text: '/api', link: '/api' }],
        '/plugin': [{ text: '/plugin', link: '/plugin' }],
      },
    },
    { lang: 'zh', label: '中文' },
  ]);
});

it('accepts that the dev server has no sidebars yet', () => {
  const config = { themeConfig: { locales: [{ lang: 'en', label: 'English' }] } };
  expect(() => pluginStableSidebar().beforeBuild?.(config, false)).not.toThrow();
  expect(() => pluginStableSidebar().beforeBuild?.(config, true)).toThrow('generated-sidebars');
});

/** What the core makes part of the key. */
async function keyAfter(paths: string[]): Promise<string> {
  const config = configWith(paths);
  await pluginStableSidebar().beforeBuild?.(config, true);
  return JSON.stringify(config.themeConfig?.locales?.map(({ sidebar }) => sidebar));
}

function configWith(paths: string[]): UserConfig {
  const sidebar = Object.fromEntries(paths.map(path => [path, [{ text: path, link: path }]]));
  return { themeConfig: { locales: [{ lang: 'en', label: 'English', sidebar }] } };
}
