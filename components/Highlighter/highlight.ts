import { withBase } from '@rspress/core/runtime';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import registry from 'virtual-shiki-registry';

export { registry };

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Colours code, with a grammar and a theme that are loaded at their first use.
 * @param language id of `registry.languages`
 * @param theme id of `registry.themes`
 * @returns HTML of a `pre` with its colours in it
 * @throws Error where a file cannot be loaded
 */
export async function highlight(code: string, language: string, theme: string): Promise<string> {
  // The engine of the full bundle is WebAssembly, which a strict content security policy forbids.
  highlighter ??= createHighlighterCore({ engine: createJavaScriptRegexEngine({ forgiving: true }) });
  const core = await highlighter;
  await Promise.all([core.loadLanguage(load('langs', language)), core.loadTheme(load('themes', theme))]);
  return core.codeToHtml(code, { lang: language, theme });
}

/** A grammar or a theme, as a module that stands beside the bundle. */
function load(kind: 'langs' | 'themes', id: string) {
  // Whole, because a script from another host has no address of its own to start from.
  const address = new URL(withBase(`${registry.folder}${kind}/${id}.js`), location.href).href;
  return import(/* webpackIgnore: true */ address);
}
