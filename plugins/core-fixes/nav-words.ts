import type { RspressPlugin } from '@rspress/core';
import { contractChanged } from '../../contracts/changed';
import texts from '../../i18n.json' with { type: 'json' };

/**
 * Replaces the keys in the navigation with words. The core does so when it compiles its data about the site, but a
 * build that finds that data in the cache doesn't: the sections of `llms.txt` would then be named by the keys.
 */
export function pluginNavWords(): RspressPlugin {
  const words: Record<string, Record<string, string>> = texts;
  return {
    name: 'site-nav-words',
    beforeBuild({ themeConfig }, isProd) {
      if (!isProd) return;
      if (!themeConfig?.locales?.some(({ nav }) => nav)) {
        throw contractChanged('generated-nav', 'No language has a navigation.');
      }
      for (const { lang, nav } of themeConfig.locales) {
        // One list, or one for each version.
        for (const item of Object.values(nav ?? {}).flat()) {
          if (item.text) item.text = words[item.text]?.[lang] ?? item.text;
        }
      }
    },
  };
}
