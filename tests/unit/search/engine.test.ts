import { describe, expect, it, vi } from 'vitest';
import { search } from '../../../search/engine';
import { openIndex } from '../../../search/index-reader';
import type { SearchAnswer } from '../../../search/types';
import { writeIndex } from '../../../search/write-index';
import { recordsOf, type TestPage } from './fixture';
import { openSearch } from './site';

const PAGES: TestPage[] = [
  {
    route: '/deploy',
    title: 'Deploy',
    text: ['Put the finished site on a server.'],
    sections: [
      {
        heading: 'Set the base path',
        text: ['A site below a path needs base.'],
        identifiers: ['base', 'cleanUrls'],
      },
      { heading: 'GitHub Pages', text: ['Commit a workflow file to the repository.'] },
    ],
  },
  {
    route: '/images',
    title: 'Images & <icons>',
    text: ['Pictures stand beside their page.'],
    sections: [{ heading: 'Favicon', text: ['The favicon is a file of the server.', 'It may be an <SVG>.'] }],
  },
  {
    route: '/zh/config',
    title: '配置',
    sections: [{ heading: '设置基础路径', text: ['位于子路径的站点需要它。'] }],
  },
];

const routes = ({ hits }: SearchAnswer) => [...new Set(hits.map(hit => hit.url_without_anchor))];

