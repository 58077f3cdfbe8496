import type { SidebarData } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { pageKey } from '../../parts/PageIndex/pageKey';
import { EntryList, hasLink, isAt, type LinkedEntry, PageLink } from './EntryList';

interface Printing {
  /** Route path of the page that contains all entries. */
  routePath: string;
  /** Entries by the key of the page that they link to. */
  links: ReadonlyMap<string, LinkedEntry[]>;
}

/** Sidebars that this build has already rendered. Relies on the core's rendering all pages in one process. */
const printings = new WeakMap<SidebarData, Printing>();

/**
 * The entries as rendered by the build: one page contains all of them, unmarked, and each page contains those that link
 * to it, marked. `plugins/output/static-pages/sidebars.ts` combines them into whole sidebars. Rendering all entries in
 * all pages would take time proportional to the square of the number of pages.
 */
export function PrintedOnce({ entries, pathname }: { entries: SidebarData; pathname: string }) {
  const { routePath } = usePage().page;
  const printing = printings.get(entries) ?? { routePath, links: linksOf(entries) };
  printings.set(entries, printing);
  return (
    <>
      {printing.routePath === routePath && (
        <div data-all-entries>
          <EntryList entries={entries} />
        </div>
      )}
      {printing.links.get(pageKey(pathname))?.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never rendered twice
        <PageLink key={index} entry={entry} active={isAt(entry, pathname)} />
      ))}
    </>
  );
}

function linksOf(entries: SidebarData): Map<string, LinkedEntry[]> {
  const links = new Map<string, LinkedEntry[]>();
  for (const entry of linkedEntries(entries)) {
    const key = pageKey(entry.link);
    links.set(key, [...(links.get(key) ?? []), entry]);
  }
  return links;
}

/** Entries with links, in the order in which they're rendered. */
function linkedEntries(entries: SidebarData): LinkedEntry[] {
  return entries.flatMap(entry => [
    ...(hasLink(entry) ? [entry] : []),
    ...('items' in entry ? linkedEntries(entry.items) : []),
  ]);
}
