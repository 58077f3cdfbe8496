import { useDark, useI18n, useLang, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import type texts from '../i18n.json';

interface CommentsProps {
  src: string;
  /** Attributes of the script without `data-`: `repoId` for `data-repo-id`. */
  settings: Record<string, string>;
}

export function Comments({ src, settings }: CommentsProps) {
  const t = useI18n<typeof texts>();
  const { routePath, frontmatter } = usePage().page;
  const lang = useLang() === 'zh' ? 'zh-CN' : 'en';
  const theme = useDark() ? 'dark' : 'light';
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    Object.assign(script.dataset, settings, {
      mapping: 'specific',
      strict: '1',
      term: routePath,
      lang,
      theme,
    });
    // Waits for the reader's theme, which the first render doesn't have.
    const timer = setTimeout(() => box.current?.replaceChildren(script));
    return () => {
      clearTimeout(timer);
      box.current?.replaceChildren();
    };
  }, [src, settings, routePath, lang, theme]);

  return frontmatter.comments === false ? null : <section ref={box} aria-label={t('comments')} />;
}
