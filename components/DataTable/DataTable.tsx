import type { ReactNode } from 'react';
import { Table } from '../../theme/parts/ScrollableTables/Table';

export interface DataTableProps {
  /** The titles of the columns. */
  head: string[];
  /** The first cell names the row; the last of a short row spans the columns that are left. */
  rows: (string | number)[][];
  /** What a cell shows on the page, where that is not its text; the page's Markdown has the text. */
  renderCell?: (text: string) => ReactNode;
}

/** A table of data, looking as those that are written in Markdown do. */
export function DataTable({ head, rows, renderCell }: DataTableProps) {
  if (import.meta.env.SSG_MD) {
    const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
    return <>{`\n\n${lines.join('\n')}\n\n`}</>;
  }
  return (
    <Table>
      <thead>
        <tr>
          {head.map(text => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(cells => (
          <tr key={cells.join()}>
            {cells.map((cell, column) => {
              const content = renderCell ? renderCell(String(cell)) : cell;
              if (column === 0) {
                return (
                  <th key={head[column]} scope="row">
                    {content}
                  </th>
                );
              }
              const isLast = column === cells.length - 1;
              return (
                <td key={head[column]} colSpan={isLast ? head.length - column : undefined}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
