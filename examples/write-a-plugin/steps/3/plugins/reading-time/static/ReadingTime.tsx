import { usePage } from '@rspress/core/runtime';

export default function ReadingTime() {
  const { readingTime } = usePage().page as { readingTime?: number };
  return readingTime ? <p className="reading-time">{readingTime} min</p> : null;
}
