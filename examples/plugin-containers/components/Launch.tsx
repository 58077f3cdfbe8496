import type { ReactNode } from 'react';

/** A container of a type that the core does not have. */
export default function Launch({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rp-callout rp-callout--launch">
      <div className="rp-callout__title">{title}</div>
      <div className="rp-callout__content">{children}</div>
    </div>
  );
}
