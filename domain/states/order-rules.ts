// Walking the order table: what is allowed, and which rows the database holds.
import type { ActorKind } from '#domain/ledger/postings.ts';
import { keysOf } from '../keys.ts';
import { moveFacts, orderMoves, type OrderMove } from './order.ts';
import { type OrderStatus } from './order-status.ts';

/** Statuses that a closed case may resume to: where one can be opened, and `shipped` for a lost parcel. */
export const resumable = [...orderMoves.openCase.from, ...orderMoves.lose.from] as const;

/** The status in which an event says that an order began: it is none of the twelve. */
export const unborn = 'none';

export type OrderRule = {
  readonly move: OrderMove;
  readonly from: OrderStatus | typeof unborn;
  readonly to: OrderStatus;
  readonly actor: ActorKind;
};

/** Every (move, from, to, actor) that may happen; the database refuses an event that is not among them. */
export function orderRules(): OrderRule[] {
  return keysOf(orderMoves).flatMap((move) => {
    const { from, to, by } = moveFacts(move);
    const starts: readonly OrderRule['from'][] = from.length === 0 ? [unborn] : from;
    const ends = to === 'resume' ? resumable : [to];
    return starts.flatMap((start) =>
      ends.flatMap((end) => by.map((actor) => ({ move, from: start, to: end, actor }))),
    );
  });
}

export type Allowed = {
  readonly to: OrderStatus | 'resume';
  readonly actor: ActorKind;
  readonly move: OrderMove;
};

/** What may happen to an order in this status: the `allowed` of a refusal (docs/product.md 2.2). */
export function allowedFrom(status: OrderStatus): Allowed[] {
  return keysOf(orderMoves).flatMap((move) => {
    const { from, to, by } = moveFacts(move);
    return from.includes(status) ? by.map((actor) => ({ to, actor, move })) : [];
  });
}
