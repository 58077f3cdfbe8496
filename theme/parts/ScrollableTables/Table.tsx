import type { ComponentProps } from 'react';
import { useText } from '../../support/useText';

/**
 * A table in a box that scrolls. The box is a stop of the Tab key from the start, so that keys scroll it without
 * scripts too; once the app runs, `ScrollableTables` leaves that to the tables that are wider than the page.
 */
export function Table(props: ComponentProps<'table'>) {
  const t = useText();
  if (import.meta.env.SSG_MD) return <table {...props} />;
  return (
    <div
      className="rp-table-scroll-container rp-scrollbar"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
      tabIndex={0}
      role="group"
      aria-label={t('table.label')}
    >
      <table {...props} />
    </div>
  );
}
