/** Maximum length of a query, in characters. */
export const LONGEST_QUERY = 64;

const ID = 'early-search-box';
const FORM = `<div><input type="search" maxlength="${LONGEST_QUERY}" autocomplete="off" spellcheck="false" enterkeyhint="search"><button></button></div>`;

/** The search box that readers type into while the dialog is loading. */
export interface EarlyBox extends HTMLDialogElement {
  /** Gets the focus back when the dialog that replaces the box is closed. */
  opener?: Element | null;
  /** Whether an input method is composing a word. */
  isComposing?: boolean;
}

/** Finds the open box. A box that was closed stays in the document until browsers report that it was closed. */
export function findEarlyBox(): EarlyBox | null {
  return document.querySelector<EarlyBox>(`#${ID}[open]`);
}

export function isInEarlyBox(target: Element): boolean {
  return target.closest(`#${ID}`) !== null;
}

/**
 * Opens the search box, unless it's open. The boot script uses this, too, so it works without the app. The box keeps
 * its state on the element, so that the app can take over a box that the boot script has opened.
 * @param query initial text; the reader's text selection by default
 */
export function openEarlyBox(query: string, opener: Element | null) {
  if (findEarlyBox()) return;
  // Two boxes with the same id would be in the document otherwise.
  document.getElementById(ID)?.remove();
  const button = document.querySelector<HTMLElement>('[data-search]');
  const name = button?.getAttribute('aria-label') ?? '';
  const box: EarlyBox = Object.assign(document.createElement('dialog'), { id: ID, opener });
  box.ariaModal = 'true';
  box.innerHTML = FORM;
  const input = box.querySelector('input') as HTMLInputElement;
  const cancel = box.querySelector('button') as HTMLButtonElement;
  box.ariaLabel = input.ariaLabel = input.placeholder = name;
  input.value = (query || String(getSelection())).slice(0, LONGEST_QUERY);
  cancel.textContent = button?.dataset.search ?? '';
  // The body may not be parsed yet.
  document.documentElement.append(box);
  box.onclose = () => {
    // If the focused field is removed, Firefox focuses the first link of the page on the next arrow key.
    input.blur();
    box.remove();
  };
  box.onclick = ({ target }) => {
    if (target === box || target === cancel) box.close();
  };
  // A press beside the box would move the focus before the click closes the box.
  box.onmousedown = event => {
    if (event.target === box) event.preventDefault();
  };
  box.onkeydown = event => {
    // 229 is the key code of any key that an input method handles.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Tab') {
      (event.target === input ? cancel : input).focus();
    } else if (event.key === 'Escape' || isToggle(event)) {
      event.stopPropagation();
      box.close();
    } else {
      return;
    }
    event.preventDefault();
  };
  for (const type of ['compositionstart', 'compositionend']) {
    box.addEventListener(type, () => {
      box.isComposing = type === 'compositionstart';
    });
  }
  // `showModal` would make browsers compute the styles of the whole page again, which takes longer than all the rest.
  box.show();
  if (!query) input.select();
}

/**
 * Tells whether a key opens the search, and with which text.
 * @returns a character that was typed on a search button, or an empty text for other keys that open the search;
 * `undefined` if the key doesn't open it
 */
export function queryOfKey(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const target = event.target as Element;
  if (isToggle(event)) return '';
  if (ctrlKey || metaKey || altKey || target.closest?.('input, textarea, select, [contenteditable]'))
    return undefined;
  if (key === '/') return '';
  // A space presses the button instead.
  const isCharacter = key !== ' ' && [...(key ?? '')].length === 1;
  return isCharacter && target.closest?.('[data-search]') ? key : undefined;
}

/** Whether this is Ctrl+K or Command+K. Browsers also send key events without a key, such as for autofill. */
export function isToggle({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
}
