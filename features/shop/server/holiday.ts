// Being away: new orders rest between two days of the shop's own clock. It begins and ends by itself.
import { refuse } from '#domain/wire/errors.ts';
import { holidayFault } from '#domain/shop/holiday.ts';
import { limits } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import type { Policy } from '#domain/policy.ts';
import { unpaidOf, type UnpaidFacts } from '#domain/shop/unpaid.ts';
import type { ShopRow } from './shops.sql.ts';

export type Holiday = { readonly from: string; readonly to: string; readonly message: string };

/** Why a shop takes no new orders at a moment; orders already made go on in any case. */
export type Closed = {
  readonly reason: string;
  readonly message: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

type Facts = UnpaidFacts & Pick<ShopRow, 'status' | 'tz' | 'holiday_from' | 'holiday_to' | 'holiday_message'>;

/** Undefined where the shop takes new orders. */
export function closedOf(
  shop: Facts,
  now: Date,
  policy: Pick<Policy, 'unverifiedUnpaid'>,
): Closed | undefined {
  if (shop.status !== 'open') return { reason: shop.status, message: null, from: null, to: null };
  if (unpaidOf(shop, policy)?.isStopped === true)
    return { reason: 'unverified', message: null, from: null, to: null };
  const { holiday_from: from, holiday_to: to } = shop;
  if (from === null || to === null) return undefined;
  const day = localDay(now, shop.tz);
  if (day < from || day > to) return undefined;
  return { reason: 'holiday', message: shop.holiday_message || null, from, to };
}

/** The holiday that is on or ahead; one that is over is forgotten. */
export function holidayOf(shop: Facts, now: Date): Holiday | null {
  const { holiday_from: from, holiday_to: to, holiday_message: message } = shop;
  if (from === null || to === null || to < localDay(now, shop.tz)) return null;
  return { from, to, message };
}

/** @throws Refused `invalidParameter` with the field and what `holidayFault` says. */
export function assertHoliday(holiday: Holiday, today: string): void {
  const fault = holidayFault(holiday, today);
  if (fault === undefined) return;
  const field = `patch.holiday.${fault.field}`;
  throw refuse('invalidParameter', { field, reason: fault.reason, days_max: limits.holidayDaysMax });
}
