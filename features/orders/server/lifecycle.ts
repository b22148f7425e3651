// What each row of the table does besides moving: its guard, its facts and its money (docs/product.md 2.2).
import { limits } from '#domain/limits.ts';
import { account } from '#domain/ledger/accounts.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import { acceptRecipe, cancelRecipe, confirmRecipe, releaseRecipe } from '#domain/recipes/order.ts';
import type { CancelKind } from '#domain/states/order.ts';
import { addBusinessDays, addDays, addHours } from '#domain/time.ts';
import { stock } from '#features/goods/server/public.ts';
import { balancesOfAccounts, insertHold, lockBook } from '#features/ledger/server/public.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { tellUnpaid } from '#features/shop/server/public.ts';
import { commissionOf } from './commission.ts';
import { moneyOf, moveOrders, termsOf, type Context, type MoveRequest, type Moved } from './moves.ts';
import * as sql from './orders.sql.ts';
import { moveParcels } from './parcels.sql.ts';
import { startRefunds } from './refunds.ts';
import { releaseDate, windowEnd } from './timers.ts';

type Times = ReadonlyMap<string, Date>;

export type Step = { readonly actor: ActorKind; readonly at?: Times; readonly reason?: string };

function asked(move: MoveRequest['move'], step: Step, effect?: MoveRequest['effect']): MoveRequest {
  const { actor, at, reason } = step;
  return {
    move,
    actor,
    ...(at === undefined ? {} : { at }),
    ...(reason === undefined ? {} : { reason }),
    ...(effect === undefined ? {} : { effect }),
  };
}

function idsOf(moved: readonly Moved[]): string[] {
  return moved.map(({ order }) => order.id);
}

/**
 * O5: the supplier's cost is confirmed out of the buyers' money, and the suppliers see their parcels. A buyer who
 * asked to cancel before has the supplier's answer in a day, or silence grants it.
 */
export async function confirmOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step,
): Promise<Moved[]> {
  const { tx, shopId, now, env } = context;
  const moved = await moveOrders(
    context,
    orders,
    asked('confirm', step, (order) => ({ transfers: confirmRecipe(moneyOf(order), step.actor) })),
  );
  const shipBy = addBusinessDays(now, Math.min(2, env.policy.shipBusinessDays));
  if (moved.length > 0) {
    await moveParcels(tx, { shopId, orderIds: idsOf(moved), from: ['waiting'], to: 'to_ship', shipBy });
  }
  const dueAt = addHours(now, env.policy.cancelAnswerHours);
  const leaving = moved.filter(({ order }) => order.cancel_asked_at !== null);
  await setTimers(
    tx,
    shopId,
    leaving.map(({ order }) => ({ subject: order.id, kind: 'order.cancel', dueAt })),
  );
  return moved;
}

/** O4, O6, O8, O9: the order ends before shipping; stock is free again and the buyer gets everything back. */
export async function cancelOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  {
    move,
    ...step
  }: Step & {
    move: 'cancelEarly' | 'decline' | 'grantCancel' | 'cancelByShop' | 'missShipping';
  },
): Promise<Moved[]> {
  const { tx, shopId } = context;
  const isExpiry = move === 'decline' && step.actor === 'timer';
  const moved = await moveOrders(
    context,
    orders,
    asked(move, step, (order) => ({
      change: {
        cancel_reason: step.reason,
        refunded_add: order.total_units,
        // Nobody said no: being away is no fault of the shop's.
        ...(isExpiry ? { cancel_kind: 'expired' satisfies CancelKind } : {}),
      },
      transfers: cancelRecipe(moneyOf(order), order.confirmed_at !== null, step.actor),
    })),
  );
  if (moved.length === 0) return moved;
  const from = ['waiting', 'to_ship', 'labelled'] as const;
  await moveParcels(tx, { shopId, orderIds: idsOf(moved), from, to: 'cancelled' });
  const lines = await sql.readLines(tx, shopId, idsOf(moved));
  await stock.release(
    context,
    lines.map((line) => ({ goodsId: line.goods_id, qty: line.qty })),
  );
  await startRefunds(
    context,
    moved.map(({ order }) => ({
      payment_id: order.payment_id,
      order_id: order.id,
      case_id: null,
      units: order.total_units,
      reason: isExpiry ? 'expired' : move,
    })),
  );
  return moved;
}

