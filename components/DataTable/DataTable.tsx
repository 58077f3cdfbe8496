import type { ReactNode } from 'react';
import { Table } from '../../theme/parts/ScrollableTables/Table';

export interface DataTableProps {
  /** The titles of the columns. */
  head: string[];
  /** The first cell of a row is its header. If a row is short, its last cell spans the remaining columns. */
  rows: (string | number)[][];
  /** Renders a cell on the page; by default, as its text. The page's Markdown version contains the text. */
  renderCell?: (text: string) => ReactNode;
}

/** A data table that looks like tables written in Markdown. */
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
