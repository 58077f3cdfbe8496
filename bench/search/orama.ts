/** Orama over the same sections, with its tokenizer for Chinese. Titles and headings count more than text. */
import { pathToFileURL } from 'node:url';
import { withoutLanguage } from '../../tests/unit/search/site';
import { inPackages } from '../run';
import { type OpenEngine, pagesOf } from './engine';

/** The parts of Orama that are used here. */
interface Orama {
  create(options: { schema: Record<string, string>; components?: { tokenizer: unknown } }): object;
  insertMultiple(index: object, documents: Record<string, string>[]): Promise<unknown>;
  search(
    index: object,
    options: { term: string; properties: string[]; boost: Record<string, number>; limit: number },
  ): Promise<{ hits: { document: { url: string } }[] }>;
}

/** How many sections are read. */
const READ = 50;
const BOOST = { title: 3, heading: 2 };

export const openOrama: OpenEngine = async (records, lang) => {
  const load = (file: string) => import(pathToFileURL(inPackages(`@orama/${file}`)).href);
  const orama = (await load('orama/dist/esm/index.js')) as Orama;
  const { createTokenizer } = await load('tokenizers/dist/esm/mandarin.js');
  const index = orama.create({
    schema: { url: 'string', title: 'string', heading: 'string', text: 'string' },
    ...(lang === 'zh' ? { components: { tokenizer: createTokenizer() } } : {}),
  });
  const documents = pagesOf(records)
    .flat()
    .map(({ url, title, heading, passages }) => ({ url, title, heading, text: passages.join('\n') }));
  await orama.insertMultiple(index, documents);
  return {
    name: 'Orama',
    async find(query) {
      const properties = ['title', 'heading', 'text'];
      const { hits } = await orama.search(index, { term: query, properties, boost: BOOST, limit: READ });
      return hits.map(({ document }) => withoutLanguage(document.url));
    },
  };
};
