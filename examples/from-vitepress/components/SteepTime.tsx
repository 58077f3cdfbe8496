import { useState } from 'react';

export default function SteepTime({ minutes }: { minutes: number }) {
  const [time, setTime] = useState(minutes);
  return (
    <button type="button" className="steep-time" onClick={() => setTime(time + 1)}>
      {time} min
    </button>
  );
}
