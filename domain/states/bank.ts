// What becomes of a line of a bank statement, and of money that goes back.
import { machine } from './machine.ts';

/**
 * `held`: its file waits for a second person. `rejected`: its file was. `open`: waits for people. `matched`: part of a payment. `returning`: goes back whole. `settled`: a sending of ours
 * that the bank has booked. `deposit`: a merchant's own money. `other`: nobody's business but the platform's.
 */
export const bankLineStates = [
  'held',
  'rejected',
  'open',
  'matched',
  'returning',
  'settled',
  'other',
  'deposit',
] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** `waiting`: for a second person. What is `released` counts; of what is `rejected` nothing ever does. */
export const bankImportStates = ['waiting', 'released', 'rejected'] as const;
export type BankImportState = (typeof bankImportStates)[number];

export const bankLineMachine = machine(bankLineStates, {
  match: { from: ['open'], to: 'matched' },
  /** Also what came for a payment that never became whole. */
  return: { from: ['open', 'matched'], to: 'returning' },
  settle: { from: ['open'], to: 'settled' },
  other: { from: ['open'], to: 'other' },
  deposit: { from: ['open'], to: 'deposit' },
});
export type BankLineMove = keyof typeof bankLineMachine.moves;

/** Why a line waits for people. */
export const bankOpenReasons = [
  'no_reference',
  'unknown_reference',
  'several_references',
  'other_currency',
  /** A sending of ours that came back. */
  'came_back',
  /** The bank took money of a payer away again. */
  'taken_back',
  /** A sending with our reference, of another amount than asked. */
  'other_amount',
  /** A sending with a reference that another line has settled. */
  'sent_before',
  /** A sending without our reference that looks like one of ours. */
  'like_return',
  /** It names a merchant's deposit: of another amount, another sender, a second time, or to another account. */
  'deposit_amount',
  'deposit_sender',
  'deposit_doubled',
  'deposit_unclear',
  /** Not in the table: money for a payment that never became whole. */
  'incomplete',
] as const;
export type BankOpenReason = (typeof bankOpenReasons)[number];

/** `waiting`: to be sent. `exported`: on a list that somebody took to the bank. `paid`: the bank has booked it. */
export const bankReturnStates = ['waiting', 'exported', 'paid'] as const;
export type BankReturnState = (typeof bankReturnStates)[number];
export const bankReturnKinds = ['refund', 'excess', 'unmatched', 'deposit'] as const;
export type BankReturnKind = (typeof bankReturnKinds)[number];

/** Who named the account that money goes back to. */
export const bankPlaceSources = ['statement', 'buyer', 'people', 'nobody'] as const;
export type BankPlaceSource = (typeof bankPlaceSources)[number];
