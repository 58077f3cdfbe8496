import { useLang } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { HASH_PREFIX } from '../share/hashPrefix';

/**
 * Opens the playground if the URL shares code for it.
 * @returns a message for the reader if something is wrong with the URL, otherwise an empty string
 */
export function useSharedCode(
  index: number,
  block: RefObject<HTMLElement | null>,
  open: (code: string) => Promise<void>,
): string {
  const lang = useLang();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const look = async () => {
      setProblem('');
      if (!location.hash.startsWith(HASH_PREFIX)) return;
      const { readShared } = await import(/* webpackChunkName: "playground-link" */ '../share/readShared');
      const shared = readShared(location.hash, index, lang);
      if (shared?.code !== undefined) await open(shared.code);
      if (shared) block.current?.scrollIntoView({ block: 'start' });
      setProblem(shared?.problem ?? '');
    };
    const lookNow = () => {
      // If this chunk doesn't load, readers still see the page's own code.
      look().catch(() => {});
    };
    lookNow();
    window.addEventListener('hashchange', lookNow);
    return () => window.removeEventListener('hashchange', lookNow);
  }, [index, block, open, lang]);
  return problem;
}
