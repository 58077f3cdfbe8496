import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { expect, it, vi } from 'vitest';
import { pluginStableSidebar, sortedSiteData } from '../../../plugins/core-fixes/stable-sidebar';

it('produces the same cache key, no matter in which order the folders were read', async () => {
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

it('sorts the sidebars in the data that the dev server sends', () => {
  const site = (paths: string[]) => ({
    themeConfig: { locales: [{ lang: 'en', sidebar: Object.fromEntries(paths.map(path => [path, []])) }] },
  });
  const moduleOf = (paths: string[]) =>
    `export default ${JSON.stringify(site(paths), null, 4)};\n\nrefresh();\n`;
  expect(sortedSiteData(moduleOf(['/b', '/a']))).toBe(sortedSiteData(moduleOf(['/a', '/b'])));
  expect(sortedSiteData(moduleOf(['/b', '/a']))).toBe(
    `export default ${JSON.stringify(site(['/a', '/b']))};\n\nrefresh();\n`,
  );
  expect(() => sortedSiteData('module.exports = {};')).toThrow('should export JSON');
});

it('drops the source map of the site data, because it would contain the old order', () => {
  const [plugin] = [pluginStableSidebar().builderConfig?.plugins ?? []].flat() as RsbuildPlugin[];
  const transform = vi.fn();
  plugin?.setup({ transform } as never);
  const [, handler] = transform.mock.calls[0] ?? [];
  const { map } = handler({ code: 'export default {\n};\n' });
  expect(JSON.parse(map)).toMatchObject({ sources: [], mappings: '' });
});

it('accepts missing sidebars in the dev server, but not in a build', () => {
  const config = { themeConfig: { locales: [{ lang: 'en', label: 'English' }] } };
  expect(() => pluginStableSidebar().beforeBuild?.(config, false)).not.toThrow();
  expect(() => pluginStableSidebar().beforeBuild?.(config, true)).toThrow('no language has one');
});

/** Returns the sidebars as the core includes them in the cache's key. */
async function keyAfter(paths: string[]): Promise<string> {
  const config = configWith(paths);
  await pluginStableSidebar().beforeBuild?.(config, true);
  return JSON.stringify(config.themeConfig?.locales?.map(({ sidebar }) => sidebar));
}

function configWith(paths: string[]): UserConfig {
  const sidebar = Object.fromEntries(paths.map(path => [path, [{ text: path, link: path }]]));
  return { themeConfig: { locales: [{ lang: 'en', label: 'English', sidebar }] } };
}
