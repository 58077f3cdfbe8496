/**
 * Keeps the text and the caret of text areas while React hydrates them. React writes the text that it rendered, which
 * would remove what the reader has typed and move the caret. It doesn't do that to `<input>`.
 * @returns a function that ends this, to be called once they're hydrated
 */
export function shieldTextAreas(element: Element): () => void {
  const areas = [...element.querySelectorAll('textarea')];
  for (const area of areas) {
    const { value } = area;
    // Once the text is set, the browser no longer changes it with the default, which React writes as well.
    area.value = value;
    const { get } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    Object.defineProperty(area, 'value', { configurable: true, get, set() {} });
  }
  return () => {
    for (const area of areas) Reflect.deleteProperty(area, 'value');
  };
}
