import { useState } from 'react';

export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);

  return (
    <button
      type="button"
      style={{
        background: 'none',
        border: '1px solid',
        borderRadius: 8,
        color: 'var(--rp-c-link)',
        padding: '4px 12px',
      }}
      onClick={() => setCount(count + 1)}
    >
      {label}: {count}
    </button>
  );
}
