import type { HostedSearch } from './hosted-search';
import type { Settings } from './settings';

/** Facts about the build that the theme shows; the compiler replaces `__SITE__` with them. */
export interface ClientFacts {
  /** Release of `@rspress/core` that the pages describe and are built with. */
  rspressVersion: string;
  /** URL of the home page, with a trailing slash. Empty if the origin isn't known. */
  siteUrl: string;
  /** URL of the form for a new issue, without a query. Empty if the repository isn't known. */
  newIssueUrl: string;
  /** Start of the URL of a file or folder of the project: append its path. Empty if it isn't known. */
  sourceUrl: string;
  /** Releases of the installed official plugins, by the names of their pages: `sitemap`. */
  pluginVersions: Record<string, string>;
  /** Where the dialog searches; if not set, in the browser. */
  hostedSearch?: HostedSearch | undefined;
}

export function clientFacts(
  settings: Settings,
  rspressVersion: string,
  pluginVersions: Record<string, string> = {},
): ClientFacts {
  return {
    rspressVersion,
    siteUrl: settings.siteOrigin ? settings.siteOrigin + settings.basePath : '',
    newIssueUrl: repositoryUrl(settings, 'issues/new') ?? '',
    sourceUrl: repositoryUrl(settings, 'tree/main/') ?? '',
    pluginVersions,
    hostedSearch: settings.hostedSearch,
  };
}

/** Start of the URL for editing a page: append the page's path below `docs/`. */
export function editBaseUrl(settings: Settings): string | undefined {
  return repositoryUrl(settings, 'edit/main/docs');
}

/** URL of a part of the repository; GitLab puts `/-` before it. */
function repositoryUrl({ repoUrl }: Settings, part: string): string | undefined {
  if (!repoUrl) return undefined;
  return new URL(repoUrl).hostname.includes('gitlab') ? `${repoUrl}/-/${part}` : `${repoUrl}/${part}`;
}
