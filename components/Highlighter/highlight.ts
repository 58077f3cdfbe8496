import { withBase } from '@rspress/core/runtime';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import registry from 'virtual-shiki-registry';

export { registry };

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Highlights code with a grammar and a theme, which are loaded on first use.
 * @param language id from `registry.languages`
 * @param theme id from `registry.themes`
 * @returns HTML of a `pre` with inline colors
 * @throws Error if a file can't be loaded
 */
export async function highlight(code: string, language: string, theme: string): Promise<string> {
  // The full bundle's engine is WebAssembly, which a strict content security policy forbids.
  highlighter ??= createHighlighterCore({ engine: createJavaScriptRegexEngine({ forgiving: true }) });
  const core = await highlighter;
  await Promise.all([core.loadLanguage(load('langs', language)), core.loadTheme(load('themes', theme))]);
  return core.codeToHtml(code, { lang: language, theme });
}

/** Loads a grammar or a theme from a module outside of the bundle. */
function load(kind: 'langs' | 'themes', id: string) {
  // An absolute URL, because a script from another host would resolve a relative one against that host.
  const address = new URL(withBase(`${registry.folder}${kind}/${id}.js`), location.href).href;
  return import(/* webpackIgnore: true */ address);
}
