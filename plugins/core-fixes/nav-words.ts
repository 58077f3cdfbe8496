import type { RspressPlugin } from '@rspress/core';
import texts from '../../i18n.json' with { type: 'json' };

/**
 * Replaces the keys in the navigation with their texts from `i18n.json`. The core does so when it compiles its data
 * about the site, but not when it finds that data in the cache. The sections of `llms.txt` would then be named after
 * the keys.
 */
export function pluginNavWords(): RspressPlugin {
  const words: Record<string, Record<string, string>> = texts;
  return {
    name: 'site-nav-words',
    beforeBuild({ themeConfig }, isProd) {
      if (!isProd) return;
      if (!themeConfig?.locales?.some(({ nav }) => nav)) {
        throw new Error(
          'The core should write the navigation to `themeConfig.locales` before a build, but no language has one: adapt plugins/core-fixes/nav-words.ts.',
        );
      }
      for (const { lang, nav } of themeConfig.locales) {
        // `nav` is one list, or has one list for each version.
        for (const item of Object.values(nav ?? {}).flat()) {
          if (item.text) item.text = words[item.text]?.[lang] ?? item.text;
        }
      }
    },
  };
}
