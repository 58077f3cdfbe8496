import type { RsbuildPluginAPI } from '@rsbuild/core';

/** How long a browser may take to ask for a page's own script, in ms. */
const PAGE_ARRIVES = 5000;

/**
 * Calls a function once the dev server has compiled the first page that someone opens. Work that the page doesn't need
 * would delay it.
 */
export function afterFirstPage(api: RsbuildPluginAPI, then: () => void) {
  let isOpened = false;
  let isDone = false;
  let waiting: NodeJS.Timeout | undefined;
  const callOnce = () => {
    if (!isDone) then();
    isDone = true;
  };
  api.onBeforeStartDevServer(({ server }) => {
    server.environments.web?.hot?.onConnect(() => {
      isOpened = true;
      // If the page was compiled before, no other compilation follows.
      waiting ??= setTimeout(callOnce, PAGE_ARRIVES).unref();
    });
  });
  api.onBeforeDevCompile(() => clearTimeout(waiting));
  api.onDevCompileDone(() => {
    if (isOpened) callOnce();
  });
}
