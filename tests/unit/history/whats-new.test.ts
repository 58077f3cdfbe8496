import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { changesIn } from '../../../history/history';
import { releaseId } from '../../../history/labels';
import { readHistory } from '../../../history/readHistory';
import { keyOf, type Recorded } from '../../../history/recorded';
import { CORE } from '../../../plugins/content/api-facts/installed';
import { type Places, placesOf } from '../../../plugins/content/api-facts/places';
import { readFacts } from '../../../plugins/content/api-facts/read';

const releases = readHistory()[CORE] ?? [];
const pages = pagesNamed('guide/start/whats-new.mdx');
let places: Places;

// Reads all pages.
beforeAll(async () => {
  places = placesOf(await readFacts());
});

/** Returns the names that a release added or changed, and those that it removed. */
function namesOf(version: string): { current: Recorded[]; removed: string[] } {
  const { added, changed, removed } = changesIn(releases, version);
  return {
    current: [...added, ...changed.map(({ after }) => after)],
    removed: removed.map(({ name }) => name),
  };
}

describe.each(pages)('$file', ({ headings, links, lines }) => {
  const sections = headings.map(({ id, line }, index) => ({
    id,
    from: line,
    to: headings[index + 1]?.line ?? lines.length + 1,
  }));

  it('links only API entries that the release added or changed', () => {
    for (const { version } of releases) {
      const section = sections.find(({ id }) => id === releaseId(version));
      const linked = links
        .filter(({ line }) => line >= (section?.from ?? 0) && line < (section?.to ?? 0))
        .map(({ url }) => url.replace(/^\/zh\//, '/'))
        .filter(url => url.startsWith('/api/'));
      const changed = namesOf(version).current.map(entry => places[keyOf(entry)]);
      expect(linked.filter(url => !changed.includes(url))).toEqual([]);
    }
  });

  it('calls exactly those releases unchanged that changed no name', () => {
    const same = lines.flatMap(line => /(?:same as in|与) (2\.0\.\d+)(?:\.$| 相同)/.exec(line)?.[1] ?? []);
    const unchanged = releases.flatMap(({ version, set, removed }, index) =>
      set.length + removed.length === 0 ? (releases[index - 1]?.version ?? version) : [],
    );
    expect(same.sort()).toEqual(unchanged.sort());
  });

  it('mentions names that 2.0.7 and 2.0.19 removed', () => {
    const text = lines.join('\n');
    for (const [version, names] of Object.entries({
      '2.0.19': ['useRedirect4FirstVisit'],
      '2.0.7': ['codeWrap', 'toggleCodeWrap', 'showCodeWrapButton'],
    })) {
      const { removed } = namesOf(version);
      for (const name of names) {
        expect(text).toContain(`\`${name}\``);
        expect(
          removed.some(other => other.split('.').at(-1) === name),
          name,
        ).toBe(true);
      }
    }
  });
});

it('the history has all releases up to 2.0.22 except six', () => {
  const known = new Set(releases.map(({ version }) => version));
  const all = Array.from({ length: 23 }, (_, patch) => `2.0.${patch}`);
  expect(all.filter(version => !known.has(version))).toEqual(
    ['6', '9', '13', '16', '17', '18'].map(patch => `2.0.${patch}`),
  );
});
