// When a buyer can expect a parcel.
import { addDays } from './time.ts';

/** The days a buyer was promised, once the supplier is preparing. */
export function promiseDelivery(confirmedAt: Date | null, days: { p50: number; p90: number }) {
  if (confirmedAt === null) return null;
  return {
    from: addDays(confirmedAt, days.p50).toISOString(),
    to: addDays(confirmedAt, days.p90).toISOString(),
  };
}
