import type { ReactNode } from 'react';

/** Stands in for the card of the 1.x theme. */
export function Card({ title, content }: { title: ReactNode; content?: ReactNode }) {
  return (
    <div className="card">
      <strong>{title}</strong>
      <div>{content}</div>
    </div>
  );
}
