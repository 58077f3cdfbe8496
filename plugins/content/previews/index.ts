import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { registerPreviews, withPreviews } from './registerPreviews';
import { remarkPreviews } from './remarkPreviews';

const FRAME_TEMPLATE = fileURLToPath(new URL('frame/document.ejs', import.meta.url));
const FRAME_STYLE = fileURLToPath(new URL('frame/frame.css', import.meta.url));

/**
 * Shows the result of fences with `preview` in their meta. This is `@rspress/plugin-preview` without what it puts on
 * every page (its device frame and a maker of QR codes) and with controls of this site, which have names in both
 * languages and are gone where no script runs.
 */
export function pluginPreviews(): RspressPlugin {
  const { globalUIComponents, markdown, builderConfig, ...plugin } = pluginPreview({
    previewCodeTransform: ({ code }) => withDefaultExport(code),
    iframeOptions: {
      customEntry: ({ demoPath }) => frameEntry(demoPath),
      builderConfig: {
        // The files of `public/` are in the site already.
        server: { publicDir: false },
        performance: { printFileSize: false },
        html: {
          template: FRAME_TEMPLATE,
          templateParameters: (given, { entryName }) => ({ ...given, lang: languageOf(entryName) }),
          tags: [tags => [frameScript(), ...tags.filter(({ tag, attrs }) => tag !== 'script' || attrs?.src)]],
        },
      },
    },
  });
  const remarkPlugins = markdown?.remarkPlugins ?? [];
  return {
    ...plugin,
    async routeGenerated(routes, isProd) {
      const met = withPreviews(routes);
      // For each page the plugin looks through all that it was given; the dev server may meet new previews.
      await plugin.routeGenerated?.(isProd ? met : routes, isProd);
      registerPreviews(met, remarkPlugins);
    },
    markdown: { remarkPlugins: [...remarkPlugins, remarkPreviews] },
    // The plugin turns the build cache off, with which the compiler would not meet the previews of unchanged pages.
    builderConfig: {
      plugins: builderConfig?.plugins ?? [],
      source: { include: [fileURLToPath(new URL('.', import.meta.url))] },
    },
  };
}

/** A preview shows the default export; the samples of this site have one function with a name. */
export function withDefaultExport(code: string): string {
  return /^export default /m.test(code)
    ? code
    : code.replace(/^export function /m, 'export default function ');
}

/** What runs in the document of a frame; a page that holds it has its `main` already. */
function frameEntry(demoPath: string): string {
  return [
    "import { createRoot } from 'react-dom/client';",
    `import ${JSON.stringify(FRAME_STYLE)};`,
    `import Demo from ${JSON.stringify(demoPath)};`,
    "const root = document.body.appendChild(document.createElement(parent === window ? 'main' : 'div'));",
    'createRoot(root).render(<Demo />);',
  ].join('\n');
}

/** In the place of the plugin's own script, which fails where the browser blocks its storage. */
function frameScript() {
  const source = readFileSync(new URL('frame/theme.js', import.meta.url), 'utf8');
  return { tag: 'script', head: true, append: false, children: source.replace(/\n\s*/g, '\n').trim() };
}

/** The plugin names a document after its page, whose path begins with the language. */
function languageOf(entryName: string): string {
  return /^_+(zh)_/.exec(entryName)?.[1] ?? 'en';
}
