interface Caret {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
  start: number;
  end: number | null;
}

let caret: Caret | undefined;

/** Saves the caret position. Call it before hydration, because React sets the value of text areas again. */
export function rememberCaret() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  // Some field types have no caret. If the same field's text differs, React has set it, so its caret has moved.
  if (start === null || (caret?.field === field && caret.value !== value)) return;
  caret = { field, value, start, end };
}

/** Restores the caret position if the text hasn't changed. */
export function restoreCaret() {
  if (!caret || document.activeElement !== caret.field || caret.field.value !== caret.value) return;
  caret.field.setSelectionRange(caret.start, caret.end);
}
