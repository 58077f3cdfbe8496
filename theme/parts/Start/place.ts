/** Where an element is on the page, by what it is. Others may replace the element itself before the app runs. */
export interface Place {
  /** Its accessible name, or an approximation of it. */
  name: string;
  /**
   * Selectors of elements of its kind, and how many of them come before it. The first one has the classes, because
   * other programs add elements without them. The second one hasn't, because they add classes, too. A class with two
   * dashes, such as `rp-tabs__label__item--selected`, tells a state, which the reader may have changed since.
   */
  kinds: [selector: string, at: number][];
}

/** Elements that readers act on, and lists that open. */
const CONTROL = 'a, button, details, summary, input, select, textarea, [role], [tabindex]';

/** Describes the control that contains an element. Translators change texts, so a text alone doesn't tell where. */
export function placeOf(element: Element): Place {
  const control = element.closest(CONTROL) ?? element;
  const role = control.getAttribute('role');
  const kind = control.localName + (role ? `[role="${CSS.escape(role)}"]` : '');
  const names = [...control.classList].filter(name => !name.includes('--'));
  const classes = names.map(name => `.${CSS.escape(name)}`).join('');
  return {
    name: nameOf(control),
    kinds: [kind + classes, kind].map(selector => [selector, allOf(selector).indexOf(control)]),
  };
}

/** Finds the element that's in a place now: the only one of its kind with this name, or else by its position. */
export function findPlace({ name, kinds }: Place): Element | undefined {
  for (const [selector, at] of kinds) {
    const all = allOf(selector);
    const named = all.filter(element => nameOf(element) === name);
    const found = named.length === 1 ? named[0] : all[at];
    if (found) return found;
  }
  return undefined;
}

function allOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}
