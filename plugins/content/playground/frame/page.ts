const ownHead = new Set<Element>(document.head.children);

const newTimer = () => Number(setTimeout(() => {}));
const newFrame = () => requestAnimationFrame(() => {});
/** Where a browser begins to count is its own affair. */
const firstTimer = newTimer();
const firstFrame = newFrame();

/**
 * Takes away what the last program has left: its elements, and its timers, whose ids are consecutive numbers.
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
