// Keyboard and screen reader users: of all tables, those that are wider than the page are stops of the Tab key.
import { useEffect } from 'react';
import { useText } from '../../support/useText';

const CONTAINER = '.rp-table-scroll-container';

/**
 * Takes the stop, role and name of `Table` from tables that do not scroll, and gives them back to those that do.
 * For all tables at once, whether or not their text has its script yet, see `theme/parts/PageText`.
 */
export function ScrollableTables() {
  const t = useText();
  useEffect(() => {
    const attributes = { tabindex: '0', role: 'group', 'aria-label': t('table.label') };
    const sizes = new ResizeObserver(entries => {
      for (const entry of entries) {
        const target = entry.target.closest(CONTAINER) ?? entry.target;
        const overflows = target.scrollWidth > target.clientWidth;
        for (const [name, value] of Object.entries(attributes)) {
          if (overflows) target.setAttribute(name, value);
          else target.removeAttribute(name);
        }
      }
    });
    const observed = new WeakSet<Element>();
    const observeAll = () => {
      for (const container of document.querySelectorAll(CONTAINER)) {
        if (observed.has(container)) continue;
        observed.add(container);
        // Larger text widens the table alone.
        for (const box of [container, ...container.children]) sizes.observe(box);
      }
    };
    observeAll();
    const nodes = new MutationObserver(observeAll);
    nodes.observe(document.body, { childList: true, subtree: true });
    return () => {
      nodes.disconnect();
      sizes.disconnect();
    };
  }, [t]);
  return null;
}
