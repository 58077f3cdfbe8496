import type { RspressPlugin } from '@rspress/core';
import { pluginClientOnly } from './client-only';
import { pluginHydrateOnIntent } from './hydrate-on-intent';
import { pluginLeanPageList } from './lean-page-list';
import { pluginLeanTexts } from './lean-texts';
import { pluginOverviewHeadings } from './overview-headings';
import { pluginPagesOnDemand } from './pages-on-demand';
import { pluginSharedIcons } from './shared-icons';
import { pluginStaticCode } from './static-code';

/** Plugins that make the first load of a page lighter. */
export function firstLoad(): RspressPlugin[] {
  return [
    pluginHydrateOnIntent(),
    pluginLeanPageList(),
    pluginLeanTexts(),
    pluginOverviewHeadings(),
    pluginSharedIcons(),
    pluginClientOnly(),
    pluginPagesOnDemand(),
    pluginStaticCode(),
  ];
}
