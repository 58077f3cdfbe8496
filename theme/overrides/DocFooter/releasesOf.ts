import type { ClientFacts } from '../../../site/client';

/**
 * Returns the releases that a page's examples and names were checked against: the core's and, on the page of an
 * official plugin, that plugin's.
 * @param routePath with or without the language: `/zh/plugin/official-plugins/sitemap`
 */
export function releasesOf(routePath: string, { rspressVersion, pluginVersions }: ReleaseFacts): string[] {
  const [, plugin = ''] = /\/plugin\/official-plugins\/([\w-]+)$/.exec(routePath) ?? [];
  const version = pluginVersions[plugin];
  const core = `@rspress/core ${rspressVersion}`;
  return version ? [core, `@rspress/plugin-${plugin} ${version}`] : [core];
}

type ReleaseFacts = Pick<ClientFacts, 'rspressVersion' | 'pluginVersions'>;
