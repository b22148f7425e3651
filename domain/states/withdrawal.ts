// A withdrawal (docs/product.md 2.5): its states and who moves it. The table `withdrawal_rule` holds the same rows.
import { machine } from './machine.ts';

export const withdrawalStates = [
  'requested',
  'approved',
  'sending',
  'success',
  'failure',
  'rejected',
  'cancelled',
  'returned',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalMachine = machine(withdrawalStates, {
  /** At once within the day's limit (the merchant's own act), by reviewers, or by the clock after 48 hours. */
  approve: { from: ['requested'], to: 'approved', by: ['merchant', 'reviewer', 'timer'] },
  /** With a reason of the list and a text; the money is back at once. */
  reject: { from: ['requested'], to: 'rejected', by: ['reviewer'] },
  /** Any time before it is sent. */
  cancel: { from: ['requested', 'approved'], to: 'cancelled', by: ['merchant'] },
  /** By the clock, or by the person who releases the file that it is in. */
  send: { from: ['approved'], to: 'sending', by: ['timer', 'reviewer'] },
  settle: { from: ['sending'], to: 'success', by: ['provider'] },
  /** The sender refused it for good: what was not sent is back at once. */
  fail: { from: ['sending'], to: 'failure', by: ['provider'] },
  /** The bank sent it back. */
  bounce: { from: ['sending', 'success'], to: 'returned', by: ['provider'] },
});

export type WithdrawalMove = keyof typeof withdrawalMachine.moves;

/** States in which money is still on its way. */
export const openWithdrawalStates = ['requested', 'approved', 'sending'] as const satisfies WithdrawalState[];
/** States in which the orders it was to pay are not paid by it. */
export const voidWithdrawalStates = [
  'failure',
  'rejected',
  'cancelled',
  'returned',
] as const satisfies WithdrawalState[];

/** Why a reviewer may reject: closed, so that nobody invents a fee, a tax or a level to reach first. */
export const rejectReasons = [
  'account_not_yours',
  'account_unreachable',
  'identity_mismatch',
  'takeover_suspected',
  'sanctions',
  'court_order',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** One of the three statuses of the specification's flow. */
export function flowStatusOf(state: WithdrawalState): 'awaiting_review' | 'success' | 'failure' {
  if (state === 'success') return 'success';
  return openWithdrawalStates.some((open) => open === state) ? 'awaiting_review' : 'failure';
}

export const payoutStates = ['waiting', 'sending', 'sent', 'failed', 'returned', 'stopped'] as const;
/** One sending of a withdrawal; there are several only where the clock approved it in slices. */
export type PayoutState = (typeof payoutStates)[number];

/** Why nothing new is sent: closed, because merchants read it in their own language. */
export const pauseReasons = ['difference', 'bank', 'chain', 'safety', 'maintenance'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const payoutBatchStates = ['draft', 'released', 'withdrawn', 'refused'] as const;
/** `refused`: two people say that the bank did not take it. */
export type PayoutBatchState = (typeof payoutBatchStates)[number];
