import { type RefObject, useLayoutEffect } from 'react';

const OBSERVED = [
  'role',
  'id',
  'aria-expanded',
  'aria-controls',
  'aria-haspopup',
  'aria-labelledby',
  'tabindex',
];

/**
 * Corrects what DocSearch 3.9 tells assistive technology; it sets its attributes again on each change, so we look on.
 * - The container is a `button` that holds the whole dialog. The dialog is ours, the container is nothing.
 * - Results are `option`s with links and buttons inside, which an option may not have; a `treeitem` may.
 * - All lists have one id, and the input names others.
 * - The list scrolls, but no key could scroll it.
 */
export function useTreeSemantics(dialog: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const correct = () => {
      correctContainer(element.querySelector('.DocSearch-Container'));
      const lists = [...element.querySelectorAll('.DocSearch-Hits ul')].map(correctList);
      correctInput(element.querySelector('.DocSearch-Input'), lists);
      correctScroller(element.querySelector('.DocSearch-Dropdown'), element.getAttribute('aria-label') ?? '');
      // The mark of whose search it is has to be true; the hosted one keeps it.
      if (element.dataset.backEnd === 'embedded') element.querySelector('.DocSearch-Logo')?.remove();
    };
    correct();
    const observer = new MutationObserver(correct);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: OBSERVED });
    return () => observer.disconnect();
  }, [dialog]);
}

function correctContainer(container: Element | null) {
  for (const name of [
    'role',
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-labelledby',
    'aria-controls',
  ]) {
    container?.removeAttribute(name);
  }
}

/** Says the id that the list has from now on: that of its first item, which is unique, without the number. */
function correctList(list: Element): string {
  const items = [...list.querySelectorAll(':scope > li')];
  for (const item of items) set(item, 'role', 'treeitem');
  const id = `${items[0]?.id.replace(/-item-\d+$/, '')}-list`;
  set(list, 'role', 'tree');
  set(list, 'id', id);
  const title = list.previousElementSibling;
  if (title) {
    set(title, 'id', `${id}-title`);
    set(list, 'aria-labelledby', `${id}-title`);
  }
  return id;
}

function correctInput(input: Element | null, lists: string[]) {
  if (!input) return;
  set(input, 'role', 'combobox');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) set(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
}

function correctScroller(scroller: Element | null, name: string) {
  if (!scroller) return;
  set(scroller, 'role', 'group');
  set(scroller, 'aria-label', name);
  if (scroller.scrollHeight > scroller.clientHeight) set(scroller, 'tabindex', '0');
  else scroller.removeAttribute('tabindex');
}

/** Only what differs, so that the observer comes to rest. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
