import { useState } from 'react';

interface CounterProps {
  from?: number;
}

export default function Counter({ from = 0 }: CounterProps) {
  const [boats, setBoats] = useState<number>(from);
  return (
    <button type="button" onClick={() => setBoats(boats + 1)}>
      Boats folded: {boats}
    </button>
  );
}
