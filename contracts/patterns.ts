import type { ReachId } from './reaches';

/** A pattern in code which shows that the code relies on something undocumented. */
export interface Sign {
  pattern: RegExp;
  /** The entries that can explain it. One of them has to name each file that contains it. */
  reaches: readonly ReachId[];
}

/** Folders with the code of the site, which `scan.ts` searches. */
export const SCANNED = ['plugins', 'theme', 'site', 'components', 'search'];

/** All signs. Add an entry for each new way of relying on something undocumented. */
export const SIGNS: readonly Sign[] = [
  {
    pattern: /@rspress\/core\/dist\//,
    reaches: ['theme-styles', 'icon-files', 'overview', 'social-icons', 'heading-id-escape', 'core-texts'],
  },
  { pattern: /@rspress\/plugin-[\w-]+\/(?:dist|static)\//, reaches: [] },
  { pattern: /@rspress\/shared\b/, reaches: ['declarations'] },
  {
    pattern: /(?:from|import\(?) '(?:@(?!rspress)[\w-]+\/)?[\w-]+\/dist\//,
    reaches: ['zoom-library', 'dialog-styles'],
  },
  { pattern: /\bUNSAFE_\w+/, reaches: ['router-contexts'] },
  { pattern: /\bunstable_\w+/, reaches: ['frame-rate'] },
  { pattern: /__RSPRESS\w*/, reaches: ['page-meta'] },
  { pattern: /__rspress_root/, reaches: ['root-element'] },
  { pattern: /process\.env\.__\w+/, reaches: ['ssr-flag'] },
  { pattern: /__webpack_\w+/, reaches: ['bundler-variables'] },
  { pattern: /'virtual-(?:routes|page-data|site-data)/, reaches: ['route-module'] },
  { pattern: /virtual-social-links/, reaches: ['social-links-module', 'social-icons'] },
  {
    // The sources of pages are the authors' own.
    pattern: /\bapi\.transform\((?!\{ test: PAGE,)/,
    reaches: ['generated-sidebars', 'route-module', 'social-icons', 'editor-styles', 'data-in-dev'],
  },
  { pattern: /\b(?:globalUIComponents|globalStyles)\b/, reaches: ['preview-plugin', 'twoslash-plugin'] },
  { pattern: /\btwoslash-popup/, reaches: ['twoslash-popups'] },
  { pattern: /environments: \[|environment\.name/, reaches: ['environments'] },
  {
    pattern: /\bBase[A-Z]\w*\(|\bOverview\(props/,
    reaches: ['doc-layout', 'doc-content', 'outline', 'nav-title', 'code-block', 'overview'],
  },
  { pattern: /\{ render: Render \}/, reaches: ['tabs'] },
  { pattern: /\bLlmsHint\b/, reaches: ['llms-hint'] },
  { pattern: /\b(?:initPageData|warmPageData)\b/, reaches: ['page-data-functions'] },
  { pattern: /lazyWithPreload/, reaches: ['lazy-with-preload'] },
  { pattern: /rspress\.tabs\./, reaches: ['stored-tabs'] },
  { pattern: /rspress-theme-appearance/, reaches: ['appearance-key'] },
  { pattern: /rp-header-anchor/, reaches: ['heading-signs'] },
  { pattern: /ChunkLoadError|CHUNK_LOAD_FAILED/, reaches: ['chunk-errors', 'bundler-variables'] },
  { pattern: /__DOCSEARCH_\w+/, reaches: ['stored-searches'] },
  { pattern: /\bDocSearch-[A-Z]\w+/, reaches: ['dialog-parts'] },
  { pattern: /\btransformSearchClient\b|\bRetryError\b/, reaches: ['dialog-client'] },
  { pattern: /\bhostsCache\b|__autocomplete_\w+/, reaches: ['hosted-client'] },
  { pattern: /\bsuppressHydrationWarning\b/, reaches: ['served-html'] },
  { pattern: /constructor\.prototype/, reaches: ['value-tracker'] },
  {
    // A regular expression that matches HTML, so it begins with a tag.
    pattern: /(?<![\w)\]/*])\/\(?(?:\^\()?<\w/,
    reaches: [
      'deferred-scripts',
      'page-head',
      'common-styles',
      'text-preload',
      'translation-links',
      'react-html',
      'sitemap-xml',
      'social-icons',
    ],
  },
];
