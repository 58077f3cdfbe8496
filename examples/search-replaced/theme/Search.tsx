import { normalizeHrefInRuntime, useI18n, useLang, useVersion } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId, useRef, useState } from 'react';
import './Search.css';
import { type Hit, useEngine } from './useEngine';

/** In place of the button and the panel of the default theme. A new one for each language and version. */
export function Search() {
  return <SearchField key={`${useLang()} ${useVersion()}`} />;
}

function SearchField() {
  const t = useI18n();
  const own = useI18n<typeof import('../i18n.json')>();
  const statusId = useId();
  const engine = useEngine();
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef('');
  const [answer, setAnswer] = useState<Hit[] | 'failed'>();

  async function ask(query: string) {
    latest.current = query;
    const found = query && engine ? await engine(query).catch(() => 'failed' as const) : undefined;
    // An answer that comes late must not replace a newer one.
    if (latest.current === query) setAnswer(found);
  }
  function close() {
    latest.current = '';
    setAnswer(undefined);
  }
  const hits = answer === 'failed' ? [] : (answer ?? []);

  return (
    <search
      className="site-search"
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        close();
        field.current?.focus();
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <input
        ref={field}
        type="search"
        disabled={!engine}
        aria-label={t('searchPlaceholderText')}
        aria-describedby={statusId}
        placeholder={t('searchPlaceholderText')}
        onChange={event => ask(event.currentTarget.value.trim())}
      />
      <p id={statusId} role="status" className="site-search-status">
        {answer === 'failed' && own('search.failed')}
        {answer && answer !== 'failed' && hits.length === 0 && t('searchNoResultsText')}
      </p>
      {hits.length > 0 && (
        <ul className="site-search-hits">
          {hits.map(({ url, title, text }) => (
            <li key={`${url} ${text}`}>
              <Link href={normalizeHrefInRuntime(url)} onClick={close}>
                <strong>{title}</strong> {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
