import { normalizeHrefInRuntime, usePage, usePages, useSite } from '@rspress/core/runtime';
import { Callout, Link } from '@rspress/core/theme';

/** On pages of an old version: a link to the same page of the current one, or to its home page. */
export default function VersionNote() {
  const { page } = usePage();
  const { pages } = usePages();
  const { site } = useSite();
  const current = site.multiVersion.default;
  if (!page.version || page.version === current) return null;
  const samePage = page.routePath.slice(`/${page.version}`.length);
  const target = pages.some(({ routePath }) => routePath === samePage) ? samePage : '/';
  return (
    <Callout type="warning" title={`This is ${page.version}`}>
      The current version is <Link href={normalizeHrefInRuntime(target)}>{current}</Link>.
    </Callout>
  );
}
