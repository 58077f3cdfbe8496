import { beforeAll, describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { type ReferenceEntry, referenceIndex } from '../../../checks/reference-index';
import { readFacts } from '../../../plugins/content/api-facts/read';
import { LANGUAGES, loadEngine, readRecords } from './site';

/** Kinds whose names have a heading of their own; fields of records and props are read with their neighbours. */
const PASTED = ['option', 'frontmatter', 'export', 'hook', 'command', 'flag'];

let entries: ReferenceEntry[];
beforeAll(async () => {
  // Options of plugins are called like those of the core, `include` or `cache`, and are asked for with their plugin.
  entries = referenceIndex(readCorpus(), await readFacts()).filter(
    ({ kind, page }) => PASTED.includes(kind) && page.startsWith('/api/'),
  );
});

describe.each(LANGUAGES)('a name of the core, pasted into the search in %s', lang => {
  it('finds its entry first', async () => {
    const engine = await loadEngine(readRecords(lang), lang);
    const places = new Map<string, string[]>();
    for (const entry of entries) {
      const name = pasted(entry);
      places.set(name, [...(places.get(name) ?? []), urlOf(entry, lang)]);
    }
    const misses: string[] = [];
    for (const [name, urls] of places) {
      const [first] = (await engine.search(name)).hits;
      // The guide to what the name stands for, as "Navbar" for the field `navbar`.
      if (!first?.anchor && first?.hierarchy.lvl1.toLowerCase() === name.toLowerCase()) continue;
      if (!first || !urls.includes(first.url))
        misses.push(`${name}: wanted ${urls.join(' or ')}, got ${first?.url}`);
    }
    expect(misses).toEqual([]);
    expect(places.size).toBeGreaterThan(250);
  });
});

/** As a reader has it before their eyes; an option and a frontmatter field may have one name, and either will do. */
function pasted({ kind, name }: ReferenceEntry): string {
  if (kind === 'command') return `rspress ${name}`;
  return kind === 'flag' ? (name.split(' ').at(-1) ?? name) : name;
}

function urlOf({ page, anchor }: ReferenceEntry, lang: string): string {
  return `${lang === 'en' ? '' : `/${lang}`}${page}${anchor ? `#${anchor}` : ''}`;
}
