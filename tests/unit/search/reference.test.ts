import { beforeAll, describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { type ReferenceEntry, referenceIndex } from '../../../checks/reference-index';
import { readFacts } from '../../../plugins/content/api-facts/read';
import { LANGUAGES, openSearch, readRecords } from './site';

/** Kinds of names that have their own heading. Readers look up properties of records and props with their neighbors. */
const PASTED = ['option', 'frontmatter', 'export', 'hook', 'command', 'flag'];

let entries: ReferenceEntry[];
beforeAll(async () => {
  // Leaves out plugins' options. Their names, such as `include` or `cache`, are often the same as the core's, so
  // readers search for them together with the plugin.
  entries = referenceIndex(readCorpus(), await readFacts()).filter(
    ({ kind, page }) => PASTED.includes(kind) && page.startsWith('/api/'),
  );
});

describe.each(LANGUAGES)('a name of the core, pasted into the search in %s', lang => {
  it('finds its entry, or a page with the same title, first', async () => {
    const engine = await openSearch(readRecords(lang), lang);
    const places = new Map<string, string[]>();
    for (const entry of entries) {
      const name = pasted(entry);
      places.set(name, [...(places.get(name) ?? []), urlOf(entry, lang)]);
    }
    const misses: string[] = [];
    for (const [name, urls] of places) {
      const [first] = (await engine.search(name)).hits;
      // A guide with the same name is fine, too, such as "Navbar" for the property `navbar`.
      if (!first?.anchor && first?.hierarchy.lvl1.toLowerCase() === name.toLowerCase()) continue;
      if (!first || !urls.includes(first.url))
        misses.push(`${name}: wanted ${urls.join(' or ')}, got ${first?.url}`);
    }
    expect(misses).toEqual([]);
    expect(places.size).toBeGreaterThan(250);
  });
});

it('a word finds headings with it before headings with longer words', async () => {
  const engine = await openSearch(readRecords('en'), 'en');
  const [first] = (await engine.search('types')).hits;
  expect(Object.values(first?.hierarchy ?? {}).join(' ')).toMatch(/\btypes\b/i);
});

/**
 * Returns a name as readers see it. An option and a frontmatter property may have the same name; both entries are fine.
 */
function pasted({ kind, name }: ReferenceEntry): string {
  if (kind === 'command') return `rspress ${name}`;
  return kind === 'flag' ? (name.split(' ').at(-1) ?? name) : name;
}

function urlOf({ page, anchor }: ReferenceEntry, lang: string): string {
  return `${lang === 'en' ? '' : `/${lang}`}${page}${anchor ? `#${anchor}` : ''}`;
}
