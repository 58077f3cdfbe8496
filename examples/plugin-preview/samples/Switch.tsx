import { useState } from 'react';

const style = { display: 'block', margin: '16px auto', padding: '8px 16px' };

export default function Switch() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" style={style} aria-pressed={on} onClick={() => setOn(!on)}>
      {on ? 'On' : 'Off'}
    </button>
  );
}
