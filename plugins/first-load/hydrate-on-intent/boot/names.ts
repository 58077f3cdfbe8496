export const root = document.documentElement;

/** Whether the app is running. Same attribute as in `theme/overrides/Root`. */
export function isRunning(): boolean {
  return root.hasAttribute('data-hydrated');
}
