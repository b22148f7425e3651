import { localDay } from '#domain/time.ts';

/** Where a day begins in a list, with the moment of its newest thing. */
type DayStart = { readonly day: string; readonly at: string };

/** A list, newest first, with the beginning of each day on the clock of the shop before what happened on it. */
export function withDays<T extends { readonly created_at: string }>(
  list: readonly T[],
  zone: string | undefined,
): (T | DayStart)[] {
  const clock = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  let last = '';
  return list.flatMap((one) => {
    const day = localDay(new Date(one.created_at), clock);
    if (day === last) return [one];
    last = day;
    return [{ day, at: one.created_at }, one];
  });
}
