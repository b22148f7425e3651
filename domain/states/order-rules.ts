// Walking the order table: what is allowed, and which rows the database holds (`order_rule`).
import type { ActorKind } from '../actors.ts';
import { machine } from './machine.ts';
import { moveFacts, orderMoves, type OrderMove } from './order.ts';
import { orderStatuses, type OrderStatus } from './order-status.ts';

/** A closed case resumes to a status where one can be opened, or to `shipped` for a lost parcel. */
export const orderMachine = machine(orderStatuses, orderMoves, [
  ...orderMoves.openCase.from,
  ...orderMoves.lose.from,
]);

export type Allowed = {
  readonly to: OrderStatus | 'resume' | 'same';
  readonly actor: ActorKind;
  readonly move: OrderMove;
};

/** What may happen to an order in this status: the `allowed` of a refusal (docs/product.md 2.2). */
export function allowedFrom(status: OrderStatus): Allowed[] {
  return orderMachine.movesFrom(status).flatMap((move) => {
    const { to, by } = moveFacts(move);
    return by.map((actor) => ({ to, actor, move }));
  });
}
