// Promotion that is paid by the order: booked when the order's money becomes free, given back with the goods.
import { orderFee, orderFeeBackRecipe, orderFeeRecipe } from '#domain/recipes/promotion.ts';
import { post } from '#features/ledger/server/public.ts';
import type { Context } from './campaign.ts';
import * as sql from './order-fee.sql.ts';

/** What the release of an order made free, in the transaction that calls. */
export type Freed = { readonly orderId: string; readonly units: bigint };

/**
 * Books what promotion costs of orders whose money has just become free (O17): the campaign's percentage of its goods
 * that were kept, never more than this release made free. Nothing for orders of a shop that is held for sales to
 * itself, nor for those whose payment nobody else can confirm.
 *
 * In the transaction of the release, after it. Posts, so call it last.
 */
export async function chargeOrders(context: Context, freed: readonly Freed[]): Promise<void> {
  const { tx, shopId, now } = context;
  const unitsOf = new Map(freed.map(({ orderId, units }) => [orderId, units]));
  const rows = await sql.listPromoted(tx, shopId, [...unitsOf.keys()]);
  const settled = rows.map((row) => settle(row, unitsOf.get(row.order_id) ?? 0n));
  for (const one of settled) await sql.insertSettled(tx, shopId, one, now);
  await post(
    tx,
    shopId,
    now,
    settled.map(({ order_id: id, feeUnits }) => orderFeeRecipe(id, feeUnits)),
  );
}

function settle(row: sql.PromotedRow, freedUnits: bigint): sql.Settled {
  const why = freeOf(row);
  const feeUnits = why === undefined ? orderFee(row.kept_units, row.percent_bps, freedUnits) : 0n;
  return { ...row, feeUnits, freeReason: why ?? (feeUnits === 0n ? 'nothing_left' : null) };
}

function freeOf(row: sql.PromotedRow): sql.FreeReason | undefined {
  if (row.is_own) return 'own_sales';
  if (row.is_unproved) return 'unproved';
  return row.kept_units === 0n ? 'nothing_kept' : undefined;
}

/**
 * Gives back what promotion cost of goods that were paid back after it was booked: what is left is the percentage of
 * what is kept now. In the transaction that hears of the refund.
 */
export async function giveBackOrders(context: Context, caseIds: readonly string[]): Promise<void> {
  const { tx, shopId, now } = context;
  const cases = await sql.listCases(tx, { shopId, caseIds });
  const causeOf = new Map(cases.map(({ id, order_id: orderId }) => [orderId, id]));
  const rows = await sql.lockBooked(tx, shopId, [...causeOf.keys()]);
  const backs = rows.map((row) => {
    const due = orderFee(row.kept_units, row.percent_bps, row.fee_units);
    const left = row.fee_units - row.back_units;
    return { id: row.order_id, units: left > due ? left - due : 0n };
  });
  for (const { id, units } of backs)
    if (units > 0n) await sql.addOrderBack(tx, { shopId, orderId: id, units });
  await post(
    tx,
    shopId,
    now,
    backs.map(({ id, units }) => orderFeeBackRecipe(id, causeOf.get(id) ?? id, units)),
  );
}
