import type { ComponentProps } from 'react';
import { useText } from '../../support/useText';

/**
 * A table in a scrollable box. In the static HTML the box is a Tab stop, so that keys can scroll it without scripts.
 * Once the app has started, `ScrollableTables` keeps the Tab stop only for tables that are wider than the page.
 */
export function Table(props: ComponentProps<'table'>) {
  const t = useText();
  if (import.meta.env.SSG_MD) return <table {...props} />;
  return (
    <div
      className="rp-table-scroll-container rp-scrollbar"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      role="group"
      aria-label={t('table.label')}
    >
      <table {...props} />
    </div>
  );
}
