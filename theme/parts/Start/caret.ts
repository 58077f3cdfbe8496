interface Caret {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
  start: number;
  end: number | null;
}

let caret: Caret | undefined;

/** Remembers where the reader writes. Before hydration, because React assigns the value of text areas anew. */
export function rememberCaret() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  // Kinds of fields without a caret have no place of it either. Other text is what React has assigned.
  if (start === null || (caret?.field === field && caret.value !== value)) return;
  caret = { field, value, start, end };
}

/** Puts the caret back into the same text. */
export function restoreCaret() {
  if (!caret || document.activeElement !== caret.field || caret.field.value !== caret.value) return;
  caret.field.setSelectionRange(caret.start, caret.end);
}
