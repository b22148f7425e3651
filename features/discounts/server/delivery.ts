// Free delivery from an amount on, as its merchant sees and sets it.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import type { freeDelivery, setFreeDelivery } from '#features/discounts/contract.ts';
import type { Context } from '#features/showcase/server/public.ts';
import { readAmount } from './codes.ts';
import { readFreeDelivery, saveFreeDelivery } from './delivery.sql.ts';

type Shown = GivenOf<typeof freeDelivery>;

export async function showFreeDelivery({ tx, shop, now }: Context): Promise<Shown> {
  const row = await readFreeDelivery(tx, { shopId: shop.shop_id, since: addDays(now, -30) });
  const fromUnits = row?.from_units ?? null;
  return {
    from: fromUnits === null ? null : formatUnits(fromUnits, shop.currency),
    orders_30d: row?.orders ?? 0,
    cost_30d: formatUnits(row?.cost_units ?? 0n, shop.currency),
    currency: shop.currency,
    version: row?.version ?? 0,
  };
}

/** @throws Refused `invalidParameter` for an amount that is none, `staleVersion` where somebody changed it since. */
export async function changeFreeDelivery(
  context: Context,
  { from, version }: InputOf<typeof setFreeDelivery>,
): Promise<Shown> {
  const { tx, shop, now } = context;
  const fromUnits = readAmount(context, 'from', from ?? undefined) ?? null;
  const isSaved = await saveFreeDelivery(tx, { shopId: shop.shop_id, fromUnits, version, at: now });
  if (!isSaved) throw refuse('staleVersion', { reason: 'stale' });
  return showFreeDelivery(context);
}
