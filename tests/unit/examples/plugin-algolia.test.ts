import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';

const PAGES = readCorpus(process.cwd(), route => route === '/plugin/official-plugins/algolia').pages;
const PACKAGE = 'node_modules/@rspress/plugin-algolia';

interface Manifest {
  overrides?: Record<string, unknown>;
}

const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

describe('the page about Algolia', () => {
  const [english] = PAGES;
  const text = readFileSync(english?.file ?? '', 'utf8');
  const bundle = readFileSync(`${PACKAGE}/node_modules/@docsearch/react/dist/esm/index.js`, 'utf8');

  it('quotes messages and storage keys of the installed package', () => {
    for (const message of [
      '`appId` is missing.',
      '`apiKey` is missing.',
      'Must supply either `indexName` or `indices` for DocSearch to work',
      'Unreachable hosts - your application id may be incorrect.',
      '__DOCSEARCH_RECENT_SEARCHES__',
      '__DOCSEARCH_FAVORITE_SEARCHES__',
      '-dsn.algolia.net',
      'algolianet.com',
      'cdn.jsdelivr.net',
    ]) {
      expect(text).toContain(message);
      expect(bundle).toContain(message);
    }
    for (const name of ['algolia-client-js', 'search-insights']) {
      expect(text).toContain(name);
      expect(bundle).toContain(name);
    }
  });

  it('shows the DocSearch versions that the example and this site pin', () => {
    const pinned = manifest('examples/plugin-algolia/package.json').overrides;
    expect(pinned).toEqual({
      '@docsearch/core': '4.7.0',
      '@docsearch/css': '4.7.0',
      '@docsearch/react': '4.7.0',
    });
    expect(manifest('package.json').overrides?.['@rspress/plugin-algolia']).toEqual(pinned);
    expect(PAGES).toHaveLength(2);
    for (const { fences, source } of PAGES) {
      const shown = fences.find(({ meta }) => metaValue(meta, 'title') === 'package.json')?.code ?? '';
      expect(JSON.parse(shown).overrides).toEqual(pinned);
      expect(source).toMatch(/\b4\.7\.0\b/);
    }
  });

  it('adds the texts that the locales of the plugin lack', async () => {
    const locales = readFileSync(`${PACKAGE}/dist/runtime/locales.js`, 'utf8');
    const shown = PAGES.map(
      ({ fences }) => fences.find(({ meta }) => metaValue(meta, 'title') === 'theme/locales.ts')?.code ?? '',
    );
    for (const code of shown) {
      const added = [...code.matchAll(/(\w+(?:AriaLabel|InputLabel)): '/g)].map(([, key = '']) => key);
      expect(added).toHaveLength(5);
      for (const key of added) {
        expect(locales).not.toContain(key);
        expect(bundle).toContain(key);
      }
    }
  });
});
