/**
 * Layers: parts of the site that can be left out if a contract breaks. A layer is a plugin, named by the function that
 * creates it, or overrides of the default theme, named by an export of `theme/index.tsx`. Without a layer, pages are
 * larger or lack a feature, but they're complete.
 */
export const LAYERS = {
  'hover-types': { plugin: 'pluginHoverTypes' },
  'hydrate-on-intent': { plugin: 'pluginHydrateOnIntent' },
  'image-size': { plugin: 'pluginImageSize' },
  'lean-page-list': { plugin: 'pluginLeanPageList' },
  'lean-texts': { plugin: 'pluginLeanTexts' },
  'markdown-pages': { plugin: 'pluginMarkdownPages' },
  'nav-words': { plugin: 'pluginNavWords' },
  'pages-on-demand': { plugin: 'pluginPagesOnDemand' },
  previews: { plugin: 'pluginPreviews' },
  'shared-icons': { plugin: 'pluginSharedIcons' },
  sitemap: { plugin: 'pluginSitemap' },
  'stable-sidebar': { plugin: 'pluginStableSidebar' },
  'static-code': { plugin: 'pluginStaticCode' },
  CodeBlock: { override: 'CodeBlock' },
  DocContent: { override: 'DocContent' },
  DocLayout: { override: 'DocLayout' },
  NavTitle: { override: 'NavTitle' },
  Outline: { override: 'Outline' },
  Overview: { override: 'Overview' },
  SocialLinks: { override: 'SocialLinks' },
  Tabs: { override: 'Tabs' },
  useScrollReset: { override: 'useScrollReset' },
} as const satisfies Record<string, { plugin: string } | { override: string }>;

export type LayerName = keyof typeof LAYERS;

export const LAYER_NAMES = Object.keys(LAYERS) as LayerName[];

/** Files that contain the layers: the lists of plugins, and the exports of the theme. */
export const LAYERED_FILES = [
  'plugins/content/index.ts',
  'plugins/core-fixes/index.ts',
  'plugins/first-load/index.ts',
  'plugins/output/index.ts',
  'theme/index.tsx',
];

/** Texts of `LAYERED_FILES` by their paths. */
export type LayeredFiles = Record<string, string>;

/**
 * Returns the files without some of the layers.
 * @throws Error if the code of a layer isn't found in the files
 */
export function withoutLayers(files: LayeredFiles, left: readonly LayerName[]): LayeredFiles {
  return left.reduce<LayeredFiles>((texts, name) => {
    const layer: { plugin?: string; override?: string } = LAYERS[name];
    if (layer.override)
      return cut(
        texts,
        new RegExp(`^export \\{[^}]*\\b${layer.override}\\b[^}]*\\} from '\\./.*';\\n`, 'm'),
        name,
      );
    const called = cut(texts, new RegExp(`\\b${layer.plugin}\\([^\\n]*?\\)(?:,\\s*|(?=\\]))`), name);
    return cut(called, new RegExp(`^import \\{ ${layer.plugin} \\} from '.*';\\n`, 'm'), name);
  }, files);
}

function cut(texts: LayeredFiles, line: RegExp, layer: LayerName): LayeredFiles {
  const file = Object.keys(texts).find(name => line.test(texts[name] ?? ''));
  if (file === undefined) throw new Error(`The layer ${layer} can't be left out: no line matches ${line}.`);
  return { ...texts, [file]: (texts[file] ?? '').replace(line, '') };
}
