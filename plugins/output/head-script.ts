import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { ANNOUNCEMENT } from '../../site/announcement';
import { cachePrefix } from '../../site/offline-copy';
import type { Settings } from '../../site/settings';
import { RESET, STORED_THEME } from '../../site/stored-theme';
import { THEME_EDITS_KEY } from '../../site/theme-edits';
import { trustedTypesScript } from '../support/trusted-types';

/**
 * Adds the policy of Trusted Types and `site/head-script.js` to the head of every page, before the core's theme script.
 * The latter marks that scripts run, makes blocked or full storage harmless, removes everything that's stored if the URL
 * has `?reset`, hides a closed announcement before the first paint, applies the theme variables that the reader edited,
 * removes a hash that can't be decoded, and replaces the percent signs in a path that can't be decoded (the core would
 * throw on either). The function form of `tags` puts it first. Its text is the same on every page, so a policy can allow
 * it by one hash.
 */
export function pluginHeadScript(settings: Settings): RspressPlugin {
  const children = trustedTypesScript(settings) + headScript(settings.basePath);
  return {
    name: 'site-head-script',
    builderConfig: {
      html: {
        tags: [tags => [{ tag: 'script', head: true, append: false, children }, ...tags]],
      },
    },
  };
}

/** The text of the script for a site with this base path. */
export function headScript(basePath: string): string {
  const values: Record<string, string> = {
    ANNOUNCEMENT_KEY: ANNOUNCEMENT.localStorageKey,
    THEME_EDITS_KEY,
    STORED_THEME: STORED_THEME.source,
    RESET,
    BASE_PATH: basePath,
    CACHE_PREFIX: cachePrefix(basePath),
  };
  return readFileSync(new URL('../../site/head-script.js', import.meta.url), 'utf8')
    .replace(/\/\*\*.*?\*\/ ?/g, '')
    .replace(/\n\s*/g, '\n')
    .replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
}
