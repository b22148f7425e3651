// A deposit (docs/product.md 2.4): its states and who moves it. The table `deposit_rule` holds the same rows.
import { machine } from './machine.ts';

/** `submitted` is under review until it is reviewed; what a chain shows by itself needs no review. */
export const depositStates = ['quoted', 'submitted', 'needs_info', 'success', 'failure', 'expired'] as const;
export type DepositState = (typeof depositStates)[number];

export const depositMachine = machine(depositStates, {
  /** With a transaction hash or a proof; also the answer to a question. */
  submit: { from: ['quoted', 'needs_info'], to: 'submitted', by: ['merchant'] },
  /** A reviewer asks; the merchant has a week to answer. */
  ask: { from: ['submitted'], to: 'needs_info', by: ['reviewer'] },
  /** What was received is in the wallet: seen by a chain or bank, or attested by two people. */
  credit: { from: ['quoted', 'submitted', 'needs_info'], to: 'success', by: ['provider', 'reviewer'] },
  /** Money that came too late, or was not clear, is the shop's after all. */
  clear: { from: ['failure', 'expired'], to: 'success', by: ['provider', 'reviewer'] },
  /** With a reason of the list and a text, or because a question was not answered. */
  fail: { from: ['submitted', 'needs_info'], to: 'failure', by: ['reviewer', 'timer'] },
  /** Before anything was sent. */
  cancel: { from: ['quoted'], to: 'expired', by: ['merchant'] },
  /** Nothing was sent in time. What is `submitted` waits for people; it expired only before that rule. */
  expire: { from: ['quoted', 'submitted'], to: 'expired', by: ['timer'] },
});

export type DepositMove = keyof typeof depositMachine.moves;

/** States in which money may still come and be credited by itself. */
export const openDepositStates = ['quoted', 'submitted', 'needs_info'] as const satisfies DepositState[];

export function isOpenDeposit(state: DepositState): boolean {
  return openDepositStates.some((open) => open === state);
}

/** One of the three statuses of the specification's flow. */
export function depositStatusOf(state: DepositState): 'awaiting_review' | 'success' | 'failure' {
  if (state === 'success') return 'success';
  return isOpenDeposit(state) ? 'awaiting_review' : 'failure';
}

/** Why a reviewer may say no: closed, so that nobody invents a fee, a tax or a level to reach first. */
export const depositFailReasons = [
  'not_found',
  'wrong_network',
  'wrong_asset',
  'duplicate',
  'third_party_sender',
  'forged_proof',
] as const;
export type DepositFailReason = (typeof depositFailReasons)[number];

/**
 * What has become of money that arrived. `waiting`: below the least deposit, until what arrived sums to it.
 * `unclear`: it is kept apart until two people clear it or it goes back.
 */
export const receiptStates = [
  'proposed',
  'seen',
  'waiting',
  'unclear',
  'credited',
  'returned',
  'dropped',
] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Why money that arrived could not be credited at once. */
export const unclearReasons = ['below_minimum', 'above_cap', 'late'] as const;
export type UnclearReason = (typeof unclearReasons)[number];