describe('search', () => {
  const engine = openSearch(recordsOf(PAGES), 'en');
  const find = async (query: string) => (await engine).search(query);

  it.each([
    ['deploy', '/deploy'],
    ['depl', '/deploy'],
    ['DEPLOY', '/deploy'],
    ['cleanUrls', '/deploy#section-1'],
    ['clean urls', '/deploy#section-1'],
    ['cleanurls', '/deploy#section-1'],
    ['favicno', '/images#section-1'],
    ['ｆａｖｉｃｏｎ', '/images#section-1'],
    ['基础路径', '/zh/config#section-1'],
    ['础路', '/zh/config#section-1'],
    ['设', '/zh/config#section-1'],
    ['github pages', '/deploy#section-2'],
  ])('finds %s at %s', async (query, url) => {
    expect((await find(query)).hits[0]?.url).toBe(url);
  });

  it('ranks a page with the query in its vocabulary above one that only mentions it', async () => {
    const [title, ...rest] = recordsOf([
      { route: '/slots', title: 'Layout slots', weight: 0.5 },
      { route: '/eject', title: 'Eject', text: ['Docusaurus users swizzle a component.'] },
    ]);
    if (!title) throw new Error('There is no record.');
    const called = await openSearch([{ ...title, vocabulary: ['swizzle a component'] }, ...rest], 'en');
    expect(routes(await called.search('how do I swizzle a component'))).toEqual(['/slots', '/eject']);
    expect((await called.search('swizzle')).hits[0]?.content).toBeNull();
  });

  it('allows one typo from four letters, two from eight, and none in shorter words', async () => {
    expect(routes(await find('comit'))).toEqual(['/deploy']);
    expect(routes(await find('cmit'))).toEqual([]);
    expect(routes(await find('repozitori'))).toEqual(['/deploy']);
    expect(routes(await find('repazitori'))).toEqual([]);
    expect(routes(await find('sgv'))).toEqual([]);
  });

  it('ranks results with all words first, and also returns results with only some', async () => {
    expect(routes(await find('server file'))).toEqual(['/images', '/deploy']);
    expect(routes(await find('workflow zebra'))).toEqual(['/deploy']);
  });

  it('returns a passage with its snippet, and its page for recent searches', async () => {
    const { hits } = await find('workflow');
    expect(hits.map(({ type, objectID }) => [type, objectID])).toEqual([
      ['content', '/deploy#section-2:1'],
      ['lvl1', '/deploy'],
    ]);
    expect(hits[0]?._snippetResult.content?.value).toBe(
      'Commit a <mark>workflow</mark> file to the repository.',
    );
  });

  it('returns the passage that matches', async () => {
    expect((await find('svg')).hits[0]?.objectID).toBe('/images#section-1:2');
  });

  it('escapes titles that the dialog inserts as HTML', async () => {
    const [hit] = (await find('icons')).hits;
    expect(hit?.hierarchy.lvl1).toBe('Images &amp; &lt;icons&gt;');
    expect(hit?._snippetResult.hierarchy.lvl1.value).toBe('Images &amp; &lt;<mark>icons</mark>&gt;');
    expect(hit?._highlightResult.hierarchy.lvl0.value).toBe('Images & <icons>');
  });

  it('escapes passages', async () => {
    const [hit] = (await find('svg')).hits;
    expect(hit?.content).toBe('It may be an &lt;SVG&gt;.');
    expect(hit?._highlightResult.content?.value).toBe('It may be an &lt;<mark>SVG</mark>&gt;.');
  });

  it('highlights Chinese matches in headings', async () => {
    const [hit] = (await find('基础路径')).hits;
    expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('设置<mark>基础路径</mark>');
  });

  it('returns each id only once', async () => {
    const ids = (await find('a site server file')).hits.map(hit => hit.objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['faviconografie', ['Favicon']],
    ['deplosomething', ['Deploy']],
    ['xyzzyplugh', []],
    ['设至基楚', ['设置基础路径']],
    ['设备路由', []],
    ['天气预报', []],
  ])('suggests only what resembles a query without results: %s', async (query, suggestions) => {
    expect(await find(query)).toMatchObject({ hits: [], nbHits: 0, suggestions });
  });

  it('suggests nothing beside results', async () => {
    expect((await find('favicon')).suggestions).toEqual([]);
  });

  it.each(['', ' ', '！', '<>'])('returns no results for "%s"', async query => {
    expect(await find(query)).toMatchObject({ hits: [], nbHits: 0 });
  });
});

describe('Traditional Chinese', () => {
  const titles = ['侧边栏', '导航栏', '多语言站点', '搜索', '设置', '组件', '部署到服务器'];
  const engine = openSearch(recordsOf(titles.map((title, page) => ({ route: `/zh/p${page}`, title }))), 'zh');

  it.each([
    ['側邊欄', '侧边栏'],
    ['側', '侧'],
    ['導覽列', '导航栏'],
    ['多語言', '多语言'],
    ['搜尋', '搜索'],
    ['設定', '设置'],
    ['元件', '组件'],
    ['佈署', '部署'],
    ['佈署到伺服器', '部署到服务器'],
    ['sidebar 側邊欄', 'sidebar 侧边栏'],
    ['設定 nginx', '设置 nginx'],
  ])('%s finds what %s finds', async (query, simplified) => {
    const { search } = await engine;
    const { hits } = await search(simplified);
    expect(hits.length).toBeGreaterThan(0);
    expect(await search(query)).toMatchObject({ query, hits });
  });

  it('marks the Simplified words', async () => {
    const [hit] = (await (await engine).search('導覽列')).hits;
    expect(hit?._snippetResult.hierarchy.lvl1.value).toBe('<mark>导航栏</mark>');
  });

  it('finds English texts by synonyms', async () => {
    const english = await openSearch(recordsOf([{ route: '/sidebar', title: 'Sidebar' }]), 'en');
    expect(routes(await english.search('側邊欄'))).toEqual(['/sidebar']);
  });

  it('loads the list of variants only for words that are not found as they are', async () => {
    const { files } = writeIndex(recordsOf([{ route: '/zh', title: '部署' }]), 'zh');
    const requested: string[] = [];
    const index = await openIndex(async name => {
      requested.push(name);
      return JSON.parse(files.get(name) ?? 'null');
    });
    await search('部署 deploy', index);
    expect(requested).not.toContain('variants.json');
    await search('佈署', index);
    expect(requested).toContain('variants.json');
  });
});

describe('ranking', () => {
  it('puts titles first, then headings, identifiers, and text', async () => {
    const engine = await openSearch(
      recordsOf([
        { route: '/text', title: 'One', text: ['About the outline of a page.'] },
        { route: '/identifier', title: 'Two', text: ['See `outline`.'], identifiers: ['outline'] },
        { route: '/heading', title: 'Three', sections: [{ heading: 'The outline here' }] },
        { route: '/title', title: 'Outline' },
      ]),
      'en',
    );
    expect(routes(await engine.search('outline'))).toEqual(['/title', '/heading', '/identifier', '/text']);
  });

  it('puts exact matches before longer ones, and pages with more weight first', async () => {
    const pages = ['/a', '/b'].map((route, index) => ({
      route,
      title: 'Search box',
      weight: index === 0 ? 0.5 : 1,
    }));
    const engine = await openSearch(recordsOf([...pages, { route: '/c', title: 'Search' }]), 'en');
    expect(routes(await engine.search('search'))).toEqual(['/c', '/b', '/a']);
  });
});

describe('groups', () => {
  const many: TestPage[] = Array.from({ length: 8 }, (_, page) => ({
    route: `/p${page}`,
    title: page === 5 ? 'Plugin' : `Page ${page}`,
    lvl0: page % 2 === 0 ? 'Even' : 'Odd',
    sections: Array.from({ length: 4 }, (_, index) => ({ heading: `Plugin ${index}` })),
  }));

  it('are sorted by their best hit, and their hits stay together', async () => {
    const { hits } = await (await openSearch(recordsOf(many), 'en')).search('plugin');
    expect([...new Set(hits.map(hit => hit.hierarchy.lvl0))]).toEqual(['Odd', 'Even']);
    expect(hits.map(hit => hit.hierarchy.lvl0)).toEqual([...Array(5).fill('Odd'), ...Array(5).fill('Even')]);
    expect(hits[0]?.url).toBe('/p5');
  });

  it.each([
    [{ maxResultsPerGroup: 2 }, 4],
    [{ maxResultsPerGroup: 30 }, 20],
    [{ maxResultsPerGroup: 30, hitsPerPage: 7 }, 7],
  ])('respect the limits %o', async (options, length) => {
    const answer = await (await openSearch(recordsOf(many), 'en')).search('plugin', options);
    expect(answer.hits).toHaveLength(length);
    expect(answer.nbHits).toBe(33);
  });
});

describe('a flag beside other words', () => {
  it('leads to the table that explains it', async () => {
    const pages: TestPage[] = Array.from({ length: 12 }, (_, page) => ({
      route: `/p${page}`,
      title: `Base path ${page}`,
      text: ['What base does.'],
    }));
    const commands = { route: '/api/commands', title: 'Commands', text: ['-b, --base · Sets a path'] };
    const engine = await openSearch(recordsOf([...pages, commands]), 'en');
    expect((await engine.search('what does --base do')).hits[0]?.url).toBe('/api/commands');
  });
});

describe('canceling', () => {
  it('rejects an outdated query without results that waits for suggestions', async () => {
    const { files } = writeIndex(recordsOf(PAGES), 'en');
    let load = () => {};
    const loaded = new Promise<void>(resolve => {
      load = resolve;
    });
    const requested: string[] = [];
    const index = await openIndex(async name => {
      requested.push(name);
      if (name === 'titles.json') await loaded;
      return JSON.parse(files.get(name) ?? 'null');
    });
    const controller = new AbortController();
    const stale = search('xyzzyplugh', index, { signal: controller.signal });
    await vi.waitFor(() => expect(requested).toContain('titles.json'));
    expect((await search('deploy', index)).hits[0]?.url).toBe('/deploy');
    controller.abort();
    load();
    await expect(stale).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rejects a query whose signal is aborted, and answers the next one', async () => {
    const engine = await openSearch(recordsOf(PAGES), 'en');
    const controller = new AbortController();
    const stale = engine.search('deploy', { signal: controller.signal });
    controller.abort();
    await expect(stale).rejects.toMatchObject({ name: 'AbortError' });
    await expect(engine.search('deploy', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect((await engine.search('favicon')).hits[0]?.url).toBe('/images#section-1');
  });
});
