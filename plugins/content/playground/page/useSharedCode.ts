import { useLang } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { HASH_PREFIX } from '../share/hashPrefix';

/**
 * Opens the playground where the address shares code for it.
 * @returns what is wrong with the address, for the reader; empty where nothing is
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
      // Without this part one reads the page's own code.
      look().catch(() => {});
    };
    lookNow();
    window.addEventListener('hashchange', lookNow);
    return () => window.removeEventListener('hashchange', lookNow);
  }, [index, block, open, lang]);
  return problem;
}
