/** What Algolia's editor brings along, as far as `crawler.js` uses it. */
declare class Crawler {
  constructor(config: CrawlerConfig);
}

interface CrawlerConfig {
  actions: CrawlerAction[];
  [setting: string]: unknown;
}

interface CrawlerAction {
  indexName: string;
  pathsToMatch: string[];
  recordExtractor: (page: {
    $: (selector: string) => { remove(): void; attr(name: string): string | undefined };
    helpers: { docsearch(options: Record<string, unknown>): object[] };
  }) => object[];
}
