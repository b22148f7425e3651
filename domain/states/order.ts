// What can happen to an order (docs/product.md 2.2): its moves as data.
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { OrderStatus } from './order-status.ts';

export { orderStatusOf, type OrderFacts } from './order-facts.ts';

export const cancelKinds = [
  'buyer',
  'merchant',
  'expired',
  'stock',
  'sla',
  'fraud',
  'undeliverable',
  'returned',
] as const;
export type CancelKind = (typeof cancelKinds)[number];

/** Why a timer moved an order, as it is kept with the step; the words are each reader's own language. */
export const timerReasons = ['not_confirmed', 'not_answered', 'not_scanned', 'part_not_scanned'] as const;
export type TimerReason = (typeof timerReasons)[number];

/** The fact that a move makes true, as the column that holds it. */
export type FactColumn =
  | 'confirmed_at'
  | 'shipped_at'
  | 'delivered_at'
  | 'received_at'
  | 'window_at'
  | 'accepted_at'
  | 'stated_at'
  | 'released_at'
  | 'completed_at'
  | 'cancelled_at'
  | 'case_id';

type Move = {
  /** The row of docs/product.md 2.2. */
  readonly row: string;
  /** Empty: the order is born by it. */
  readonly from: readonly OrderStatus[];
  /** `resume`: back to the status that the other facts give. `same`: it stays what it is. */
  readonly to: OrderStatus | 'resume' | 'same';
  readonly by: readonly ActorKind[];
  /** More time to look and a refund make no other status, and payment is what an order is born by. */
  readonly sets: FactColumn | 'paid_at' | 'receive_extended_at' | 'refunded_units';
  readonly cancelKind?: CancelKind;
  /** Who is expected to act, what the guard is and what an illegal try answers, in a sentence. */
  readonly guard: string;
  readonly illegal: 'invalidOperation' | 'insufficientPermissions';
};

const beforeShipping = ['supplier', 'merchant', 'timer'] as const;

