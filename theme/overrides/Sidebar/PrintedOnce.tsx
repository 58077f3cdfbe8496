import type { SidebarData } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { pageKey } from '../../parts/PageIndex/pageKey';
import { EntryList, hasLink, isAt, type LinkedEntry, PageLink } from './EntryList';

interface Printing {
  /** Of the page that all entries are printed in. */
  routePath: string;
  /** By the key of the page that they link to. */
  links: ReadonlyMap<string, LinkedEntry[]>;
}

/** Sidebars of a build that are printed already. */
const printings = new WeakMap<SidebarData, Printing>();

/**
 * The entries as the build renders them: all of them in one page alone, with no mark, and in each page those that
 * link to it, marked. `plugins/output/static-pages/sidebars.ts` makes whole sidebars of both. To render all entries in all
 * pages would take time by the square of the pages.
 */
export function PrintedOnce({ entries, pathname }: { entries: SidebarData; pathname: string }) {
  const { routePath } = usePage().page;
  const printing = printings.get(entries) ?? { routePath, links: linksOf(entries) };
  printings.set(entries, printing);
  return (
    <>
      {printing.routePath === routePath && <EntryList entries={entries} />}
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

/** In the order in which they are printed. */
function linkedEntries(entries: SidebarData): LinkedEntry[] {
  return entries.flatMap(entry => [
    ...(hasLink(entry) ? [entry] : []),
    ...('items' in entry ? linkedEntries(entry.items) : []),
  ]);
}
