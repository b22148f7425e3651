// What a merchant's programs can be told: the closed list of messages and the facts they are made of.
import type { NoticeCode } from './notifications/notices.ts';
import { keysOf } from './keys.ts';
import type { OrderMove } from './states/order.ts';
import type { ReturnMove } from './states/return-case.ts';

type HookFacts = {
  /** What the message is about: those about one thing arrive in the order in which they happened. */
  readonly about:
    | 'order'
    | 'return'
    | 'withdrawal'
    | 'deposit'
    | 'restriction'
    | 'goods'
    | 'comment'
    | 'ping';
  /** In a sentence, for `/docs`. */
  readonly when: string;
  /** The facts it is made of: steps of orders, steps of cases, or facts that were told. */
  readonly moves?: readonly OrderMove[];
  readonly cases?: readonly ReturnMove[];
  readonly codes?: readonly NoticeCode[];
};

export const hookFacts = {
  'order.paid': { about: 'order', moves: ['pay'], when: 'A buyer has paid; the order begins.' },
  'order.confirmed': {
    about: 'order',
    moves: ['confirm'],
    when: 'The order was confirmed; its supplier may ship.',
  },
  'order.shipped': { about: 'order', moves: ['ship'], when: 'The carrier has the last parcel.' },
  'order.delivered': {
    about: 'order',
    moves: ['deliver'],
    when: 'The carrier has delivered the last parcel.',
  },
  'order.accepted': {
    about: 'order',
    moves: ['accept'],
    when: 'The buyer keeps the goods: the money is divided.',
  },
  'order.settled': { about: 'order', moves: ['release'], when: 'The shop’s part is available.' },
  'order.cancelled': {
    about: 'order',
    moves: ['cancelEarly', 'decline', 'grantCancel', 'missShipping', 'comeBack'],
    when: 'The order ended before it was delivered; the buyer gets everything back.',
  },
  'order.refunded': {
    about: 'order',
    moves: ['refundPart', 'refundWhole'],
    when: 'A return was settled: a part or all of the money goes back to the buyer.',
  },
  'return.opened': { about: 'return', cases: ['open'], when: 'A buyer asks for a return or a refund.' },
  'return.decided': {
    about: 'return',
    cases: ['approve', 'reject', 'decide'],
    when: 'The request was granted or refused: by you, by time, or by a reviewer.',
  },
  'return.refunded': { about: 'return', cases: ['paid'], when: 'The buyer’s money has gone back.' },
  'return.withdrawn': {
    about: 'return',
    cases: ['withdraw'],
    when: 'The request was taken back or not pursued.',
  },
  'withdrawal.requested': {
    about: 'withdrawal',
    codes: ['withdrawal_requested'],
    when: 'A withdrawal was asked for.',
  },
  'withdrawal.approved': {
    about: 'withdrawal',
    codes: ['withdrawal_approved'],
    when: 'A withdrawal was approved.',
  },
  'withdrawal.paid': { about: 'withdrawal', codes: ['withdrawal_paid'], when: 'A withdrawal was paid out.' },
  'withdrawal.returned': {
    about: 'withdrawal',
    codes: ['withdrawal_returned'],
    when: 'The bank sent it back; the money is in the wallet again.',
  },
  'withdrawal.failed': {
    about: 'withdrawal',
    codes: ['withdrawal_failed', 'withdrawal_rejected', 'withdrawal_cancelled'],
    when: 'It was not sent: refused, rejected or taken back; the money is in the wallet again.',
  },
  'deposit.credited': { about: 'deposit', codes: ['deposit_credited'], when: 'A deposit is in the wallet.' },
  'restriction.placed': {
    about: 'restriction',
    codes: ['restriction_placed', 'restriction_held'],
    when: 'The shop, its wallet or some money was restricted; the reason and the way to appeal are in the app.',
  },
  'restriction.ended': {
    about: 'restriction',
    codes: ['restriction_ended', 'restriction_freed'],
    when: 'A restriction is over.',
  },
  'goods.delisted': {
    about: 'goods',
    codes: ['goods_out_of_stock', 'goods_below_break_even'],
    when: 'Goods left the showcase: sold out, or their price no longer covers their cost.',
  },
  'goods.relisted': { about: 'goods', codes: ['goods_back_on_sale'], when: 'Goods are on sale again.' },
  'comment.added': { about: 'comment', codes: ['comment_new'], when: 'A buyer wrote a review.' },
} as const satisfies Record<string, HookFacts>;

export type HookType = keyof typeof hookFacts;
export const hookTypes = keysOf(hookFacts);

/** Sent by a press of the button and by nothing else; every address takes it. */
export const pingType = 'ping';
export type SentType = HookType | typeof pingType;

export function hookFactsOf(type: HookType): HookFacts {
  return hookFacts[type];
}

export type HookSource = 'moves' | 'cases' | 'codes';

/** Which message each fact of a source makes: one fact makes one message. */
export function typesBySource(source: HookSource): ReadonlyMap<string, HookType> {
  return new Map(
    hookTypes.flatMap((type) => (hookFactsOf(type)[source] ?? []).map((fact) => [fact, type] as const)),
  );
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try failed: closed, because screens say it in words. */
export const deliveryFailures = ['timeout', 'answer', 'redirect', 'address', 'connection', 'tls'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
