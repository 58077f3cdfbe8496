import { useState } from 'react';

export default function Dimmer() {
  const [percent, setPercent] = useState(60);
  return (
    <p>
      <button type="button" onClick={() => setPercent(percent - 10)} disabled={percent === 0}>
        Darker
      </button>{' '}
      <output>{percent} %</output>{' '}
      <button type="button" onClick={() => setPercent(percent + 10)} disabled={percent === 100}>
        Brighter
      </button>
    </p>
  );
}
