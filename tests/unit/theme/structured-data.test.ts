import { expect, it } from 'vitest';
import { structuredData } from '../../../theme/parts/Breadcrumbs/structuredData';

const ARTICLE = {
  title: 'Deploy </script>',
  description: 'How to put a site online.',
  lang: 'en',
  routePath: '/guide/basic/deploy',
  siteUrl: 'https://a.example/docs/',
  trail: [
    { text: 'Home', link: '/' },
    { text: 'Guide', link: '/guide/start/introduction.html' },
    { text: 'Plugin', link: '/plugin/index.html' },
    { text: 'Features' },
  ],
};

it('lists the article and its parent pages with absolute, clean URLs', () => {
  const { '@graph': graph } = JSON.parse(structuredData(ARTICLE)) as { '@graph': object[] };
  expect(graph).toEqual([
    expect.objectContaining({
      '@type': 'TechArticle',
      headline: 'Deploy </script>',
      inLanguage: 'en',
      url: 'https://a.example/docs/guide/basic/deploy',
    }),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Home', ''],
        ['Guide', 'guide/start/introduction'],
        ['Plugin', 'plugin/'],
        ['Deploy </script>', 'guide/basic/deploy'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://a.example/docs/${path}`,
      })),
    },
  ]);
});

it("can't close the script element that contains it", () => {
  expect(structuredData(ARTICLE)).not.toContain('</script');
});
