import { useEffect } from 'react';

/**
 * Ctrl+K or Command+K opens and closes the search from anywhere; `/` opens it unless the reader is typing in a field.
 */
export function useSearchKeys(isOpen: boolean, open: () => void, close: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isToggle = (event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !hasModifier(event) && !isOpen && !isWriting(event.target);
      if (!isToggle && !isSlash) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
