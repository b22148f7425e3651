// Who has the right to public support, whose turn it is, and who gives that right.
import { shopIdOf } from '#domain/wire/ids.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { levelCodes } from '#domain/shop/levels.ts';
import { minuteMs } from '#domain/limits.ts';
import { stopUnitsIn } from '#domain/shop/unpaid.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { givePublicSupport, publicSupport } from '#features/promotion/delivery.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { listSupport, putSupport } from './candidates.sql.ts';
import { supportOneIn, supportTurnMs, turnAt } from './support.ts';

/** The money that campaigns are paid in, and what an unverified shop may be owed of it. */
export function moneyOf(policy: Environment['policy']) {
  const { currency } = policy;
  return { currency, stopUnits: stopUnitsIn(currency, policy) };
}

export async function presentSupport(
  { clock, policy }: Environment,
  tx: Tx,
): Promise<GivenOf<typeof publicSupport>> {
  const now = clock.now();
  const rows = await listSupport(tx, now, moneyOf(policy));
  const row = turnAt(rows, now);
  const until = new Date((Math.floor(now.getTime() / supportTurnMs) + 1) * supportTurnMs);
  return {
    one_in: supportOneIn,
    turn_minutes: supportTurnMs / minuteMs,
    turn: row === undefined ? null : { handle: row.handle, goods_id: row.goods_id, until },
    list: rows.map(({ handle, name, goods_id: goodsId }) => ({ handle, name, goods_id: goodsId })),
  };
}

/** @throws Refused `invalidOperation` for a shop below the third level: the right is earned like all others. */
export async function changeSupport({
  tx,
  input,
  now,
  audit,
}: Act<typeof givePublicSupport>): Promise<GivenOf<typeof givePublicSupport>> {
  const shopId = shopIdOf(input.shop_id);
  if (shopId === undefined) throw refuse('recordNotFound', { field: 'shop_id', reason: 'shop' });
  const { level } = await shopOf(tx, shopId);
  if (input.on && levelCodes.indexOf(level) < levelCodes.indexOf('partner')) {
    throw refuse('invalidOperation', { reason: 'level', field: 'shop_id' });
  }
  await putSupport(tx, shopId, { on: input.on, note: input.note, now });
  audit({ shopId, subject: input.shop_id, why: input.note, after: { public_support: input.on } });
  return { on: input.on };
}
