// How pressing a parcel is, in the words of the ship-by clock.
import { dayMs, hourMs, minuteMs } from '#domain/limits.ts';

export type Span = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };
export type Due =
  | { readonly kind: 'none' }
  | { readonly kind: 'late' | 'soon'; readonly span: Span }
  | { readonly kind: 'later' };

/** Within this a deadline is shown as time left instead of as a date. */
const soonMs = dayMs;

/** How far a ship-by time is from now. Parts of an hour or a day are rounded towards the worse. */
export function dueOf(shipBy: string | null, nowMs: number): Due {
  if (shipBy === null) return { kind: 'none' };
  const leftMs = Date.parse(shipBy) - nowMs;
  if (leftMs < 0) return { kind: 'late', span: spanOf(-leftMs, Math.ceil) };
  return leftMs <= soonMs ? { kind: 'soon', span: spanOf(leftMs, Math.floor) } : { kind: 'later' };
}

function spanOf(ms: number, round: (value: number) => number): Span {
  if (ms >= dayMs) return { unit: 'days', count: round(ms / dayMs) };
  if (ms >= hourMs) return { unit: 'hours', count: round(ms / hourMs) };
  return { unit: 'minutes', count: round(ms / minuteMs) };
}
