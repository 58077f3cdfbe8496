/**
 * Key prefixes in `i18n.json` of texts that are bundled with the components that use them, so that other pages don't
 * load them. Some, such as `llmsTxt.`, are for the build, so that no page loads them.
 */
export const LATE_TEXTS = [
  'accessibility.',
  'communityPlugins.',
  'diagram.',
  'highlighter.',
  'llmsTxt.',
  'offline.page.',
  'offline.panel.',
  'preview.',
  'releaseFeed.',
  'search.dialog.',
  'themeEditor.',
] as const;

export type LateTextKey = `${(typeof LATE_TEXTS)[number]}${string}`;
