import type { FactKind } from '../plugins/content/api-facts/fact';

/** Names that the types declare, but that no code of the release reads. Their reference entries must say so. */
export const NO_EFFECT: { kind: FactKind; name: string }[] = [
  { kind: 'option', name: 'themeConfig.enableContentAnimation' },
  { kind: 'option', name: 'themeConfig.hideNavbar' },
  { kind: 'option', name: 'search.mode' },
  { kind: 'option', name: 'themeConfig.search' },
  { kind: 'frontmatter', name: 'lineNumbers' },
];

/** Words that such an entry must contain. */
export const NO_EFFECT_WORDS = { en: 'no effect', zh: '没有作用' } as const;
