import { type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';

export type PopoverTrigger = 'hover' | 'focus' | 'click';

/** Delay of opening and closing by hover, in milliseconds. */
const HOVER_DELAY = 100;
/** A click this soon after the panel opened by itself is meant to open it, not to close it. */
const SETTLE_TIME = 500;

/**
 * Behaviour of a button and its native popover: a click, a tap or Enter toggles it in every mode, Escape and
 * an outside click close it. The button must have `popoverTarget`, so that all of that works without scripts;
 * this adds opening by hover or focus, closes it when the focus arrives elsewhere, and returns focus on Escape.
 */
export function useHoverPopover(trigger: PopoverTrigger) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  /** From the moment the panel begins to close until it has closed: focus that comes back then is no wish to open it. */
  const closing = useRef(false);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

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
    /** True from the first opening on; what the panel needs from the network can be asked for then. */
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
