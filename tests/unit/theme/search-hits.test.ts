import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchClient, SearchRequest } from '../../../theme/overrides/Search/dialog/searchClient';
import { RUNS } from '../support/runs';

const ORIGIN = 'https://docs.example';
const base = { path: '' };

vi.mock('@rspress/core/runtime', () => ({
  removeBase: (path: string) => path.replace(new RegExp(`^${base.path}`), '') || '/',
  pathnameToRouteService: (path: string) => decodeURIComponent(path),
}));
const { createHostedSearch } = await import('../../../theme/overrides/Search/dialog/hostedSearch');
const { repair } = await import('../../../theme/overrides/Search/dialog/storedSearches');

const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs-en';
const HIT = {
  objectID: '1',
  url: 'https://other.example/guide/basic/deploy#build',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Deploy', lvl1: 'Deploy', lvl2: 'Build <Site>' },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Build</mark> <Site>' } } },
};

beforeEach(() => {
  base.path = '';
  const values = new Map<string, string>();
  vi.stubGlobal('location', new URL(`${ORIGIN}/guide/`));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});

interface Shown {
  url: string;
  content: string | null;
  _snippetResult?: unknown;
  hierarchy: Record<string, string | null>;
}

/** The hits that the dialog gets if the service answers with these. */
async function hostedHits(hits: unknown[]): Promise<Shown[]> {
  const client = {
    transporter: { hostsCache: { get: async () => null, set: async () => {} } },
    search: async () => ({ results: [{ hits, nbHits: hits.length }] }),
  } as unknown as SearchClient;
  const search = createHostedSearch(client, 'en', async () => []);
  return (await search({ query: 'x' } as SearchRequest)).hits as unknown as Shown[];
}

/** The searches that DocSearch finds in the storage if it had this text. */
function storedSearches(text: string): Shown[] {
  localStorage.setItem(FAVORITES, text);
  repair('docs-en');
  return JSON.parse(localStorage.getItem(FAVORITES) ?? '') as Shown[];
}

const FOREIGN = [
  'x:https://evil.example/guide',
  'https://docs.example//evil.example/guide',
  '//docs.example//evil.example/guide',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://docs.example/1',
  'https://',
  '/guide/%E0%A4%A',
  1,
  null,
  undefined,
];

const BROKEN = [
  null,
  1,
  'hit',
  [],
  {},
  { ...HIT, hierarchy: null },
  { ...HIT, hierarchy: { lvl0: 'Deploy' } },
  { ...HIT, hierarchy: { lvl0: 'hasOwnProperty', lvl1: 'x' } },
  { ...HIT, objectID: 1 },
  ...FOREIGN.map(url => ({ ...HIT, url })),
];

describe('a hit', () => {
  it('of the service becomes a path on this site, with escaped texts', async () => {
    base.path = '/docs';
    const [hit] = await hostedHits([
      { ...HIT, url: 'https://other.example/docs/guide/basic/deploy?q#build' },
    ]);
    expect(hit).toMatchObject({
      url: '/guide/basic/deploy#build',
      hierarchy: { lvl0: 'Deploy', lvl2: 'Build &lt;Site&gt;' },
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>Build</mark> &lt;Site&gt;' } } },
    });
  });

  it("that's broken or leads elsewhere is dropped, and the others stay", async () => {
    for (const broken of BROKEN) {
      const hits = await hostedHits([broken, HIT]);
      expect(
        hits.map(({ url }) => url),
        JSON.stringify(broken),
      ).toEqual(['/guide/basic/deploy#build']);
    }
  });

  it('can have broken snippets', async () => {
    for (const snippet of ['text', [], { content: 'text', hierarchy: { lvl1: 1 } }, { hierarchy: 'text' }]) {
      expect(await hostedHits([{ ...HIT, _snippetResult: snippet }]), JSON.stringify(snippet)).toHaveLength(
        1,
      );
    }
  });

  it("isn't on another host behind the base path", async () => {
    base.path = '/docs';
    for (const path of ['/docs//evil.example/', '/docshttps://evil.example/', '/docs.//evil.example/']) {
      expect(await hostedHits([{ ...HIT, url: ORIGIN + path }]), path).toEqual([]);
    }
  });
});

