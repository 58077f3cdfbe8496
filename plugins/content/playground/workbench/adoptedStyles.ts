import type { RsbuildPlugin } from '@rsbuild/core';

const STYLE_MODULE = /[\\/]style-mod[\\/]src[\\/]style-mod\.js$/;
const SHADOW_ROOTS_ONLY = '!root.head && root.adoptedStyleSheets';

/**
 * Has the editor adopt its style sheet, as it does in a shadow root. In a document it would write a `<style>` element,
 * for which the policy of the pages has no hash: its text grows with each part of the editor that is mounted.
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
 * @param code the module of CodeMirror that mounts style sheets
 * @throws Error where it decides in another way between the two
 */
export function adoptStyles(code: string): string {
  if (!code.includes(SHADOW_ROOTS_ONLY)) {
    // Readers copy this plugin, so it takes no sentence from elsewhere in the site.
    throw new Error('CodeMirror mounts its styles in another way: adapt workbench/adoptedStyles.ts.');
  }
  return code.replace(SHADOW_ROOTS_ONLY, 'root.adoptedStyleSheets');
}
