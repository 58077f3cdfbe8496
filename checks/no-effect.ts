import type { FactKind } from '../plugins/content/api-facts/fact';

/** What the declarations offer although no code of the release reads it; its entry has to say so. */
export const NO_EFFECT: { kind: FactKind; name: string }[] = [
  { kind: 'option', name: 'themeConfig.enableContentAnimation' },
  { kind: 'option', name: 'themeConfig.hideNavbar' },
  { kind: 'option', name: 'search.mode' },
  { kind: 'option', name: 'themeConfig.search' },
  { kind: 'frontmatter', name: 'lineNumbers' },
];

/** The words that say so. */
export const NO_EFFECT_WORDS = { en: 'no effect', zh: '没有作用' } as const;
