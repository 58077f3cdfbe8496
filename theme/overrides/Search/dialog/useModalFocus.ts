import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button, input, [tabindex="0"]';

/**
 * Adds what a modal dialog needs: nothing outside of it can be reached, Tab stays inside, and one press of Escape
 * closes it, unless that press ends an input method's composition.
 */
export function useModalFocus(dialog: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    // The core renders the app into this element.
    const page = document.getElementById('__rspress_root');
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Wait until the dialog is painted: with `inert`, browsers compute the styles of the whole page again, which takes
    // longer than showing the dialog.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => page?.setAttribute('inert', ''));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      page?.removeAttribute('inert');
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // 229 is the key code of any key that an input method handles; Safari ends the composition before the key event.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (isComposing) {
        if (event.key === 'Escape' || event.key === 'Enter') event.stopPropagation();
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab') {
        keepInside(element, event);
      }
    };
    // A press outside the dialog closes it, and the browser would then move the focus to the pointer's position.
    const onMouseDown = (event: MouseEvent) => {
      if ((event.target as Element).matches('.DocSearch-Container')) event.preventDefault();
    };
    // Capture the event before DocSearch, where Escape in the input clears it.
    element.addEventListener('keydown', onKeyDown, { capture: true });
    element.addEventListener('mousedown', onMouseDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown, { capture: true });
      element.removeEventListener('mousedown', onMouseDown);
    };
  }, [dialog, onClose]);
}

/** Moves the focus within the dialog; DocSearch's focus trap only knows the elements that existed when it opened. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(stop => stop.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  event.stopPropagation();
  stops[(next + stops.length) % stops.length]?.focus();
}
