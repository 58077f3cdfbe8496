import { findEarlyBox } from '../earlyBox';

/** Moves the focus and the caret from the early box to the dialog, which shows its text, and removes the box. */
export function takeOver(dialog: HTMLElement | null) {
  const box = findEarlyBox();
  const from = box?.querySelector('input');
  const into = dialog?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!from || !into) return;
  const { selectionStart, selectionEnd } = from;
  box?.remove();
  into.focus();
  into.setSelectionRange(selectionStart, selectionEnd);
}

/** Resolves once no input method is composing a word in the early box. */
export async function endOfComposition() {
  const box = findEarlyBox();
  if (!box?.isComposing) return;
  await new Promise(resolve => {
    box.addEventListener('compositionend', resolve);
    box.addEventListener('close', resolve);
  });
}
