// For keyboard and screen reader users: only tables that are wider than the page are Tab stops.
import { useEffect } from 'react';
import { useText } from '../../support/useText';

const CONTAINER = '.rp-table-scroll-container';

/**
 * Removes the `tabindex`, role, and name that `Table` sets from tables that don't scroll, and restores them on those
 * that do. It handles all tables of the page, whether or not their text is hydrated; see `theme/parts/PageText`.
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
        // Observe the table as well, because larger text makes only the table wider, not the container.
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
