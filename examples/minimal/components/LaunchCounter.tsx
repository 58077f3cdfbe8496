import { useState } from 'react';

export function LaunchCounter() {
  const [launches, setLaunches] = useState(0);

  return (
    <button type="button" onClick={() => setLaunches(launches + 1)}>
      Launches: {launches}
    </button>
  );
}
