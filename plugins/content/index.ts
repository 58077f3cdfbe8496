import type { RspressPlugin } from '@rspress/core';
import { CACHE_DIR } from '../../site/cache';
import type { Settings } from '../../site/settings';
import { pluginApiFacts } from './api-facts';
import { pluginHoverTypes } from './hover-types';
import { pluginImageSize } from './image-size';
import { pluginPlayground } from './playground';
import { pluginPreviews } from './previews';
import { pluginShikiFiles } from './shiki-files';
import { pluginTextLanguage } from './text-language';

/** The plugins for what authors can write on a page. */
export function content(settings: Settings): RspressPlugin[] {
  return [
    pluginApiFacts(),
    pluginHoverTypes(`${CACHE_DIR}/hover-types`),
    pluginImageSize('docs'),
    pluginPlayground(),
    pluginPreviews(settings),
    pluginShikiFiles(),
    pluginTextLanguage(),
  ];
}
