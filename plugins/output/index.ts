import type { RspressPlugin } from '@rspress/core';
import type { Settings } from '../../site/settings';
import { pluginApiReferenceJson } from './api-reference-json';
import { pluginExampleArchives } from './example-archives';
import { pluginHeadScript } from './head-script';
import { pluginMarkdownPages } from './markdown-pages';
import { pluginModuleSizes } from './module-sizes';
import { pluginOutputFolder } from './output-folder';
import { pluginReleaseFeed } from './release-feed';
import { pluginRobots } from './robots';
import { pluginSearchRecords } from './search-records';
import { pluginSitemap } from './sitemap';
import { pluginSocialImages } from './social-images';
import { pluginStaticPages } from './static-pages';

/** Plugins that add files other than pages to the output, or process the pages' files. */
export function output(settings: Settings): RspressPlugin[] {
  return [
    pluginOutputFolder(settings.outDir),
    pluginApiReferenceJson(settings),
    pluginExampleArchives(settings.outDir),
    pluginHeadScript(settings),
    pluginMarkdownPages(settings),
    pluginModuleSizes(settings.outDir),
    pluginReleaseFeed(settings),
    pluginRobots(settings),
    pluginSearchRecords(settings.outDir),
    pluginSitemap(settings),
    pluginSocialImages(settings),
    pluginStaticPages(settings),
  ];
}
