import { fileURLToPath } from 'node:url';
import {
  appendChild,
  createElement,
  createTemplateNode,
  getAttribute,
  removeNode,
  setAttribute,
  setTextContent,
} from '@parse5/tools';
import { buildSync } from 'esbuild';
import { defaultTreeAdapter } from 'parse5';
import { elementsIn, type PagePlugin, type PageTree } from '../../support/page-tree';
import { END_ID } from './end';

/**
 * Delays a page's scripts until the reader's first interaction, because pages are complete without them. The code in
 * `boot/` replaces them. It fetches them when the page has loaded, starts them at the first interaction, and records
 * the reader's interactions until `theme/parts/Start` passes them to the app. It's the same on every page, so the
 * Content-Security-Policy can allow it with one hash.
 */
export function pluginHydrateOnIntent(): PagePlugin {
  let boot: string | undefined;
  return {
    name: 'site-hydrate-on-intent',
    finishPage(page) {
      boot ??= bundleBoot();
      deferScripts(page, boot);
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

/**
 * Replaces the scripts that the browser would fetch with one inline script, which has their URLs in an attribute,
 * and marks the end of the page.
 * @param boot what `bundleBoot` returns
 * @throws Error if the head has other external scripts, or none
 */
export function deferScripts(page: PageTree, boot: string) {
  const [head] = elementsIn(page, 'head');
  const [body] = elementsIn(page, 'body');
  const scripts = head ? elementsIn(head, 'script', { src: true }) : [];
  const [first] = scripts;
  const other = scripts.find(({ attrs }) => attrs.some(({ name }) => name !== 'src' && name !== 'defer'));
  if (!head || !body || !first || other) {
    const found = other?.attrs.map(({ name, value }) => `${name}="${value}"`).join(' ') ?? 'none';
    throw new Error(
      `The scripts in the head of a page should have the attributes \`defer\` and \`src\` only, but it has ${found}: adapt \`deferScripts\` in plugins/first-load/hydrate-on-intent/index.ts.`,
    );
  }
  const urls = scripts.map(script => getAttribute(script, 'src'));
  const inline = createElement('script', { 'data-scripts': urls.join(' ') });
  setTextContent(inline, boot);
  // An inline script waits for the style sheets before it.
  const [early = first] = elementsIn(head, 'link', { rel: 'stylesheet' });
  defaultTreeAdapter.insertBefore(head, inline, early);
  for (const script of scripts) removeNode(script);
  const end = createTemplateNode();
  setAttribute(end, 'id', END_ID);
  appendChild(body, end);
}
