/// <reference path="./crawler.d.ts" />
// For the editor of Algolia's crawler, which brings `Crawler` along.
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_API_KEY',
  rateLimit: 8,
  maxDepth: 10,
  startUrls: ['https://harbour.example.com/', 'https://harbour.example.com/zh/'],
  discoveryPatterns: ['https://harbour.example.com/**'],
  schedule: 'at 05:10 on Saturday',
  actions: [
    {
      indexName: 'YOUR_INDEX',
      pathsToMatch: ['https://harbour.example.com/**'],
      recordExtractor: ({ $, helpers }) => {
        // The `#` beside each heading.
        $('.rp-header-anchor').remove();
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: 'Harbour' },
            lvl1: '.rspress-doc h1',
            lvl2: '.rspress-doc h2',
            lvl3: '.rspress-doc h3',
            lvl4: '.rspress-doc h4',
            content: '.rspress-doc p, .rspress-doc li, .rspress-doc td',
            lang: { defaultValue: [$('html').attr('lang')] },
          },
          indexHeadings: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    YOUR_INDEX: {
      attributesForFaceting: ['type', 'lang'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      indexLanguages: ['en', 'zh'],
      queryLanguages: ['en', 'zh'],
    },
  },
});
