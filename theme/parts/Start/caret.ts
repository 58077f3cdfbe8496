/**
 * Saves the position of the caret in the focused field.
 * @returns a function that restores it if the reader is still there and the text is the same
 */
export function saveCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // Some types of fields have no caret.
    if (selectionStart === null || document.activeElement !== field || field.value !== value) return;
    field.setSelectionRange(selectionStart, selectionEnd);
  };
}
