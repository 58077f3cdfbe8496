import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { buildSync } from 'esbuild';
import { type Faults, faults } from '../../support/faults';
import { END_ID } from './end';

const FILE = 'plugins/first-load/hydrate-on-intent/index.ts';

/**
 * Delays a page's scripts until the reader's first interaction, because pages are complete without them. The code in
 * `boot/` replaces them. It fetches them when the page has loaded, starts them at the first interaction, and records
 * the reader's interactions until `theme/parts/Start` passes them to the app. It's the same on every page, so the
 * Content-Security-Policy can allow it with one hash.
 */
export function pluginHydrateOnIntent(): RspressPlugin {
  const found = faults();
  return {
    name: 'site-hydrate-on-intent',
    builderConfig: { plugins: [scriptsOnIntent(found.keep)] },
    afterBuild: found.report,
  };
}

function scriptsOnIntent(keep: Faults['keep']): RsbuildPlugin {
  return {
    name: 'site-scripts-on-intent',
    apply: 'build',
    setup(api) {
      const boot = bundleBoot();
      api.modifyHTML(html => keep(() => deferScripts(html, boot)) ?? html);
    },
  };
}

/** @returns the code in `boot/` as one script */
function bundleBoot(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('boot/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** What the core writes for each external script in the head. */
const DEFERRED_SCRIPT = /<script defer(?:="")? src="([^"]+)"><\/script>\s*/g;

/**
 * Replaces the scripts that the browser would fetch with one inline script, which has their URLs in an attribute,
 * and marks the end of the page.
 * @param html a whole page
 * @param boot what `bundleBoot` returns
 * @throws Error if the head has external scripts in another form, or none, or if the body has no end tag
 */
export function deferScripts(html: string, boot: string): string {
  const scripts = [...html.matchAll(DEFERRED_SCRIPT)].map(([, src]) => src);
  const [head = ''] = html.replace(DEFERRED_SCRIPT, '').split('</head>');
  const [other] = /<script\b[^>]*\ssrc=[^>]*>/.exec(head) ?? [];
  if (scripts.length === 0 || other) {
    throw new Error(
      `The scripts in the head of a page should be <script defer src="…">, but it has ${other ?? 'none'}: adapt \`DEFERRED_SCRIPT\` in ${FILE}.`,
    );
  }
  if (!html.includes('</body>')) {
    throw new Error(
      `The body of a page should have an end tag, but it has none: adapt \`deferScripts\` in ${FILE}.`,
    );
  }
  let isFirst = true;
  return html
    .replace('</body>', `<template id="${END_ID}"></template></body>`)
    .replace(DEFERRED_SCRIPT, () => {
      if (!isFirst) return '';
      isFirst = false;
      return `<script data-scripts="${scripts.join(' ')}">${boot}</script>\n`;
    });
}
