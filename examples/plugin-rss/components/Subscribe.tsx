import { usePage } from '@rspress/core/runtime';
import type { PageFeedData } from '@rspress/plugin-rss';

export function Subscribe() {
  const { page } = usePage();
  const feeds: PageFeedData[] = page.feeds ?? [];
  return feeds.map(({ url }) => (
    <p key={url}>
      <a href={url}>Subscribe to the blog</a>
    </p>
  ));
}
