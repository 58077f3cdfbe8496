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
  home: { requests: 8, beforeIntent: 24_400, script: 124_600, page: 156_700 },
  guide: { requests: 7, beforeIntent: 37_700, script: 137_100, page: 186_700 },
  reference: { requests: 6, beforeIntent: 35_100, script: 134_100, page: 173_800 },
  previews: { requests: 7, beforeIntent: 35_600, script: 142_400, page: 182_600 },
  playground: { requests: 7, beforeIntent: 37_600, script: 138_900, page: 181_100 },
  overview: { requests: 7, beforeIntent: 31_900, script: 139_700, page: 176_900 },
  list: { requests: 7, beforeIntent: 27_000, script: 131_400, page: 163_600 },
  'not-found': { requests: 13, beforeIntent: 152_400, script: 130_800, page: 158_100 },
};

/**
 * Bytes of source in the scripts of every page when the budgets were set, by what it belongs to. Where a budget is
 * exceeded, what has grown since is named.
 */
export const SOURCES: Record<string, number> = {
  'react-dom': 524_412,
  'react-router': 376_649,
  '@rspress/core': 112_417,
  unhead: 27_563,
  react: 18_448,
  'theme/overrides/Nav': 16_874,
  'theme/parts/PageText': 16_585,
  'data of the site': 14_115,
  nprogress: 11_565,
  scheduler: 10_375,
  '@unhead/react': 9_680,
  'theme/overrides/Search': 9_356,
  'theme/parts/PageIndex': 9_340,
  'body-scroll-lock': 9_212,
  hookable: 8_215,
  '@rspress/shared': 7_735,
  'theme/parts/ToolsPopover': 7_352,
  'theme/overrides/Layout': 5_930,
  'theme/parts/Breadcrumbs': 5_247,
  'theme/overrides/Link': 4_973,
  'theme/support': 4_944,
  'theme/parts/StalePage': 4_775,
  'theme/overrides/Sidebar': 4_510,
  'theme/parts/Tooltip': 4_346,
  'theme/overrides/LlmsViewOptions': 4_134,
  'site/tools.ts': 3_890,
  'theme/parts/ImageZoom': 3_797,
  'theme/overrides/NotFoundLayout': 3_613,
  'copy-to-clipboard': 3_365,
  'theme/parts/SiteFooter': 3_339,
  'theme/overrides/DocFooter': 3_243,
  'theme/overrides/HomeHero': 3_051,
  'theme/parts/Offline': 3_019,
  'theme/overrides/Root': 2_845,
  'theme/overrides/HomeLayout': 2_825,
  'theme/parts/ToolsSection': 2_795,
  'theme/overrides/CodeButtonGroup': 2_501,
  '@mdx-js/react': 2_315,
  'theme/parts/AnnouncementBar': 2_104,
  'plugins/output/offline': 2_010,
  'theme/overrides/mdxComponents.tsx': 1_943,
  'theme/parts/ScrollableTables': 1_853,
  'theme/overrides/CodeBlock': 1_769,
  'theme/overrides/HomeFeature': 1_752,
  'theme/overrides/SwitchAppearance': 1_377,
  'react-lazy-with-preload': 1_310,
  'theme/index.tsx': 1_272,
  'theme/overrides/DocLayout': 1_199,
  'theme/overrides/SocialLinks': 1_063,
  'theme/parts/HoverTypes': 991,
  'theme/overrides/Overview': 838,
  'toggle-selection': 780,
  'theme/overrides/Outline': 719,
  'theme/overrides/DocContent': 678,
  'theme/overrides/FallbackHeading': 585,
  'theme/overrides/NavTitle': 549,
  'site/links.ts': 390,
  clsx: 388,
  'site/announcement.ts': 264,
};
