// Days and amounts as SWIFT writes them: two digits for the year, a comma for decimals, always.
import type { Asset } from '#domain/money/money.ts';
import { realDay } from '#features/bank/server/file.ts';
import { unitsOf } from './values.ts';

/** `1234,5` in minor units; undefined for what has smaller coins than the currency. */
export function swiftAmount(text: string, asset: Asset): bigint | undefined {
  const [whole = '', rest = ''] = text.split(',');
  return unitsOf(whole, rest, asset);
}

/** `260302` is the second of March 2026. */
export function swiftDay(text: string, now: Date): string | undefined {
  return realDay(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`, now);
}

const dayMs = 86_400_000;

/** The day of booking has no year: of the three that it may be, the one nearest to the day of value. */
export function bookedDay(valuedOn: string, monthDay: string | undefined, now: Date): string | undefined {
  if (monthDay === undefined) return valuedOn;
  const year = Number(valuedOn.slice(0, 4));
  const at = Date.parse(valuedOn);
  const near = [year - 1, year, year + 1]
    .map((one) => `${one}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`)
    .filter((day) => realDay(day, now) !== undefined)
    .map((day) => ({ day, apartDays: Math.abs(Date.parse(day) - at) / dayMs }))
    .toSorted((left, right) => left.apartDays - right.apartDays);
  return near[0]?.day;
}
