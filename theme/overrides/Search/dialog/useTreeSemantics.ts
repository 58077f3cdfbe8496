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
 * Corrects what DocSearch 3.9 exposes to assistive technology. It sets its attributes again on each change, so an
 * observer corrects them each time.
 * - The container is a `button` that contains the whole dialog. Our own element is the dialog, so the container gets no
 *   role.
 * - Results are `option`s that contain links and buttons, which isn't allowed in an option but is in a `treeitem`.
 * - All lists have the same id, and the input refers to other ids.
 * - The list can be scrolled, but not with the keyboard.
 * - It always suggests three queries; those that only fill up the list, see `carrySuggestions`, are hidden.
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
      correctSuggestions(element.querySelector('.DocSearch-NoResults-Prefill-List'));
      // The Algolia logo would be wrong for the embedded search; the hosted one keeps it.
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

/** Corrects a list and returns its new id: the id of its first item, which is unique, without the number. */
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

function correctSuggestions(list: Element | null) {
  const items = [...(list?.querySelectorAll<HTMLElement>('li') ?? [])];
  for (const item of items) item.hidden = item.textContent?.trim() === '';
  list?.toggleAttribute(
    'hidden',
    items.every(({ hidden }) => hidden),
  );
}

/** Sets only attributes that differ, so that the observer stops firing. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
