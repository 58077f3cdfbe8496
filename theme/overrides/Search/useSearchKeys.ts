import { useEffect } from 'react';
import { isToggle, queryOfKey } from './earlyBox';

/**
 * Ctrl+K or Command+K opens and closes the search from anywhere. `/` opens it unless the reader is typing in a field,
 * and so does a character that's typed on a search button.
 */
export function useSearchKeys(isOpen: boolean, open: (query: string) => void, close: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const query = queryOfKey(event);
      if (query === undefined || (isOpen && !isToggle(event))) return;
      event.preventDefault();
      if (isOpen) close();
      else open(query);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
