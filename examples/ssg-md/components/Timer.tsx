import { useEffect, useState } from 'react';

export function Timer({ minutes }: { minutes: number }) {
  const [left, setLeft] = useState(minutes * 60);
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  if (import.meta.env.SSG_MD) return <>{`\n\nBake for ${minutes} minutes.\n\n`}</>;
  return (
    <button type="button" onClick={() => setLeft(minutes * 60)}>
      {left} s
    </button>
  );
}
