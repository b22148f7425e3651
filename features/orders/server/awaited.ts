// Who is expected to act on an order: one table, read by what is shown and by what is looked for.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { keysOf } from '#domain/keys.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { ReturnState } from '#domain/states/return-case.ts';
import type { listOrders } from '#features/orders/contract.ts';

export type AwaitedParty = NonNullable<OutputOf<typeof listOrders>['list'][number]['awaiting']>;

/** By the status of the order; while a case is open, by the state of the case. No word is both. */
const awaitedIn: Partial<Record<Exclude<OrderStatus, 'refund_return'> | ReturnState, AwaitedParty>> = {
  pending_payment: 'merchant',
  to_be_delivered: 'supplier',
  shipped: 'carrier',
  delivered: 'buyer',
  received: 'buyer',
  pending_acceptance: 'timer',
  accepted: 'timer',
  pending_settlement: 'timer',
  requested: 'merchant',
  approved: 'timer',
  countered: 'buyer',
  awaiting_return: 'buyer',
  in_return: 'supplier',
  inspected: 'buyer',
  rejected: 'timer',
  escalated: 'timer',
};

/** @param caseState The state of its open case; undefined where none is open. */
export function awaitedOf(status: OrderStatus, caseState: ReturnState | undefined): AwaitedParty | null {
  const state = status === 'refund_return' ? caseState : status;
  return state === undefined ? null : (awaitedIn[state] ?? null);
}

/** The statuses of orders and the states of cases in which this one is expected to act. */
export function statesAwaiting(one: AwaitedParty): string[] {
  return keysOf(awaitedIn).filter((state) => awaitedIn[state] === one);
}
