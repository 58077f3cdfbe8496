import type { FieldState } from './recording';

/** Properties of the various field types and of `<details>`. */
interface Field extends HTMLElement {
  type?: string;
  value: string;
  defaultValue: string;
  checked: boolean;
  options?: HTMLOptionsCollection;
  open: boolean;
}

/**
 * Sets the state of a field or `<details>` as the reader would, so that React notices it. React overrides the `value`
 * property on the element to track what was assigned last and ignores events that don't change it.
 */
export function redo(element: Element, state: FieldState) {
  const field = element as Field;
  if (Array.isArray(state)) {
    for (const [at, option] of [...(field.options ?? [])].entries()) option.selected = state[at] === true;
  } else if (typeof state === 'string') {
    if (field.type !== 'file') retype(field, state);
  } else if (isCheckable(field)) {
    field.checked = !state;
    // The click toggles it back.
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
