const ownHead = new Set<Element>(document.head.children);

const newTimer = () => Number(setTimeout(() => {}));
const newFrame = () => requestAnimationFrame(() => {});
/** The first ids, because browsers start counting at different numbers. */
const firstTimer = newTimer();
const firstFrame = newFrame();

/**
 * Removes what the last program left: its elements, and its timers, whose ids are consecutive numbers.
 * @returns the element for the next program, with the id `root`
 */
export function freshPage(): HTMLElement {
  for (let id = newTimer(); id > firstTimer; id--) clearTimeout(id);
  for (let id = newFrame(); id > firstFrame; id--) cancelAnimationFrame(id);
  for (const element of [...document.head.children]) {
    if (!ownHead.has(element)) element.remove();
  }
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  return root;
}