it('stored searches stay on this site, and broken ones are dropped one by one', () => {
  for (const broken of BROKEN) {
    const kept = storedSearches(
      JSON.stringify([broken, { ...HIT, url: 'https://evil.example/guide/basic/deploy' }]),
    );
    expect(
      kept.map(({ url }) => url),
      JSON.stringify(broken),
    ).toEqual(['/guide/basic/deploy']);
  }
});

describe('whatever comes,', () => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '%2e',
      '%2f',
      '%',
      ':',
      '@',
      '?',
      '#',
      '/docs',
      'evil.example',
    ],
    ...['https:', 'http://', 'x:', 'javascript:', 'data:', 'blob:', `${ORIGIN}/`, 'guide', '中', '\ud800'],
  );
  const url = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''));
  const text = fc.oneof(
    fc.constantFrom('Deploy', '<img src=x onerror=alert(1)>', '<mark>', 'hasOwnProperty'),
    fc.string(),
  );
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
  const levels = fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'lvl9', '__proto__'), value);
  const marked = fc.oneof(fc.record({ value }), value);
  const snippet = fc.record({
    content: marked,
    hierarchy: fc.oneof(fc.dictionary(fc.constantFrom('lvl1', 'lvl2'), marked), value),
  });
  const hit = fc.record({
    objectID: fc.oneof({ arbitrary: fc.constant('1'), weight: 9 }, value),
    url: fc.oneof({ arbitrary: url, weight: 9 }, value),
    type: fc.oneof({ arbitrary: fc.constantFrom('lvl1', 'lvl2', 'content'), weight: 9 }, value),
    content: value,
    hierarchy: fc.oneof(
      { arbitrary: levels.map(own => ({ lvl0: 'A', lvl1: 'A', ...own })), weight: 9 },
      value,
    ),
    _snippetResult: fc.oneof(snippet, value),
  });
  const list = fc.array(fc.oneof({ arbitrary: hit, weight: 9 }, value), { maxLength: 4 });

  it('hits lead to pages of this site, and none removes another', async () => {
    await fc.assert(
      fc.asyncProperty(list, fc.constantFrom('', '/docs'), async (hits, path) => {
        base.path = path;
        const shown = await hostedHits([...hits, HIT]);
        expect(shown.at(-1)?.url).toBe('/guide/basic/deploy#build');
        for (const each of shown) expectOwn(each);
      }),
      RUNS,
    );
  });

  it('stored searches lead to pages of this site, and none removes another', () => {
    fc.assert(
      fc.property(list, hits => {
        const shown = storedSearches(JSON.stringify([...hits, HIT]));
        expect(shown.at(-1)?.url).toBe('/guide/basic/deploy#build');
        for (const each of shown) expectOwn(each);
        expect(storedSearches(JSON.stringify(shown)).map(({ url: again }) => again)).toEqual(
          shown.map(({ url: first }) => first),
        );
      }),
      RUNS,
    );
  });

  it('a text in place of the list counts as an empty one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), stored => {
        for (const each of storedSearches(stored)) expectOwn(each);
      }),
      RUNS,
    );
  });
});

/** Checks where the link of a hit leads, with and without a base path, and what's inserted as HTML. */
function expectOwn({ url, content, hierarchy: { lvl0: _, ...texts }, _snippetResult }: Shown) {
  expect(new URL(url, ORIGIN).origin).toBe(ORIGIN);
  expect(new URL(`/docs${url}`, ORIGIN).href.startsWith(`${ORIGIN}/docs/`)).toBe(true);
  const html = JSON.stringify([content, texts, _snippetResult ?? null]);
  expect(html.replace(/<\/?mark>/g, '')).not.toContain('<');
}
