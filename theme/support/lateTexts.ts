/** Beginnings of the keys of `i18n.json` that what needs them brings along, so that no other page loads their texts. */
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
