import { useLang } from '@rspress/core/runtime';
import { Search as AlgoliaSearch, type SearchProps, ZH_LOCALES } from '@rspress/plugin-algolia/runtime';

/** Made once, outside the component, so that opening the dialog always gets the same objects. */
const PROPS = { en: docSearchProps('en'), zh: docSearchProps('zh') };

/** Button and dialog of DocSearch in the place of the built-in search. */
export function Search() {
  const lang = useLang();
  return <AlgoliaSearch locales={ZH_LOCALES} docSearchProps={lang === 'zh' ? PROPS.zh : PROPS.en} />;
}

/** One index holds all languages; a query asks for the records of one. */
function docSearchProps(lang: string): SearchProps['docSearchProps'] {
  return {
    appId: 'YOUR_APP_ID',
    apiKey: 'YOUR_SEARCH_ONLY_API_KEY',
    indices: [{ name: 'YOUR_INDEX', searchParameters: { facetFilters: [`lang:${lang}`] } }],
  };
}
