import { useEffect, useState } from 'react';

/** How long a control shows its confirmation, in milliseconds. */
const SHOWN_FOR = 2000;

/** A confirmation state that resets itself. */
export function useConfirmation() {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [times]);
  return { confirmed: times > 0, confirm: () => setTimes(count => count + 1) };
}
