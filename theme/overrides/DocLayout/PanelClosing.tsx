import { useEffect } from 'react';
import { usePageChange } from '../../support/usePageChange';

/** Props of the default's bar for narrow windows, whose buttons open the sidebar and the outline. */
export interface PanelClosingProps {
  isSidebarOpen: boolean;
  onIsSidebarOpenChange: (isOpen: boolean) => void;
  isOutlineOpen: boolean;
  onIsOutlineOpenChange: (isOpen: boolean) => void;
}

const BAR = '.rp-doc-layout__menu';
const SIDEBAR = { panel: '.rp-doc-layout__sidebar', button: '.rp-sidebar-menu__left' };
const OUTLINE = { panel: '.rp-doc-layout__outline', button: '.rp-sidebar-menu__right' };
/** In wider windows, nothing can close the sidebar, and an open one keeps the page from scrolling. */
const NARROW = '(width <= 768px)';

/**
 * Closes the sidebar and the outline of narrow windows when the page changes, on Escape, and when the focus moves to
 * what they cover. By default, only a click or a link closes them. Whoever opens one with the keyboard gets into it.
 */
export function PanelClosing(props: PanelClosingProps) {
  const { isSidebarOpen, onIsSidebarOpenChange, isOutlineOpen, onIsOutlineOpenChange } = props;
  const close = () => {
    onIsSidebarOpenChange(false);
    onIsOutlineOpenChange(false);
  };
  usePageChange(close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions only set the state
  useEffect(() => {
    if (!isSidebarOpen && !isOutlineOpen) return;
    const names = isSidebarOpen ? SIDEBAR : OUTLINE;
    const button = document.querySelector<HTMLElement>(names.button);
    const panel = document.querySelector(names.panel);
    if (button?.matches(':focus-visible')) panel?.querySelector('a')?.focus();

    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(`${BAR}, ${names.panel}`)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button?.focus();
    };
    const narrow = matchMedia(NARROW);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    narrow.addEventListener('change', close);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
      narrow.removeEventListener('change', close);
    };
  }, [isSidebarOpen, isOutlineOpen]);
  return null;
}
