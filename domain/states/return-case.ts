// A return or refund case (docs/product.md 2.3): its states, who moves it, and who bears what. `case_rule` holds the same rows.
import { machine } from './machine.ts';

export const returnStates = [
  'requested',
  'approved',
  'countered',
  'awaiting_return',
  'in_return',
  'inspected',
  'refunding',
  'failed',
  'refunded',
  'rejected',
  'escalated',
  'decided',
  'withdrawn',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** What a buyer may say of goods that are there. */
export const askedReasons = ['change_of_mind', 'damaged', 'wrong', 'late', 'not_as_described'] as const;
export type AskedReason = (typeof askedReasons)[number];

/**
 * `withdrawal`: the statutory one, for which nobody is asked why. `lost`: the carrier never delivered. `not_received`:
 * the carrier says it did, the buyer says no.
 */
export const returnReasons = [...askedReasons, 'withdrawal', 'lost', 'not_received'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnFaults = ['buyer', 'supplier', 'merchant'] as const;
export type ReturnFault = (typeof returnFaults)[number];

/** Who bears a reason: the supplier what went wrong with goods or parcel, the merchant its own false claims. */
export function faultOf(reason: ReturnReason): ReturnFault {
  if (reason === 'change_of_mind' || reason === 'withdrawal') return 'buyer';
  return reason === 'not_as_described' ? 'merchant' : 'supplier';
}

/** True where there is something to send back. */
export function needsReturn(reason: ReturnReason): boolean {
  return reason !== 'lost' && reason !== 'not_received';
}

/** Who pays for the label: the shop is never charged for one, its supplier sends the label where the buyer is not at fault. */
export function labelPayerOf(fault: ReturnFault): 'buyer' | 'supplier' {
  return fault === 'buyer' ? 'buyer' : 'supplier';
}

export const returnMachine = machine(returnStates, {
  open: { from: [], to: 'requested', by: ['buyer', 'timer'] },
  /** The merchant says yes, 48 hours of silence do, or the buyer needs nobody's yes: a withdrawal. */
  approve: { from: ['requested'], to: 'approved', by: ['merchant', 'timer', 'buyer'] },
  reject: { from: ['requested'], to: 'rejected', by: ['merchant'] },
  /** A part of the money, and the goods stay. It can be said once, instead of yes or no. */
  counter: { from: ['requested'], to: 'countered', by: ['merchant'] },
  takeOffer: { from: ['countered'], to: 'approved', by: ['buyer'] },
  /** An offer that is not taken leaves the request where silence would have: it is granted. */
  declineOffer: { from: ['countered'], to: 'approved', by: ['buyer', 'timer'] },
  /** The goods are to come back. Where nothing has to, an approved case is settled instead. */
  expectGoods: {
    from: ['approved'],
    to: 'awaiting_return',
    by: ['merchant', 'timer', 'buyer', 'reviewer'],
  },
  /** The first scan of the return parcel. */
  takeIn: { from: ['awaiting_return'], to: 'in_return', by: ['carrier'] },
  /** The supplier looked, or did not in the days after the scan. */
  inspect: { from: ['awaiting_return', 'in_return'], to: 'inspected', by: ['supplier', 'timer'] },
  /** The buyer does not agree to what the inspection takes off, or says nothing: somebody looks at it. */
  object: { from: ['inspected'], to: 'escalated', by: ['buyer', 'timer'] },
  escalate: { from: ['rejected'], to: 'escalated', by: ['buyer'] },
  /** The buyer says that it was sent, no carrier and no supplier has seen it. */
  doubt: { from: ['awaiting_return'], to: 'escalated', by: ['timer'] },
  /** Two reviewers for a no, one for a yes; the platform's own silence is a yes too. */
  decide: { from: ['escalated'], to: 'decided', by: ['reviewer', 'timer'] },
  grant: { from: ['decided'], to: 'approved', by: ['reviewer', 'timer'] },
  settle: {
    from: ['approved', 'inspected', 'decided'],
    to: 'refunding',
    by: ['supplier', 'timer', 'reviewer'],
  },
  paid: { from: ['refunding'], to: 'refunded', by: ['provider'] },
  /** The provider does not take the refund; it is tried again under its id, or another way is named. */
  fail: { from: ['refunding'], to: 'failed', by: ['provider'] },
  retry: { from: ['failed'], to: 'refunding', by: ['provider', 'buyer', 'timer'] },
  /** Taken back by the buyer, never sent, or rejected and not pursued. What is on its way back cannot be unsent. */
  withdraw: {
    from: ['requested', 'approved', 'countered', 'awaiting_return', 'rejected', 'escalated'],
    to: 'withdrawn',
    by: ['buyer', 'timer'],
  },
});

export type ReturnMove = keyof typeof returnMachine.moves;

/** States in which it is not decided yet what becomes of the money. */
export const openReturnStates = [
  'requested',
  'approved',
  'countered',
  'awaiting_return',
  'in_return',
  'inspected',
  'rejected',
  'escalated',
] as const satisfies readonly ReturnState[];

export function isOpenCase(state: ReturnState): boolean {
  return openReturnStates.some((open) => open === state);
}

/** States from which the buyer may take a case back. */
export function canTakeBack(state: ReturnState): boolean {
  return returnMachine.canMove('withdraw', state, 'buyer');
}
