import type { RspressPlugin } from '@rspress/core';
import { pluginNavWords } from './nav-words';
import { pluginStableSidebar } from './stable-sidebar';

/** What the core does differently from what its docs say, put right. */
export function coreFixes(): RspressPlugin[] {
  return [pluginNavWords(), pluginStableSidebar()];
}
