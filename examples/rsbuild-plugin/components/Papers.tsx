import csv from './papers.csv';

declare const __EDITION__: string;

export function Papers() {
  const rows = csv.trim().split('\n');
  return (
    <>
      <ul>
        {rows.map(row => (
          <li key={row}>{row.replace(',', ': ')} gsm</li>
        ))}
      </ul>
      <p>Edition: {__EDITION__}</p>
    </>
  );
}
