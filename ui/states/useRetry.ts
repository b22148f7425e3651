import { useEffect } from 'react';

type Query = {
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
};

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** Asks again by itself while a query fails, in growing pauses: for the one answer without which nothing is shown. */
export function useRetry({ error, errorUpdateCount, refetch }: Query): void {
  const isFailing = error !== null;
  useEffect(() => {
    if (!isFailing) return undefined;
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(errorUpdateCount - 1, 10), longestPauseMs);
    const timer = setTimeout(() => void refetch(), pauseMs);
    return () => clearTimeout(timer);
  }, [isFailing, errorUpdateCount, refetch]);
}
