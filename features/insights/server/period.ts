// The days that insights are asked for, by the shop's clock, and the days before that they are compared with.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import type { insightRanges } from '#features/insights/contract.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { assertDays, dayAfter, spansOf } from '#features/statistics/server/public.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';

export type Asked = {
  readonly range: (typeof insightRanges)[number];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Who asks, and where it is read: `direct` is no transaction. */
export type Place = {
  readonly env: Environment;
  readonly direct: Tx;
  readonly shopId: bigint;
  readonly now: Date;
  readonly language: Language;
};

/** Days of a calendar, and their first moment and the first one after them. */
export type Days = {
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  readonly to: Date;
};

export type Period = { readonly shop: ShopRow; readonly current: Days; readonly previous: Days };

/** @throws Refused `parameterMissing`, `invalidParameter` where a range of one's own has no days, or wrong ones. */
export async function readPeriod({ direct, shopId, now }: Place, asked: Asked): Promise<Period> {
  const shop = await shopOf(direct, shopId);
  const { from, to } = daysOf(asked, localDay(now, shop.tz));
  const { current, previous, firsts } = spansOf(from, to, shop.tz);
  return {
    shop,
    current: { first: from, last: to, ...current },
    previous: { first: firsts[0], last: dayAfter(from, -1), ...previous },
  };
}

function daysOf({ range, from, to }: Asked, today: string): { from: string; to: string } {
  if (range === '7d') return { from: dayAfter(today, -6), to: today };
  if (range === '30d') return { from: dayAfter(today, -29), to: today };
  if (range === '90d') return { from: dayAfter(today, -89), to: today };
  if (range === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (from === undefined) throw refuse('parameterMissing', { field: 'from', reason: 'missing' });
  if (to === undefined) throw refuse('parameterMissing', { field: 'to', reason: 'missing' });
  assertDays(from, to, limits.insightDaysMax);
  return { from, to };
}

/** The period as every answer says it. */
export function presentPeriod({ shop, current, previous }: Period) {
  return {
    tz: shop.tz,
    from: current.first,
    to: current.last,
    previous_from: previous.first,
    previous_to: previous.last,
  };
}
