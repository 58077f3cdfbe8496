/**
 * Saves the position of the caret in the focused field.
 * @returns a function that restores it if the reader is still there and the text is the same
 */
export function saveCaret(): () => void {
  const field = document.activeElement as HTMLInputElement | null;
  // Other elements, and some types of fields, have no caret.
  const { value, selectionStart = null, selectionEnd } = field ?? {};
  return () => {
    if (selectionStart === null || document.activeElement !== field || field?.value !== value) return;
    field?.setSelectionRange(selectionStart, selectionEnd ?? null);
  };
}
