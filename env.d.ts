/// <reference types="@rsbuild/core/types" />

/** Build-time facts that the theme needs; defined in `site/client.ts`. */
declare const __SITE__: import('./site/client').ClientFacts;

/** The core's icons as SVG source, by the names that `socialLinks` uses. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** Written by `plugins/content/shiki-files.ts`. */
declare module 'virtual-shiki-registry' {
  const registry: import('./plugins/content/shiki-files').ShikiRegistry;
  export default registry;
}

/** The core's progress bar, which ships without types. */
declare module 'nprogress' {
  const nprogress: { configure(options: { showSpinner: boolean }): void; start(): void; done(): void };
  export default nprogress;
}

/** React's scheduler; the published types leave out this function. */
declare module 'scheduler' {
  /** Sets how often per second React's scheduler yields, from 1 to 125; 0 lets it choose. */
  export function unstable_forceFrameRate(fps: number): void;
}

/** The core's lists, as `plugins/first-load/pages-on-demand` passes them to the browser. */
declare module 'virtual-routes' {
  /** Loads the index of a language's pages, by language. */
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