export const orderMoves = {
  pay: {
    row: 'O2',
    from: [],
    to: 'pending_payment',
    by: ['provider'],
    sets: 'paid_at',
    guard: 'captured for the exact total of an open checkout, once per payment',
    illegal: 'invalidOperation',
  },
  cancelEarly: {
    row: 'O4',
    from: ['pending_payment'],
    to: 'cancelled',
    by: ['buyer'],
    sets: 'cancelled_at',
    cancelKind: 'buyer',
    guard: 'within the minutes after paying in which nobody asks why',
    illegal: 'invalidOperation',
  },
  confirm: {
    row: 'O5',
    from: ['pending_payment'],
    to: 'to_be_delivered',
    by: ['merchant', 'timer'],
    sets: 'confirmed_at',
    guard: "the supplier's cost is in the order's escrow",
    illegal: 'invalidOperation',
  },
  decline: {
    row: 'O6',
    from: ['pending_payment'],
    to: 'cancelled',
    by: ['merchant', 'timer'],
    sets: 'cancelled_at',
    cancelKind: 'merchant',
    guard: 'declined with a reason, or not confirmed in time: then its kind is `expired`, and no fault',
    illegal: 'invalidOperation',
  },
  ship: {
    row: 'O7',
    from: ['to_be_delivered'],
    to: 'shipped',
    by: ['carrier'],
    sets: 'shipped_at',
    guard: 'the first carrier scan of the last parcel; a label alone is not shipping',
    illegal: 'insufficientPermissions',
  },
  grantCancel: {
    row: 'O8',
    from: ['to_be_delivered'],
    to: 'cancelled',
    by: beforeShipping,
    sets: 'cancelled_at',
    cancelKind: 'buyer',
    guard: 'the buyer asked and no parcel was scanned; silence is a yes',
    illegal: 'invalidOperation',
  },
  cancelByShop: {
    row: 'O8',
    from: ['to_be_delivered'],
    to: 'cancelled',
    by: ['merchant'],
    sets: 'cancelled_at',
    cancelKind: 'merchant',
    guard: 'the merchant cancels what was confirmed, with a reason, and no parcel was scanned',
    illegal: 'invalidOperation',
  },
  missShipping: {
    row: 'O9',
    from: ['to_be_delivered'],
    to: 'cancelled',
    by: ['timer', 'supplier'],
    sets: 'cancelled_at',
    cancelKind: 'sla',
    guard: 'no scan in the business days of the promise, or the supplier cannot supply',
    illegal: 'invalidOperation',
  },
  deliver: {
    row: 'O10',
    from: ['shipped'],
    to: 'delivered',
    by: ['carrier'],
    sets: 'delivered_at',
    guard: 'the carrier reports the delivery of the last parcel',
    illegal: 'insufficientPermissions',
  },
  lose: {
    row: 'O11',
    from: ['shipped'],
    to: 'refund_return',
    by: ['buyer', 'timer'],
    sets: 'case_id',
    guard: 'no delivery ten days after the promised date',
    illegal: 'invalidOperation',
  },
  comeBack: {
    row: 'O12',
    from: ['shipped'],
    to: 'cancelled',
    by: ['carrier'],
    sets: 'cancelled_at',
    cancelKind: 'undeliverable',
    guard: 'the carrier returned the parcel to its sender',
    illegal: 'insufficientPermissions',
  },
  receive: {
    row: 'O13',
    from: ['delivered'],
    to: 'received',
    by: ['buyer', 'timer'],
    sets: 'received_at',
    guard: 'the buyer says so, or days of silence',
    illegal: 'invalidOperation',
  },
  extend: {
    row: 'O13',
    from: ['delivered'],
    to: 'delivered',
    by: ['buyer'],
    sets: 'receive_extended_at',
    guard: 'the buyer needs more time to look, once',
    illegal: 'invalidOperation',
  },
  openWindow: {
    row: 'O14',
    from: ['received'],
    to: 'pending_acceptance',
    by: ['buyer', 'timer'],
    sets: 'window_at',
    guard: 'the hours to report damage are over, or the buyer says all is fine',
    illegal: 'invalidOperation',
  },
  accept: {
    row: 'O15',
    from: ['pending_acceptance'],
    to: 'accepted',
    by: ['buyer', 'timer'],
    sets: 'accepted_at',
    guard: 'the buyer accepts, or the return window ended without a case',
    illegal: 'insufficientPermissions',
  },
  state: {
    row: 'O16',
    from: ['accepted'],
    to: 'pending_settlement',
    by: ['timer'],
    sets: 'stated_at',
    guard: 'the daily statement at 00:00 of the shop',
    illegal: 'invalidOperation',
  },
  release: {
    row: 'O17',
    from: ['pending_settlement'],
    to: 'pending_withdrawal',
    by: ['timer'],
    sets: 'released_at',
    guard: "the release date of the shop's level",
    illegal: 'invalidOperation',
  },
  complete: {
    row: 'O18',
    from: ['pending_withdrawal'],
    to: 'completed',
    by: ['timer'],
    sets: 'completed_at',
    guard: 'the lot is used up, or 90 days passed',
    illegal: 'invalidOperation',
  },
  openCase: {
    row: 'O19',
    from: [
      'delivered',
      'received',
      'pending_acceptance',
      'accepted',
      'pending_settlement',
      'pending_withdrawal',
      // O22.
      'completed',
    ],
    to: 'refund_return',
    by: ['buyer'],
    sets: 'case_id',
    guard: 'inside the return window; afterwards faults and the legal guarantee only',
    illegal: 'invalidOperation',
  },
  closeCase: {
    row: 'O20',
    from: ['refund_return'],
    to: 'resume',
    by: ['buyer', 'timer', 'reviewer'],
    sets: 'case_id',
    guard: 'withdrawn by the buyer, never sent back, or rejected on escalation',
    illegal: 'invalidOperation',
  },
  refundPart: {
    row: 'O21',
    from: ['refund_return'],
    to: 'resume',
    by: ['supplier', 'timer', 'reviewer'],
    sets: 'case_id',
    guard: 'the return was settled and something is kept',
    illegal: 'invalidOperation',
  },
  refundWhole: {
    row: 'O21',
    from: ['refund_return'],
    to: 'cancelled',
    by: ['supplier', 'timer', 'reviewer'],
    sets: 'cancelled_at',
    cancelKind: 'returned',
    guard: 'the return was settled and nothing is kept',
    illegal: 'invalidOperation',
  },
  refundByShop: {
    row: 'O23',
    from: [
      'shipped',
      'delivered',
      'received',
      'pending_acceptance',
      'accepted',
      'pending_settlement',
      'pending_withdrawal',
      'completed',
    ],
    to: 'same',
    by: ['merchant'],
    sets: 'refunded_units',
    guard: "the merchant refunds out of the shop's own part of the order, and no case is open",
    illegal: 'invalidOperation',
  },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;

export function moveFacts(move: OrderMove): Move {
  return orderMoves[move];
}
