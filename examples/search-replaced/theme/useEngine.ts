import { type DefaultMatchResultItem, useFullTextSearch } from '@rspress/core/theme-original';

export interface Hit {
  url: string;
  title: string;
  text: string;
}

/** The index of Rspress. Until it is loaded there is no engine. */
export function useEngine(): ((query: string) => Promise<Hit[]>) | undefined {
  const { initialized, search } = useFullTextSearch();
  if (!initialized) return undefined;
  return async query => {
    const [own] = await search(query, 5);
    return ((own?.result ?? []) as DefaultMatchResultItem[]).map(item => ({
      url: item.link,
      title: item.title,
      text: item.type === 'content' ? item.statement : item.header,
    }));
  };
}
