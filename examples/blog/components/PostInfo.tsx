import { useLang } from '@rspress/core/runtime';

interface PostInfoProps {
  frontmatter: Record<string, unknown>;
}

export function PostInfo({ frontmatter: { date, author } }: PostInfoProps) {
  const format = new Intl.DateTimeFormat(useLang(), { dateStyle: 'long', timeZone: 'UTC' });
  if (!date) return null;
  const day = new Date(String(date));
  return (
    <p>
      <time dateTime={day.toISOString()}>{format.format(day)}</time>
      {author ? `, ${author}` : ''}
    </p>
  );
}
