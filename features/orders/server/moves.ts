// Moving orders: one road for every row of the table, for one order or two hundred at once.
import { refuse } from '#domain/wire/errors.ts';
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { allowedFrom, orderMachine } from '#domain/states/order-rules.ts';
import { moveFacts, type OrderMove } from '#domain/states/order.ts';
import { type OrderStatus } from '#domain/states/order-status.ts';
import { keysOf } from '#domain/keys.ts';
import type { OrderMoney } from '#domain/recipes/order.ts';
import { post } from '#features/ledger/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { writeOfMove } from './emails.ts';
import * as sql from './orders.sql.ts';
import { orderTimers, timersOf, type ShopTerms, type TimedFacts } from './timers.ts';

/** Where a move happens. */
export type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
};

/** What a move does to one order besides setting its fact: fields, money, and who is told. */
export type MoveEffect = {
  readonly change?: Partial<sql.OrderChange>;
  readonly transfers?: readonly Transfer[];
};

export type MoveRequest = {
  readonly move: OrderMove;
  readonly actor: ActorKind;
  /** When it became true, by order; the transaction's time where absent. */
  readonly at?: ReadonlyMap<string, Date>;
  readonly reason?: string;
  /** Fields and money of each order that can move; read what it needs before. */
  readonly effect?: (order: sql.OrderRow, at: Date) => MoveEffect;
};

export type Moved = { readonly order: sql.OrderRow; readonly status: OrderStatus; readonly version: number };

const timerKinds = keysOf(orderTimers);

export function moneyOf(order: sql.OrderRow): OrderMoney {
  return {
    id: order.id,
    totalUnits: order.total_units,
    taxUnits: order.tax_units,
    costUnits: order.cost_units,
    supplierShippingUnits: order.supplier_shipping_units,
  };
}

export function factsOf(order: sql.OrderRow, change: Partial<sql.OrderChange> = {}): TimedFacts {
  return {
    id: order.id,
    paidAt: order.paid_at,
    confirmedAt: change.confirmed_at ?? order.confirmed_at,
    shippedAt: change.shipped_at ?? order.shipped_at,
    deliveredAt: change.delivered_at ?? order.delivered_at,
    receiveExtendedAt: change.receive_extended_at ?? order.receive_extended_at,
    receivedAt: change.received_at ?? order.received_at,
    windowEndsAt: change.window_ends_at ?? order.window_ends_at,
    acceptedAt: change.accepted_at ?? order.accepted_at,
    releaseAt: change.release_at ?? order.release_at,
    releasedAt: change.released_at ?? order.released_at,
  };
}

/** The refusal of a move that the table does not have (docs/product.md 2.2). */
export function illegalMove(order: Pick<sql.OrderRow, 'status'>, move: OrderMove) {
  const { illegal, to } = moveFacts(move);
  const allowed = allowedFrom(order.status).map((one) => ({ to: one.to, actor: one.actor }));
  return refuse(illegal, { reason: 'not_in_table', from: order.status, to, allowed });
}

/**
 * Moves locked orders along the table: facts, event, timers and money in one transaction. Orders that cannot make
 * this move are left as they are; those that moved are given back.
 *
 * Lock the orders with `lockOrders` before. Money is posted last, because the book stays locked from there on.
 */
export async function moveOrders(
  context: Context,
  orders: readonly sql.OrderRow[],
  ask: MoveRequest,
): Promise<Moved[]> {
  const { tx, shopId, now, env } = context;
  const movable = orders.filter((order) => orderMachine.canMove(ask.move, order.status, ask.actor));
  if (movable.length === 0) return [];
  const planned = movable.map((order) => plan(order, ask, ask.at?.get(order.id) ?? now));
  const terms = await termsOf(context);
  const rows = await sql.applyChanges(
    tx,
    shopId,
    now,
    planned.map(({ change }) => change),
  );
  const moved = new Map(rows.map((row) => [row.id, row]));
  const done = planned.filter(({ order }) => moved.has(order.id));
  // A locked order cannot have changed; one that did not move is a bug, not a race.
  if (done.length !== planned.length) throw new Error(`${ask.move}: an order moved while it was locked`);
  await clearTimers(tx, { shopId, subjects: done.map(({ order }) => order.id), kinds: timerKinds });
  const timers = done.flatMap(({ order, change }) => {
    const status = moved.get(order.id)?.status ?? order.status;
    return timersOf(status, factsOf(order, change), env.policy, terms);
  });
  await setTimers(tx, shopId, timers);
  await writeOfMove(
    context,
    ask.move,
    done.map(({ order }) => order.id),
  );
  const transfers = done.flatMap(({ effect }) => effect.transfers ?? []);
  if (transfers.length > 0) await post(tx, shopId, now, transfers);
  return done.map(({ order }) => {
    const row = moved.get(order.id);
    return { order, status: row?.status ?? order.status, version: row?.version ?? order.version };
  });
}

/** A timer that is due, and the order that it is about. */
export type DueOrder = { readonly subject: string; readonly orderId: string };

/** How long a timer waits whose order somebody else holds. */
const heldMs = 1_000;

/**
 * Locks the orders of due timers, but waits for none: whoever holds one may be waiting for its timer, which is locked
 * already. The timers of those that are held are put back for a second (docs/decisions/0067).
 */
export async function lockDue(
  { tx, shopId, now }: Context,
  kind: string,
  due: readonly DueOrder[],
): Promise<sql.OrderRow[]> {
  const orders = await sql.lockFreeOrders(tx, {
    shopId,
    ids: [...new Set(due.map(({ orderId }) => orderId))],
  });
  const held = due.filter(({ orderId }) => orders.every(({ id }) => id !== orderId));
  const dueAt = new Date(now.getTime() + heldMs);
  await setTimers(
    tx,
    shopId,
    held.map(({ subject }) => ({ subject, kind, dueAt })),
  );
  return orders;
}

type Planned = { order: sql.OrderRow; change: sql.OrderChange; effect: MoveEffect };

function plan(order: sql.OrderRow, ask: MoveRequest, at: Date): Planned {
  const facts = moveFacts(ask.move);
  const effect = ask.effect?.(order, at) ?? {};
  // These hold no time: what they are is part of the effect.
  const isFact = facts.sets !== 'case_id' && facts.sets !== 'refunded_units';
  const fact = isFact ? { [facts.sets]: at } : {};
  const change: sql.OrderChange = {
    id: order.id,
    version: order.version,
    move: ask.move,
    from_status: order.status,
    actor: ask.actor,
    at,
    ...(ask.reason === undefined ? {} : { reason: ask.reason }),
    ...(facts.cancelKind === undefined ? {} : { cancel_kind: facts.cancelKind }),
    ...fact,
    ...effect.change,
  };
  return { order, change, effect };
}

/** The shop's settings that deadlines depend on. */
export async function termsOf({ tx, shopId }: Pick<Context, 'tx' | 'shopId'>): Promise<ShopTerms> {
  return termsIn(await shopOf(tx, shopId));
}

export function termsIn(shop: Pick<ShopRow, 'auto_confirm' | 'level' | 'tz'>): ShopTerms {
  return { autoConfirm: shop.auto_confirm, level: shop.level, tz: shop.tz };
}
