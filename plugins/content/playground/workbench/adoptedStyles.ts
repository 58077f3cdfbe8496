import type { RsbuildPlugin } from '@rsbuild/core';

const STYLE_MODULE = /[\\/]style-mod[\\/]src[\\/]style-mod\.js$/;
const SHADOW_ROOTS_ONLY = '!root.head && root.adoptedStyleSheets';

/**
 * Makes the editor adopt its style sheet, as it does in a shadow root. In a document it would write a `<style>`
 * element, and the pages' Content-Security-Policy can't contain its hash, because its text grows with each part of the
 * editor that is mounted.
 */
export function adoptedEditorStyles(): RsbuildPlugin {
  return {
    name: 'site-playground-adopted-styles',
    setup(api) {
      api.transform({ test: STYLE_MODULE, environments: ['web'] }, ({ code }) => adoptStyles(code));
    },
  };
}

/**
 * @param code CodeMirror's module that mounts style sheets
 * @throws Error if the module chooses between the two in a different way
 */
export function adoptStyles(code: string): string {
  if (!code.includes(SHADOW_ROOTS_ONLY)) {
    // Readers copy this plugin, so it doesn't import the message from elsewhere in the site.
    throw new Error('CodeMirror mounts its styles in another way: adapt workbench/adoptedStyles.ts.');
  }
  return code.replace(SHADOW_ROOTS_ONLY, 'root.adoptedStyleSheets');
}
