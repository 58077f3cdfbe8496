import { normalizeHrefInRuntime, useI18n, usePage, usePages } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';

type Texts = Record<'readingTime.minutes', unknown>;
type Timed = { readingTime: number };

export default function ReadingList() {
  const t = useI18n<Texts>();
  const { lang, version } = usePage().page;
  const pages = usePages()
    .pages.filter((page): page is typeof page & Timed => 'readingTime' in page)
    .filter(page => page.lang === lang && page.version === version)
    .sort((a, b) => a.readingTime - b.readingTime);
  return (
    <ul>
      {pages.map(({ routePath, title, readingTime }) => (
        <li key={routePath}>
          <Link href={normalizeHrefInRuntime(routePath)}>{title}</Link>
          {`: ${t('readingTime.minutes', { count: String(readingTime) })}`}
        </li>
      ))}
    </ul>
  );
}
