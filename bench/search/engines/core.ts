/** Rspress's own search: the installed code of its panel, over pages that contain the same headings and passages. */
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { withoutLanguage } from '../../../tests/unit/search/site';
import { SCRATCH } from '../../sandbox';
import { bundleDefaultSearch } from './bundleCore';
import { type OpenEngine, pagesOf, type Section } from './engine';

type Searcher = typeof import('@rspress/core/dist/theme/components/Search/logic/search.js');
type PageSearcher = InstanceType<Searcher['PageSearcher']>;

/** The pages of a language in the format of the panel's index. */
export function corePages(sections: Section[][], lang: string): PageIndexInfo[] {
  return sections.map(([title, ...rest], id) => {
    const page = {
      id,
      lang,
      title: title?.heading ?? '',
      routePath: title?.url ?? '',
      content: title?.passages.join('\n') ?? '',
      toc: [] as PageIndexInfo['toc'],
    };
    for (const { url, level, heading, passages } of rest) {
      page.content += '\n';
      page.toc.push({
        id: url.split('#')[1] ?? '',
        text: heading,
        depth: level,
        charIndex: page.content.length,
      });
      page.content += [heading, ...passages].join('\n');
    }
    // The panel doesn't read the other fields, such as the frontmatter.
    return page as unknown as PageIndexInfo;
  });
}

export const openCore: OpenEngine = async (records, lang) => {
  const script = path.join(SCRATCH, 'core-search.mjs');
  await bundleDefaultSearch(script, ['en', 'zh']);
  const { PageSearcher } = (await import(script)) as Searcher;
  const index = JSON.stringify(corePages(pagesOf(records), lang));
  globalThis.fetch = async () => new Response(index);
  const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
  await searcher.init();
  return {
    name: 'Rspress',
    find: async query => (await searcher.match(query)).flatMap(linksOf),
  };
};

/** Returns the links of a group in the order in which the panel lists them. */
function linksOf({ result }: Awaited<ReturnType<PageSearcher['match']>>[number]): string[] {
  return Array.isArray(result) ? result.map(({ link }: { link: string }) => withoutLanguage(link)) : [];
}
