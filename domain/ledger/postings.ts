// Where money moves: the closed posting matrix. What is not a row here cannot be booked, by anyone.
import type { ActorKind } from '#domain/actors.ts';
import { keysOf } from '#domain/keys.ts';
import type { Account } from './accounts.ts';
import type { PostingRule } from './posting-rule.ts';
import { refundPostings } from './refund-postings.ts';

export { actorKinds, type ActorKind } from '#domain/actors.ts';

/** Those who can cancel an order before it ships. */
const cancels = ['buyer', 'merchant', 'supplier', 'timer', 'carrier'] as const;

/** One row a kind of transfer: its debit and credit account kinds and who may cause it. */
export const postingKinds = {
  capture: { debit: 'psp', credit: 'escrow', by: ['provider'], why: 'O2: the buyer paid' },
  capture_late: {
    debit: 'psp',
    credit: 'refund_payable',
    by: ['provider'],
    why: 'O3b: money for an expired checkout goes back',
  },
  confirm_cost: {
    debit: 'escrow',
    credit: 'supplier_hold',
    by: ['merchant', 'timer'],
    why: "O5: the supplier's cost, out of this buyer's money",
  },
  release_cost: {
    debit: 'supplier_hold',
    credit: 'escrow',
    by: cancels,
    why: 'O8, O9: the confirmed cost is not needed',
  },
  ship_cost: { debit: 'supplier_hold', credit: 'supplier_payable', by: ['carrier'], why: 'O7: first scan' },
  ship_tax: { debit: 'escrow', credit: 'tax', by: ['carrier'], why: 'O7: tax point' },
  cancel_refund: { debit: 'escrow', credit: 'refund_payable', by: cancels, why: 'O4, O6, O8, O9, O12' },
  refund_paid: {
    debit: 'refund_payable',
    credit: 'psp',
    by: ['provider'],
    why: 'the refund reached the buyer',
  },
  accept_commission: { debit: 'escrow', credit: 'commission', by: ['buyer', 'timer'], why: 'O15: K' },
  accept_shop: { debit: 'escrow', credit: 'shop_pending', by: ['buyer', 'timer'], why: 'O15: N' },
  release: { debit: 'shop_pending', credit: 'shop_available', by: ['timer'], why: 'O17' },
  reserve: { debit: 'shop_pending', credit: 'shop_held', by: ['timer'], why: 'O17: dated reserve' },
  reserve_release: { debit: 'shop_held', credit: 'shop_available', by: ['timer'], why: 'the reserve ended' },
  recover: {
    debit: 'shop_pending',
    credit: 'shop_receivable',
    by: ['timer'],
    why: 'at most half of a settlement pays back an advanced refund',
  },
  ...refundPostings,
  case_hold_pending: { debit: 'shop_pending', credit: 'shop_held', by: ['buyer', 'timer'], why: 'O19' },
  case_hold_available: { debit: 'shop_available', credit: 'shop_held', by: ['buyer', 'timer'], why: 'O19' },
  case_free_pending: {
    debit: 'shop_held',
    credit: 'shop_pending',
    by: ['buyer', 'merchant', 'supplier', 'timer', 'reviewer'],
    why: 'O20, O21: what the case did not need',
  },
  case_free_available: {
    debit: 'shop_held',
    credit: 'shop_available',
    by: ['buyer', 'merchant', 'supplier', 'timer', 'reviewer'],
    why: 'O20, O21: what the case did not need',
  },
  deposit: {
    debit: 'treasury',
    credit: 'shop_available',
    by: ['provider', 'reviewer'],
    why: '2.4: what a chain or bank shows as received, never what somebody typed',
  },
  deposit_unclear: {
    debit: 'treasury',
    credit: 'deposit_suspense',
    by: ['provider', 'reviewer'],
    why: '2.4: it arrived, and nobody knows yet whose it is or whether it can be taken',
  },
  deposit_cleared: {
    debit: 'deposit_suspense',
    credit: 'shop_available',
    by: ['provider', 'reviewer'],
    why: '2.4: cleared up',
  },
  deposit_returned: {
    debit: 'deposit_suspense',
    credit: 'treasury',
    by: ['provider', 'reviewer'],
    why: '2.4: back to its sender',
  },
  withdraw: {
    debit: 'shop_available',
    credit: 'withdrawing',
    by: ['merchant'],
    why: '2.5: asked for; only a merchant can ask',
  },
  withdraw_back: {
    debit: 'withdrawing',
    credit: 'shop_available',
    by: ['merchant', 'reviewer', 'provider', 'timer'],
    why: '2.5: cancelled, rejected with a reason or failed: whole, at once',
  },
  withdraw_sent: {
    debit: 'withdrawing',
    credit: 'treasury',
    by: ['provider'],
    why: '2.5: the bank or chain confirms',
  },
  withdraw_fee: {
    debit: 'withdrawing',
    credit: 'payout_fee',
    by: ['provider'],
    why: '2.5: the fee that was quoted, out of the payout itself',
  },
  withdraw_bounced: {
    debit: 'treasury',
    credit: 'shop_available',
    by: ['provider'],
    why: '2.5: the bank sent it back',
  },
  withdraw_fee_back: {
    debit: 'payout_fee',
    credit: 'shop_available',
    by: ['provider'],
    why: '2.5: a payout that bounced costs nothing',
  },
  hold_placed: {
    debit: 'shop_available',
    credit: 'shop_held',
    by: ['reviewer'],
    why: '2.7: a restriction with a reason, an amount and an end',
  },
  supplier_paid: {
    debit: 'supplier_settled',
    credit: 'treasury',
    by: ['reviewer'],
    why: 'what suppliers are owed leaves the bank, with its reference and two people; no shop pays',
  },
  claim_granted: {
    debit: 'supplier_claims',
    credit: 'supplier_payable',
    by: ['reviewer'],
    why: "a supplier's claim, out of the platform's own money, decided by another person",
  },
  claim_taken: {
    debit: 'supplier_settled',
    credit: 'claim_income',
    by: ['reviewer'],
    why: "the platform's claim, off what the supplier is paid next",
  },
  goodwill_fund: {
    debit: 'treasury',
    credit: 'goodwill_fund',
    by: ['reviewer'],
    why: "I-26: the platform's own money, with its document and two people",
  },
  goodwill_give: {
    debit: 'goodwill_fund',
    credit: 'between_books',
    by: ['reviewer'],
    why: 'I-26: out of the fund, in the book of the platform',
  },
  goodwill: {
    debit: 'between_books',
    credit: 'shop_available',
    by: ['reviewer'],
    why: 'I-26: what the fund gave, in the book of the shop; only ever to the shop',
  },
  goodwill_promo: {
    debit: 'between_books',
    credit: 'shop_promo',
    by: ['reviewer'],
    why: 'I-26: what the fund gave as promotion credit; only ever to the shop',
  },
  ad_pay: {
    debit: 'shop_available',
    credit: 'ad_budget',
    by: ['merchant'],
    why: '2.6: a campaign is paid before it runs; only a merchant can',
  },
  ad_pay_promo: {
    debit: 'shop_promo',
    credit: 'ad_budget',
    by: ['merchant'],
    why: '2.6: promotion credit is used before the balance',
  },
  ad_click: {
    debit: 'ad_budget',
    credit: 'ads',
    by: ['timer'],
    why: '4.1: a click that counted, a minute after it was made; never above what was paid',
  },
  ad_click_back: {
    debit: 'ads',
    credit: 'ad_budget',
    by: ['timer'],
    why: '4.1: a click that was found invalid later costs nothing',
  },
  ad_back: {
    debit: 'ad_budget',
    credit: 'shop_available',
    by: ['merchant', 'timer', 'reviewer'],
    why: '2.6: what a campaign did not spend goes back in the moment it ends, the balance first',
  },
  ad_back_promo: {
    debit: 'ad_budget',
    credit: 'shop_promo',
    by: ['merchant', 'timer', 'reviewer'],
    why: '2.6: and then what was promotion credit',
  },
  ad_order: {
    debit: 'shop_available',
    credit: 'ads',
    by: ['timer'],
    why: 'O17: an order that promotion brought, out of what its own release made free',
  },
  ad_order_back: {
    debit: 'ads',
    credit: 'shop_available',
    by: ['timer'],
    why: '2.3: what promotion cost of goods that were paid back',
  },
  hold_lifted: {
    debit: 'shop_held',
    credit: 'shop_available',
    by: ['reviewer', 'timer'],
    why: '2.7: lifted, overturned or lapsed',
  },
} as const satisfies Record<string, PostingRule>;

export type PostingKind = keyof typeof postingKinds;

/** The matrix as plain rules, for code that walks it. */
export function ruleOf(kind: PostingKind): PostingRule {
  return postingKinds[kind];
}

/** One movement of money inside one shop's book. */
export type Transfer = {
  readonly kind: PostingKind;
  readonly debit: Account;
  readonly credit: Account;
  /** Above zero. */
  readonly units: bigint;
  readonly actor: ActorKind;
  /** The document that causes it, of the kind that `domain/ledger/posting-evidence.ts` names. */
  readonly document: string;
  /** Names this movement once in the shop for ever: a second one with the same key is refused. */
  readonly onceKey: string;
};

/** Every (kind, debit, credit, actor) that may be booked, as the database holds it. */
export function postingMatrix() {
  return keysOf(postingKinds).flatMap((kind) => {
    const rule = postingKinds[kind];
    return rule.by.map((actor) => ({ kind, debit: rule.debit, credit: rule.credit, actor }));
  });
}
