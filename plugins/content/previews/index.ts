import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { devServer } from '../../../site/dev-server';
import type { Settings } from '../../../site/settings';
import { trustedTypesScript } from '../../support/trusted-types';
import { registerPreviews, withPreviews } from './registerPreviews';
import { remarkPreviews } from './remarkPreviews';
import { type ServerConfig, serveWithPages } from './serveWithPages';

const FRAME_TEMPLATE = fileURLToPath(new URL('frame/document.ejs', import.meta.url));
const FRAME_STYLE = fileURLToPath(new URL('frame/frame.css', import.meta.url));

/**
 * Shows the result of fences with `preview` in their meta. This is `@rspress/plugin-preview` without what it adds to
 * every page (its device frame and a QR code generator) and with this site's own controls, which have names in both
 * languages and are hidden if scripts don't run. It relies on where the plugin's result has each of these parts.
 */
export function pluginPreviews(settings: Settings): RspressPlugin {
  // The site already contains the files of `public/`.
  const server: ServerConfig = { ...devServer(process.env), publicDir: false };
  const { globalUIComponents, markdown, builderConfig, ...plugin } = pluginPreview({
    previewCodeTransform: ({ code }) => withDefaultExport(code),
    iframeOptions: {
      customEntry: ({ demoPath }) => frameEntry(demoPath),
      builderConfig: {
        server,
        performance: { printFileSize: false },
        html: {
          template: FRAME_TEMPLATE,
          templateParameters: (given, { entryName }) => ({ ...given, lang: languageOf(entryName) }),
          tags: [
            tags => [
              frameScript(settings),
              ...tags.filter(({ tag, attrs }) => tag !== 'script' || attrs?.src),
            ],
          ],
        },
      },
    },
  });
  const remarkPlugins = markdown?.remarkPlugins ?? [];
  return {
    ...plugin,
    async routeGenerated(routes, isProd) {
      const withPreview = withPreviews(routes);
      // The plugin goes through all the routes that it's given for each page, so a build only gives it those with
      // previews. The dev server gives it all routes, because authors may add previews to any page.
      await plugin.routeGenerated?.(isProd ? withPreview : routes, isProd);
      registerPreviews(withPreview, remarkPlugins);
    },
    markdown: { remarkPlugins: [...remarkPlugins, remarkPreviews] },
    // Drops the plugin's setting that turns off the build cache. With the cache, the compiler skips the previews of
    // unchanged pages; `registerPreviews` processes them before it.
    builderConfig: {
      plugins: [...(builderConfig?.plugins ?? []), serveWithPages(server)],
      source: { include: [fileURLToPath(new URL('.', import.meta.url))] },
    },
  };
}

/** Makes the first exported function of a sample the default export, which is what a preview shows. */
function withDefaultExport(code: string): string {
  return /^export default /m.test(code)
    ? code
    : code.replace(/^export function /m, 'export default function ');
}

/** The code in a frame's document. In a frame, it adds no `main`, because the page around it already has one. */
function frameEntry(demoPath: string): string {
  return [
    "import { createRoot } from 'react-dom/client';",
    `import ${JSON.stringify(FRAME_STYLE)};`,
    `import Demo from ${JSON.stringify(demoPath)};`,
    "const root = document.body.appendChild(document.createElement(parent === window ? 'main' : 'div'));",
    'createRoot(root).render(<Demo />);',
  ].join('\n');
}

/** Replaces the plugin's own script, which fails if the browser blocks storage. */
function frameScript(settings: Settings) {
  const source = readFileSync(new URL('frame/theme.js', import.meta.url), 'utf8');
  const children = trustedTypesScript(settings) + source.replace(/\n\s*/g, '\n').trim();
  return { tag: 'script', head: true, append: false, children };
}

/** The plugin names a document after its page, whose path starts with the language. */
function languageOf(entryName: string): string {
  return /^_+(zh)_/.exec(entryName)?.[1] ?? 'en';
}
