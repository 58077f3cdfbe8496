/// <reference types="@rsbuild/core/types" />

/** Facts of this build that the theme needs; defined in `site/client.ts`. */
declare const __SITE__: import('./site/client').ClientFacts;

/** Icons of the core by the names that `socialLinks` uses, as SVG source. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}
