import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import texts from '../../../i18n.json';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: keyof typeof texts) => texts[key].zh }));

const { Table } = await import('../../../theme/parts/ScrollableTables/Table');

it('a table has a name and can be focused and scrolled before any script runs', () => {
  expect(
    renderToStaticMarkup(
      <Table>
        <tbody />
      </Table>,
    ),
  ).toBe(
    '<div class="rp-table-scroll-container rp-scrollbar" tabindex="0" role="group" aria-label="表格，可横向滚动"><table><tbody></tbody></table></div>',
  );
});
