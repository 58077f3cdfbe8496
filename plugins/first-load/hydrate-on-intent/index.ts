import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { buildSync } from 'esbuild';

/**
 * Lets the scripts of a page wait until the reader first does something: pages are complete without them. The code in
 * `boot/` takes their place. It fetches them when the page has loaded, starts them at the first interaction, and keeps
 * what the reader does until `theme/parts/Start` hands it over to the app. It's the same on every page, so a policy can
 * allow it by one hash.
 */
export function pluginHydrateOnIntent(): RspressPlugin {
  return { name: 'site-hydrate-on-intent', builderConfig: { plugins: [scriptsOnIntent()] } };
}

function scriptsOnIntent(): RsbuildPlugin {
  return {
    name: 'site-scripts-on-intent',
    apply: 'build',
    setup(api) {
      const boot = bundleBoot();
      api.modifyHTML(html => deferScripts(html, boot));
    },
  };
}

/** @returns the code in `boot/` as one script */
export function bundleBoot(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('boot/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2018',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

const DEFERRED_SCRIPT = /<script defer(?:="")? src="([^"]+)"><\/script>\s*/g;

/**
 * Puts one inline script in the place of those that the browser would fetch, with their addresses as its attribute.
 * @param html a whole page
 * @param boot what `bundleBoot` returns
 */
export function deferScripts(html: string, boot: string): string {
  const scripts = [...html.matchAll(DEFERRED_SCRIPT)].map(([, src]) => src);
  if (scripts.length === 0) return html;
  let isFirst = true;
  return html.replace(DEFERRED_SCRIPT, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script data-scripts="${scripts.join(' ')}">${boot}</script>\n`;
  });
}
