import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { ANNOUNCEMENT } from '../../site/announcement';
import { THEME_EDITS_KEY } from '../../site/theme-edits';

/**
 * Adds `site/head-script.js` to the head of every page, before the core's theme script. The script marks that scripts
 * run, makes blocked or full storage harmless, hides a closed announcement before the first paint, applies the theme
 * variables that the reader edited, removes a hash that can't be decoded, and replaces the percent signs in a path that
 * can't be decoded (the core would throw on either). The function form of `tags` puts it first. Its text is the same on
 * every page, so a policy can allow it by one hash.
 */
export function pluginHeadScript(): RspressPlugin {
  const source = readFileSync(new URL('../../site/head-script.js', import.meta.url), 'utf8');
  const children = source
    .replace('%ANNOUNCEMENT_KEY%', ANNOUNCEMENT.localStorageKey)
    .replace('%THEME_EDITS_KEY%', THEME_EDITS_KEY)
    .replace(/\/\*\*.*?\*\/ ?/g, '')
    .replace(/\n\s*/g, '\n');
  return {
    name: 'site-head-script',
    builderConfig: {
      html: {
        tags: [tags => [{ tag: 'script', head: true, append: false, children }, ...tags]],
      },
    },
  };
}
