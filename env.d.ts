/// <reference types="@rsbuild/core/types" />

/** Facts of this build that the theme needs; defined in `site/client.ts`. */
declare const __SITE__: import('./site/client').ClientFacts;

/** Icons of the core by the names that `socialLinks` uses, as SVG source. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** Written by `plugins/content/shiki-files.ts`. */
declare module 'virtual-shiki-registry' {
  const registry: import('./plugins/content/shiki-files').ShikiRegistry;
  export default registry;
}

/** The progress bar of the core, which brings no types along. */
declare module 'nprogress' {
  const nprogress: { configure(options: { showSpinner: boolean }): void; start(): void; done(): void };
  export default nprogress;
}

/** React's scheduler, of whose functions the published types leave this one out. */
declare module 'scheduler' {
  /** How many turns a second React's scheduler takes, from 1 to 125; 0 for its own choice. */
  export function unstable_forceFrameRate(fps: number): void;
}

/** Lists of the core, as `plugins/first-load/pages-on-demand` leaves them to the browser. */
declare module 'virtual-routes' {
  /** What is known of the pages of each language. */
  export const indexes: Record<
    string,
    () => Promise<import('./theme/parts/PageIndex/pageIndex').LanguageIndex>
  >;
}

declare module 'virtual-page-data' {
  export const pageData: ReturnType<typeof import('@rspress/core/runtime').usePages>;
}

declare module 'virtual-site-data' {
  const siteData: ReturnType<typeof import('@rspress/core/runtime').useSite>['site'];
  export default siteData;
}
