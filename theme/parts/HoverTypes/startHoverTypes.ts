import { hideType, hideTypeSoon, isTypePopup, keepType, showType } from './typePopup';

/** Selector of names that have a type: an element of `@rspress/plugin-twoslash`. */
const NAMES = 'twoslash-popup-trigger';

/**
 * Shows type popups for the names in the code, for the pointer and the keyboard. All names form one Tab stop; arrow
 * keys, Home, and End move between them.
 * @param pre element that contains the code
 * @returns function that removes all of this
 */
export function startHoverTypes(pre: HTMLElement): () => void {
  const block = pre.closest<HTMLElement>('.rp-codeblock') ?? pre;
  const names = [...pre.querySelectorAll<HTMLElement>(NAMES)];
  const nameOf = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest<HTMLElement>(NAMES) : null;
    return name && names.includes(name) ? name : undefined;
  };
  let stop = names[0];
  for (const name of names) name.tabIndex = name === stop ? 0 : -1;

  const leave = () => {
    const focused = names.find(name => name.matches(':focus-visible'));
    hideTypeSoon(focused && (() => showType(focused, block)));
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const name = nameOf(event);
    if (name) showType(name, block);
    else if (isTypePopup(event.target)) keepType();
    else leave();
  };
  const onFocusIn = (event: FocusEvent) => {
    const name = nameOf(event);
    if (!name) return;
    if (stop) stop.tabIndex = -1;
    stop = name;
    name.tabIndex = 0;
    showType(name, block);
  };
  const onFocusOut = (event: FocusEvent) => {
    if (nameOf(event)) hideType();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = nameOf(event);
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = neighbour(names, name, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  block.addEventListener('pointerover', onPointerOver);
  block.addEventListener('pointerleave', leave);
  block.addEventListener('focusin', onFocusIn);
  block.addEventListener('focusout', onFocusOut);
  block.addEventListener('keydown', onKeyDown);
  return () => {
    block.removeEventListener('pointerover', onPointerOver);
    block.removeEventListener('pointerleave', leave);
    block.removeEventListener('focusin', onFocusIn);
    block.removeEventListener('focusout', onFocusOut);
    block.removeEventListener('keydown', onKeyDown);
    for (const name of names) name.removeAttribute('tabindex');
    hideType();
  };
}

/** Returns the name that a key moves to; `undefined` for other keys. It doesn't wrap around at the ends. */
function neighbour(names: HTMLElement[], name: HTMLElement, key: string): HTMLElement | undefined {
  const index = names.indexOf(name);
  switch (key) {
    case 'ArrowLeft':
      return names[Math.max(index - 1, 0)];
    case 'ArrowRight':
      return names[Math.min(index + 1, names.length - 1)];
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
  }
  return undefined;
}
