/** A part of a built example, as readers see it. */
export interface Picture {
  /** Folder below `examples/`. */
  example: string;
  /** Path of the page. */
  page: string;
  /** Size of the window, in pixels. */
  width: number;
  height: number;
  /** Files of the example to leave out. */
  without?: string[];
  /** Selector of the element that the pointer is on, such as a dropdown that opens. */
  hover?: string;
  /** Language of the browser, for sites that redirect readers to theirs. English if omitted. */
  locale?: string;
}

/** Pictures of pages. `npm run pictures` makes each in the light and the dark theme. */
export const PICTURES = {
  'custom-theme-before': {
    example: 'theme-slots',
    page: '/guide/',
    width: 1280,
    height: 640,
    without: ['theme/index.tsx'],
  },
  'custom-theme-after': { example: 'theme-slots', page: '/guide/', width: 1280, height: 640 },
  'getting-started': { example: 'getting-started', page: '/', width: 960, height: 560 },
  'home-page': {
    example: 'home-page',
    page: '/',
    width: 1120,
    height: 912,
    without: ['theme/index.tsx'],
  },
  i18n: {
    example: 'i18n',
    page: '/zh/guide/folding.html',
    // At 1280 pixels and less, the language menu is behind a button.
    width: 1320,
    height: 420,
    hover: '.rp-nav__others .rp-nav-menu__item',
    locale: 'zh-CN',
  },
  'multi-version': { example: 'multi-version', page: '/v1/guide/folding', width: 1320, height: 520 },
  navbar: {
    example: 'navbar-config',
    page: '/guide/folding.html',
    // At 1280 pixels and less, the right end of the navbar is behind a button.
    width: 1320,
    height: 240,
    hover: '.rp-nav-menu__item:has-text("More")',
  },
  'overview-page': { example: 'overview', page: '/recipes/', width: 800, height: 850 },
  sidebar: { example: 'auto-nav', page: '/guide/', width: 900, height: 720 },
  'tutorial-color': { example: 'tutorial-start', page: '/guide/launching.html', width: 1320, height: 400 },
  'tutorial-component': {
    example: 'tutorial-start',
    page: '/guide/launching.html',
    width: 1320,
    height: 400,
    without: ['rspress.config.ts', 'theme/index.tsx'],
  },
  'tutorial-languages': {
    example: 'tutorial',
    page: '/zh/guide/launching.html',
    // At 1280 pixels and less, the language menu is behind a button.
    width: 1320,
    height: 400,
    hover: '.rp-nav__others .rp-nav-menu__item',
    locale: 'zh-CN',
  },
  'tutorial-sidebar': {
    example: 'tutorial-start',
    page: '/guide/folding.html',
    width: 1320,
    height: 480,
    without: ['rspress.config.ts', 'theme/index.tsx'],
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

export const PICTURE_THEMES = ['light', 'dark'] as const;

/** @returns path of a picture in the public folder, with a leading slash */
export function pictureFile(name: string, theme: (typeof PICTURE_THEMES)[number]): string {
  return `/pictures/${name}-${theme}.webp`;
}
