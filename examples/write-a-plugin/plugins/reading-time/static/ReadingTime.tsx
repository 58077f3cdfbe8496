import { useI18n, useLang, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

type Texts = Record<'readingTime.minutes' | 'readingTime.until', unknown>;

export default function ReadingTime() {
  const t = useI18n<Texts>();
  const lang = useLang();
  const { readingTime } = usePage().page as { readingTime?: number };
  const [time, setTime] = useState('');

  // Only the reader's browser knows the time and its zone, so the first render goes without.
  useEffect(() => {
    if (!readingTime) return;
    const end = new Date(Date.now() + readingTime * 60_000);
    setTime(end.toLocaleTimeString(lang, { timeStyle: 'short' }));
  }, [readingTime, lang]);

  if (!readingTime) return null;
  return (
    <p className="reading-time">
      {t('readingTime.minutes', { count: String(readingTime) })}
      {time && ` · ${t('readingTime.until', { time })}`}
    </p>
  );
}
