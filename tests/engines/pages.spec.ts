import { PAGE_KINDS, type PageKind } from '../../site/accessibility';
import { CHINESE, ENGLISH } from '../browser/languages';
import { test } from './fixtures';

const KINDS = Object.entries(PAGE_KINDS) as [PageKind, { route: string }][];
/** Kinds whose Chinese pages differ in more than the language of the text. */
const IN_CHINESE: PageKind[] = ['home', 'guide', 'overview'];

const PAGES = [
  ...KINDS.map(([kind, { route }]) => ({ kind, route, language: ENGLISH })),
  ...KINDS.filter(([kind]) => IN_CHINESE.includes(kind)).map(([kind, { route }]) => ({
    kind,
    route,
    language: CHINESE,
  })),
];

for (const { kind, route, language } of PAGES) {
  test(`${language.lang}: a page of the kind "${kind}" loads and runs without an error`, async ({
    reader,
  }) => {
    await reader.openRunning(language.prefix + route);
    await reader.sees('h1');
    await reader.until(
      'the page is in the language of its path',
      lang => document.documentElement.lang === lang,
      language.lang,
    );
    await reader.until('its styles are there', () => document.styleSheets.length > 0, undefined);
  });
}
