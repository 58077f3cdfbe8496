import path from 'node:path';
import { CORE } from '../../plugins/content/api-facts/installed';
import { adoptStyles } from '../../plugins/content/playground/workbench/adoptedStyles';
import { drawIcon, type Icon, iconFiles } from '../../plugins/first-load/shared-icons';
import { all, exportPasses, has, hasExports, hasFiles, type Probe, takes } from '../probe';
import type { ReachId } from '../reaches';

const FILE = 'dist/index.js';
const PREVIEW = '@rspress/plugin-preview';
const TWOSLASH = '@rspress/plugin-twoslash';
const SITEMAP = '@rspress/plugin-sitemap';

/** Probes for what official plugins return and write, and for other packages that we only use parts of. */
export const pluginProbes = {
  'icon-modules': all(
    ...iconFiles().map(file =>
      exportPasses(`${CORE}/${file}`, exportOf(file), icon => drawIcon(file, icon as Icon).symbol !== ''),
    ),
  ),
  'social-icons': all(
    hasExports(`${CORE}/dist/node/utils/getSocialIcons.js`, 'getSocialIcons'),
    has(CORE, 'dist/node/runtimeModule/socialLinks.js', /"virtual-social-links"[\s\S]*getSocialIcons\(/),
  ),
  'social-links-module': has(CORE, 'dist/node/runtimeModule/socialLinks.js', '"virtual-social-links"'),
  'preview-plugin': has(
    PREVIEW,
    FILE,
    /globalUIComponents: \[/,
    /buildCache: false/,
    /routeGenerated \(routes\)/,
  ),
  'preview-elements': has(PREVIEW, FILE, /name: 'Preview'/, "'~demo'", /'mdxJsxFlowElement'/),
  'twoslash-plugin': all(
    has(TWOSLASH, FILE, /globalUIComponents: \[/, /globalStyles:/),
    has(TWOSLASH, FILE, /config\.markdown\.shiki\.transformers\.push\(transformerTwoslash\(/),
  ),
  'twoslash-popups': has(
    TWOSLASH,
    FILE,
    /tagName: 'twoslash-popup-container'/,
    /class: 'twoslash-popup-inner'/,
  ),
  'sitemap-xml': has(
    SITEMAP,
    FILE,
    "let result = '<url>'",
    /\bloc: `/,
    /\blastmod: /,
    '<urlset xmlns=',
    /async afterBuild \(/,
  ),
  'grammar-files': all(
    hasFiles('@shikijs/langs', 'dist/tsx.mjs', 'dist/mdx.mjs'),
    hasFiles('@shikijs/themes', 'dist/github-dark.mjs'),
    has('@shikijs/langs', 'dist/html.mjs', /^import .* from '\.\/[\w-]+\.mjs'/m),
  ),
  'editor-styles': takes('style-mod', 'src/style-mod.js', adoptStyles),
  'zoom-library': all(
    hasFiles('medium-zoom', 'dist/pure/index.js', 'dist/style.css'),
    has('medium-zoom', 'dist/pure/medium-zoom.umd.js', 'medium-zoom-image--opened'),
  ),
} satisfies Partial<Record<ReachId, Probe>>;

/** Returns the name of an icon's export. Only the icons of package managers have named exports. */
function exportOf(file: string): string {
  return file.includes('/icons/') ? path.basename(file, '.js') : 'default';
}
