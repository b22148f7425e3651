import { useEffect, useState } from 'react';

/** True once something has been going on for so long. */
export function useSlow(isGoing: boolean, afterMs: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoing, afterMs]);
  return isGoing && slow;
}
