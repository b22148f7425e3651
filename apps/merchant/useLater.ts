import { useEffect, useState } from 'react';

/** After the first screen with its answers, on most lines. */
const laterMs = 2_000;

/** False until the first screen has had the line to itself for a while. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
