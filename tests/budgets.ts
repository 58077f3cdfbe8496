import type { PageKind } from '../site/accessibility';

/** What a page may ask for of its own host. Bytes are those of gzip. */
export interface Budget {
  /** Files before the reader acts, without what is fetched ahead. */
  requests: number;
  /** HTML, styles and scripts before the reader acts. */
  beforeIntent: number;
  /** Scripts that run once the reader has acted, with that of the page's text. */
  script: number;
  /** Everything above, with pictures. */
  page: number;
}

/**
 * A page of each kind, as `PAGE_KINDS` has it. Bytes and requests, never a time. Each has a few hundred bytes of room,
 * because a new name of a file or a variable already changes what gzip makes of it.
 */
export const BUDGETS: Record<PageKind, Budget> = {
  home: { requests: 8, beforeIntent: 26_900, script: 127_400, page: 161_000 },
  guide: { requests: 7, beforeIntent: 38_500, script: 137_200, page: 192_000 },
  reference: { requests: 6, beforeIntent: 38_200, script: 136_900, page: 179_800 },
  previews: { requests: 7, beforeIntent: 37_700, script: 144_900, page: 187_400 },
  playground: { requests: 7, beforeIntent: 38_500, script: 138_900, page: 181_800 },
  overview: { requests: 7, beforeIntent: 34_500, script: 141_700, page: 180_800 },
  list: { requests: 7, beforeIntent: 29_500, script: 133_900, page: 168_000 },
  'not-found': { requests: 13, beforeIntent: 156_400, script: 133_100, page: 162_200 },
};

/**
 * Bytes of source in the scripts of every page when the budgets were set, by what it belongs to. Where a budget is
 * exceeded, what has grown since is named.
 */
export const SOURCES: Record<string, number> = {
  'react-dom': 545_403,
  'react-router': 376_649,
  '@rspress/core': 108_633,
  unhead: 27_563,
  react: 18_589,
  'theme/overrides/Nav': 16_968,
  'data of the site': 12_575,
  'theme/parts/PageText': 11_831,
  'theme/parts/PageIndex': 11_505,
  scheduler: 10_375,
  'theme/overrides/Search': 12_100,
  '@unhead/react': 9_680,
  'body-scroll-lock': 9_212,
  hookable: 8_215,
  'theme/parts/ToolsPopover': 7_949,
  '@rspress/shared': 7_735,
  'theme/parts/Start': 7_090,
  'theme/overrides/Layout': 6_508,
  'theme/overrides/Link': 5_955,
  'theme/parts/Breadcrumbs': 5_452,
  'theme/support': 5_322,
  'theme/overrides/Sidebar': 5_231,
  'theme/parts/StalePage': 4_778,
  'theme/parts/ImageZoom': 4_708,
  'theme/parts/Tooltip': 4_346,
  'theme/overrides/LlmsViewOptions': 4_137,
  'site/tools.ts': 3_890,
  'theme/overrides/Root': 3_771,
  'theme/overrides/NotFoundLayout': 3_637,
  'theme/parts/SiteFooter': 3_376,
  'copy-to-clipboard': 3_365,
  'theme/overrides/DocFooter': 3_249,
  'theme/overrides/HomeHero': 3_051,
  'theme/parts/Offline': 3_024,
  'theme/overrides/HomeLayout': 2_846,
  'theme/parts/ScrollableTables': 2_826,
  'theme/parts/ToolsSection': 2_807,
  'theme/overrides/CodeButtonGroup': 2_580,
  '@mdx-js/react': 2_315,
  'site/offline-copy.ts': 2_115,
  'theme/parts/AnnouncementBar': 2_075,
  'theme/overrides/CodeBlock': 1_784,
  'theme/overrides/HomeFeature': 1_755,
  'theme/overrides/mdxComponents.tsx': 1_609,
  'theme/index.tsx': 1_532,
  'theme/overrides/SwitchAppearance': 1_383,
  'react-lazy-with-preload': 1_310,
  'theme/overrides/SocialLinks': 1_225,
  'theme/overrides/DocLayout': 1_208,
  'theme/parts/HoverTypes': 999,
  'theme/parts/EditedMark': 930,
  'theme/overrides/Overview': 900,
  'toggle-selection': 780,
  'theme/overrides/Outline': 725,
  'theme/overrides/DocContent': 690,
  'theme/overrides/FallbackHeading': 585,
  'theme/overrides/NavTitle': 552,
  'site/theme-edits.ts': 442,
  'site/links.ts': 390,
  clsx: 388,
  'site/release-feed.ts': 340,
  'site/announcement.ts': 334,
  'site/languages.ts': 202,
};
