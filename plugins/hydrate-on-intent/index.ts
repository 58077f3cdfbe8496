import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { transformSync } from 'esbuild';

/**
 * Lets the scripts of a page wait until the reader first does something: pages are complete without them. In their
 * place comes `boot.js`, which fetches them when the page has loaded, starts them at the first act, and hands over
 * what the reader did meanwhile. Its text is the same on every page, so a policy can allow it by one hash.
 */
export function pluginHydrateOnIntent(): RspressPlugin {
  return { name: 'site-hydrate-on-intent', builderConfig: { plugins: [scriptsOnIntent()] } };
}

function scriptsOnIntent(): RsbuildPlugin {
  return {
    name: 'site-scripts-on-intent',
    apply: 'build',
    setup(api) {
      const source = readFileSync(new URL('boot.js', import.meta.url), 'utf8');
      const { code } = transformSync(source, { minify: true, target: 'es2018' });
      api.modifyHTML(html => deferScripts(html, code.trim()));
    },
  };
}

const DEFERRED_SCRIPT = /<script defer(?:="")? src="([^"]+)"><\/script>\s*/g;

/**
 * Puts one inline script in the place of those that the browser would fetch, with their addresses as its attribute.
 * @param html a whole page
 * @param boot the code of `boot.js`
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
