// For readers who don't know an icon: its name, on hover and on keyboard focus.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePageChange } from '../../support/usePageChange';
import styles from './Tooltip.module.css';

type Placement = 'right' | 'below';

interface Shown {
  /** The landmark that contains the control; screen reader users could miss text outside of all landmarks. */
  landmark: Element;
  text: string;
  style: CSSProperties;
}

/** How long a tooltip stays after the pointer leaves, in milliseconds; long enough to move the pointer onto it. */
const LEAVE_DELAY = 100;
const GAP = 8;
const MAX_WIDTH = 250;
const LANDMARKS = 'header, nav, main, aside, footer';

/**
 * One tooltip for the whole page. It shows the accessible name of the control with `data-tooltip` that is hovered or
 * has keyboard focus. The attribute's value is the placement (`right` if empty).
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown>();
  const element = useRef<HTMLDivElement>(null);
  usePageChange(() => setShown(undefined));

  useEffect(() => {
    let timer: number | undefined;
    const show = (control: HTMLElement) => {
      clearTimeout(timer);
      setShown({
        landmark: control.closest(LANDMARKS) ?? document.body,
        text: control.getAttribute('aria-label') ?? '',
        style: position(control),
      });
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const target = event.target as Element;
      const control = closestControl(target);
      if (control) show(control);
      else if (element.current?.contains(target)) clearTimeout(timer);
      else {
        clearTimeout(timer);
        timer = window.setTimeout(hide, LEAVE_DELAY);
      }
    };
    const onFocusIn = (event: FocusEvent) => {
      const control = closestControl(event.target as Element);
      if (control?.matches(':focus-visible')) show(control);
      else hide();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const onToggle = (event: Event) => {
      if (event.target !== element.current) hide();
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKeyDown);
    // A popover that a control opens replaces its tooltip.
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('toggle', onToggle, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (shown) element.current?.showPopover();
  }, [shown]);

  if (!shown) return null;
  return createPortal(
    <div ref={element} className={styles.tooltip} role="tooltip" popover="manual" style={shown.style}>
      {shown.text}
    </div>,
    shown.landmark,
  );
}

function closestControl(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-tooltip][aria-label]');
}

/** Places the tooltip beside the control, or below it if that's wanted or there's no room beside it. */
function position(control: HTMLElement): CSSProperties {
  const box = control.getBoundingClientRect();
  const placement = (control.dataset.tooltip || 'right') as Placement;
  if (placement === 'right' && box.right + GAP + MAX_WIDTH <= window.innerWidth) {
    return { left: box.right + GAP, top: box.top + box.height / 2, transform: 'translateY(-50%)' };
  }
  const middle = box.left + box.width / 2;
  const nearRight = middle > window.innerWidth - MAX_WIDTH / 2;
  return nearRight
    ? { right: Math.max(GAP, window.innerWidth - box.right), top: box.bottom + GAP }
    : {
        left: Math.max(GAP, middle),
        top: box.bottom + GAP,
        transform: middle > MAX_WIDTH / 2 ? 'translateX(-50%)' : '',
      };
}
