import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { usePageChange } from '../../support/usePageChange';

export type PopoverTrigger = 'hover' | 'focus' | 'click';

/** Delay before hover opens or closes the panel, in milliseconds. */
const HOVER_DELAY = 100;
/** A click within this time after the panel opened on hover or focus doesn't close it, in milliseconds. */
const SETTLE_TIME = 500;

/**
 * Adds behavior to a button and its native popover: opening on hover or focus, closing when the focus moves elsewhere or
 * the page changes, and returning the focus on Escape. The button must have `popoverTarget`, so that a click, a tap, or
 * Enter toggles the popover, and Escape or a click outside closes it, even without scripts.
 */
export function useHoverPopover(trigger: PopoverTrigger) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  /** Set while the panel closes: focus that returns to the button then doesn't reopen it. */
  const closing = useRef(false);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  usePageChange(() => panel.current?.hidePopover());

  const openBySelf = () => {
    if (panel.current?.matches(':popover-open')) return;
    openedAt.current = performance.now();
    panel.current?.showPopover();
  };
  const after = (action: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, HOVER_DELAY);
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (trigger === 'hover' && event.pointerType === 'mouse') after(openBySelf);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (trigger === 'hover' && event.pointerType === 'mouse') after(() => panel.current?.hidePopover());
  };

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      clearTimeout(timer.current);
      panel.current?.hidePopover();
      button.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const isInside = [button, panel].some(part => part.current?.contains(target as Node));
      if (!isInside) panel.current?.hidePopover();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [open]);

  return {
    open,
    /** True once the panel has been opened; until then, don't request what it needs from the network. */
    everOpened,
    buttonProps: {
      ref: button,
      onPointerEnter,
      onPointerLeave,
      onFocus: () => {
        if (trigger === 'focus' && !closing.current) openBySelf();
      },
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        if (performance.now() - openedAt.current < SETTLE_TIME) event.preventDefault();
      },
    },
    panelProps: {
      ref: panel,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave,
      onBeforeToggle: (event: ToggleEvent) => {
        closing.current = event.newState === 'closed';
      },
      onToggle: (event: ToggleEvent) => {
        const isOpen = event.newState === 'open';
        closing.current = false;
        setOpen(isOpen);
        if (isOpen) setEverOpened(true);
        else openedAt.current = Number.NEGATIVE_INFINITY;
      },
    },
  };
}
