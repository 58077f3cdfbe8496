import type { RspressPlugin, UserConfig } from '@rspress/core';
import { LATE_TEXTS } from '../../theme/support/lateTexts';

/** Texts of parts of the default theme that this site replaces or leaves out. */
export const UNUSED_TEXTS = [
  'copyMarkdownLinkText',
  'languagesText',
  'lastUpdatedAuthorText',
  'lastUpdatedText',
  'notFoundText',
  'searchPlaceholderText',
  'searchPanelCancelText',
  'searchNoResultsText',
  'searchSuggestedQueryText',
  'takeMeHomeText',
  'themeText',
  'versionsText',
];
const NOT_IN_EVERY_PAGE = [...LATE_TEXTS, ...UNUSED_TEXTS];

/**
 * Keeps two kinds of texts out of what every page loads: those that load together with the part that shows them (see
 * `theme/support/lateTexts.ts`), and those that nothing shows.
 */
export function pluginLeanTexts(): RspressPlugin {
  return {
    name: 'site-lean-texts',
    config: config => ({ ...config, i18nSource: withoutLate(config.i18nSource) }),
  };
}

/** Wraps the config's `i18nSource`. A plugin's own one would only get the core's texts, not those of `i18n.json`. */
function withoutLate(given: UserConfig['i18nSource']): UserConfig['i18nSource'] {
  return async source => {
    const all = typeof given === 'function' ? await given(source) : { ...source, ...given };
    return Object.fromEntries(
      Object.entries(all).filter(([key]) => !NOT_IN_EVERY_PAGE.some(beginning => key.startsWith(beginning))),
    );
  };
}
