const ownHead = new Set<Element>(document.head.children);

/**
 * Takes away what the last program has left: its elements, and its timers, whose ids are numbers in order.
 * @returns the element for the next program, with the id `root`
 */
export function freshPage(): HTMLElement {
  for (let id = Number(setTimeout(() => {})); id > 0; id--) clearTimeout(id);
  for (let id = requestAnimationFrame(() => {}); id > 0; id--) cancelAnimationFrame(id);
  for (const element of [...document.head.children]) {
    if (!ownHead.has(element)) element.remove();
  }
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  return root;
}
