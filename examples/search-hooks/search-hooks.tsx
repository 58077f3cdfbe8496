import type { AfterSearch, OnSearch, RenderSearchFunction } from '@rspress/core/theme';

interface Video {
  title: string;
  href: string;
}

const VIDEOS: Video[] = [
  { title: 'Folding in four minutes', href: 'https://video.example.com/folding' },
  { title: 'Waxing the hull', href: 'https://video.example.com/wax' },
];

export const onSearch: OnSearch = (query, [own]) => {
  // The list may be changed in place: hits in titles first, the rest in its order.
  own?.result.sort((a, b) => Number(b.type === 'title') - Number(a.type === 'title'));
  const result = VIDEOS.filter(video => video.title.toLowerCase().includes(query.toLowerCase()));
  return result.length > 0 ? [{ group: 'Videos', result }] : [];
};

export const afterSearch: AfterSearch = (query, groups) => {
  const hits = groups.flatMap(group => group.result as unknown[]).length;
  dispatchEvent(new CustomEvent('site-search', { detail: { query, hits } }));
};

export const render: RenderSearchFunction<Video[]> = videos => (
  <ul>
    {videos.map(({ title, href }) => (
      <li key={href}>
        <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
);
