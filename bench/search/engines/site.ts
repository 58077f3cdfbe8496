/** The search of this site. */
import { writeIndex } from '../../../search/write-index';
import { openFiles, withoutLanguage } from '../../../tests/unit/search/site';
import type { OpenEngine } from './engine';

export const openSite: OpenEngine = async (records, lang) => {
  const { search } = await openFiles(writeIndex(records, lang));
  return {
    name: 'this site',
    find: async query => (await search(query)).hits.map(({ url }) => withoutLanguage(url)),
  };
};
