import type { RspressPlugin } from '@rspress/core';
import { pluginNavWords } from './nav-words';
import { pluginStableSidebar } from './stable-sidebar';

/** Fixes for behavior of the core that differs from its docs. */
export function coreFixes(): RspressPlugin[] {
  return [pluginNavWords(), pluginStableSidebar()];
}
