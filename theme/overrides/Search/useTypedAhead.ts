import { type Dispatch, type SetStateAction, useEffect } from 'react';

/**
 * Collects what the reader types while the dialog loads, so that it appears in the dialog's input; on a slow network
 * that can be the whole query. Escape cancels.
 */
export function useTypedAhead(
  isWaiting: boolean,
  setQuery: Dispatch<SetStateAction<string | undefined>>,
  close: () => void,
) {
  useEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isCharacter = [...event.key].length === 1;
      if (isCharacter) setQuery(query => `${query ?? ''}${event.key}`);
      else if (event.key === 'Backspace') setQuery(query => query?.slice(0, -1));
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting, setQuery, close]);
}
