import type { FieldState } from './kept';

/** Properties that the kinds of fields and `<details>` have between them. */
interface Field extends HTMLElement {
  type?: string;
  value: string;
  defaultValue: string;
  checked: boolean;
  options?: HTMLOptionsCollection;
  open: boolean;
}

/**
 * Puts a field or `<details>` into a state as the reader would, so that React hears of it. React compares a field's
 * state with what was last assigned through the property that it has put on the element itself.
 */
export function redo(element: Element, state: FieldState) {
  const field = element as Field;
  if (Array.isArray(state)) {
    for (const [at, option] of [...(field.options ?? [])].entries()) option.selected = state[at] === true;
  } else if (typeof state === 'string') {
    if (field.type !== 'file') retype(field, state);
  } else if (isCheckable(field)) {
    field.checked = !state;
    // It checks the box again.
    field.click();
    return;
  } else {
    field.open = state;
    return;
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function retype(field: Field, text: string) {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')?.set?.call(field, text);
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
