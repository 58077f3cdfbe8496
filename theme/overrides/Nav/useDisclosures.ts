import { type RefObject, useEffect } from 'react';
import { usePageChange } from '../../support/usePageChange';

/**
 * Adds what `<details>` menus lack without scripts: Escape closes a menu and returns the focus, arrow keys move between
 * its entries, and it closes when the reader presses or focuses something else or the page changes.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>) {
  usePageChange(() => closeAll(root.current));

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
      if (!menu) return;
      if (event.key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveFocus(menu, event.key === 'ArrowDown' ? 1 : -1);
      }
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node) closeAll(element, event.target);
    };
    element.addEventListener('keydown', onKeyDown);
    // Use `focusin` rather than `focusout`: after a dialog has made the page inert, `focusout` doesn't tell where the
    // focus went.
    document.addEventListener('focusin', onLeave);
    document.addEventListener('pointerdown', onLeave);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('pointerdown', onLeave);
    };
  }, [root]);
}

/** Closes open menus that don't contain `except`. */
function closeAll(root: HTMLElement | null, except?: Node) {
  for (const menu of root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

function moveFocus(menu: HTMLElement, step: 1 | -1) {
  const entries = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(entry =>
    entry.checkVisibility(),
  );
  const at = entries.indexOf(document.activeElement as HTMLElement);
  entries[(at + step + entries.length) % entries.length]?.focus();
}
