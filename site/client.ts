import type { HostedSearch } from './hosted-search';
import type { Settings } from './settings';

/** Facts of the build that the theme shows; the compiler replaces `__SITE__` by them. */
export interface ClientFacts {
  /** Release of `@rspress/core` that the pages describe and are built with. */
  rspressVersion: string;
  /** Address of the home page, with a slash at its end. Empty where the origin is not known. */
  siteUrl: string;
  /** Form for a new issue, without a query. Empty where the repository is not known. */
  newIssueUrl: string;
  /** Address that a file or folder of the project is shown at: append its path. Empty where it is not known. */
  sourceUrl: string;
  /** Releases of the installed official plugins by the names of their pages: `sitemap`. */
  pluginVersions: Record<string, string>;
  /** Where the dialog searches; inside the browser where it is not set. */
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

/** Address that a page is edited at: append the page's path below `docs/`. */
export function editBaseUrl(settings: Settings): string | undefined {
  return repositoryUrl(settings, 'edit/main/docs');
}

/** Address of a part of the repository; GitLab puts `/-` before it. */
function repositoryUrl({ repoUrl }: Settings, part: string): string | undefined {
  if (!repoUrl) return undefined;
  return new URL(repoUrl).hostname.includes('gitlab') ? `${repoUrl}/-/${part}` : `${repoUrl}/${part}`;
}