/** O13: received, by the buyer's word or by days of silence. */
export function receiveOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step,
): Promise<Moved[]> {
  return moveOrders(
    context,
    orders,
    asked('receive', step, (order, at) => {
      const end = windowEnd(context.env.policy, { deliveredAt: order.delivered_at, receivedAt: at });
      return end === undefined ? {} : { change: { window_ends_at: end } };
    }),
  );
}

/** O13: the buyer wants more time to look. Once: a second wish finds the fact there and moves nothing. */
export function extendOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step,
): Promise<Moved[]> {
  const fresh = orders.filter((order) => order.receive_extended_at === null);
  return moveOrders(context, fresh, asked('extend', step));
}

/** O14: the hours to report damage are over. */
export function openWindows(context: Context, orders: readonly sql.OrderRow[], step: Step): Promise<Moved[]> {
  return moveOrders(context, orders, asked('openWindow', step));
}

/** O15: what is left in escrow becomes commission and the shop's pending money, to zero. */
export async function acceptOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step,
): Promise<Moved[]> {
  const { tx, shopId, env } = context;
  const terms = await termsOf(context);
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await sql.readLines(tx, shopId, ids), ({ order_id }) => order_id);
  const escrows = await balancesOfAccounts(
    tx,
    shopId,
    ids.map((id) => account('escrow', id)),
  );
  const escrowOf = new Map(ids.map((id, index) => [id, escrows[index] ?? 0n]));
  const moved = await moveOrders(
    context,
    orders,
    asked('accept', step, (order, at) => {
      const { transfers, commission, net } = acceptRecipe(order.id, {
        escrowUnits: escrowOf.get(order.id) ?? 0n,
        commissionUnits: commissionOf(lines.get(order.id) ?? [], order.commission_bps),
        actor: step.actor,
      });
      const release = releaseDate(env.policy, terms, {
        acceptedAt: at,
        deliveredAt: order.delivered_at ?? at,
      });
      return { change: { commission_units: commission, net_units: net, release_at: release }, transfers };
    }),
  );
  if (moved.length > 0) await tellUnpaid(tx, { env, shopId });
  return moved;
}

/** O16: the daily statement. */
export function stateOrders(context: Context, orders: readonly sql.OrderRow[], step: Step): Promise<Moved[]> {
  return moveOrders(context, orders, asked('state', step));
}

export const reserveTimer = 'reserve.end';

/** Told what the release of orders made free, after it and in its transaction. It may post. */
export type Released = (
  context: Context,
  freed: readonly { readonly orderId: string; readonly units: bigint }[],
) => Promise<void>;

/** O17: pending money is free; a reserve and the pay-back of an advance only by published rules. */
export async function releaseOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step & { readonly told: Released },
): Promise<Moved[]> {
  const { tx, shopId, now, env } = context;
  await lockBook(tx, shopId);
  let [receivable = 0n] = await balancesOfAccounts(tx, shopId, [account('shop_receivable')]);
  const reserves: { holdId: string; orderId: string; units: bigint }[] = [];
  const freed = new Map<string, bigint>();
  const moved = await moveOrders(
    context,
    orders,
    asked('release', step, (order) => {
      const holdId = env.random.id(now);
      const { transfers, reserved, recovered } = releaseRecipe(order.id, {
        netUnits: order.net_units ?? 0n,
        reserveBps: env.policy.reserveBps,
        receivableUnits: receivable,
        holdId,
      });
      receivable -= recovered;
      freed.set(order.id, (order.net_units ?? 0n) - recovered - reserved);
      if (reserved > 0n) reserves.push({ holdId, orderId: order.id, units: reserved });
      return { transfers };
    }),
  );
  const until = addDays(now, Math.min(env.policy.reserveDays, limits.reserveDaysMax));
  for (const { holdId, orderId, units } of reserves) {
    await insertHold(tx, shopId, {
      id: holdId,
      kind: 'reserve',
      reasonCode: 'reserve',
      reason: 'A published part of this settlement is kept until its date, because of the rate of cases.',
      document: orderId,
      units,
      from: now,
      until,
    });
  }
  await setTimers(
    tx,
    shopId,
    reserves.map(({ holdId }) => ({ subject: holdId, kind: reserveTimer, dueAt: until })),
  );
  const list = idsOf(moved).map((orderId) => ({ orderId, units: freed.get(orderId) ?? 0n }));
  if (list.length > 0) await step.told(context, list);
  return moved;
}

/** O18: the lot is done. The money stays the shop's. */
export function completeOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  step: Step,
): Promise<Moved[]> {
  return moveOrders(context, orders, asked('complete', step));
}
