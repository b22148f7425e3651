// The wallet: four amounts that always sum, and the flow that makes them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput } from '#domain/wire/page.ts';
import {
  amountText,
  currencyCode,
  hold,
  image,
  signedAmountText,
  timestamp,
  sentTimestamp,
} from '#domain/wire/wire.ts';

/** What a level lets be withdrawn in one day without a look. */
export const dayLimit = z.object({ limit: amountText, used: amountText, resets_at: timestamp });

export const wallet = endpoint({
  name: 'wallet',
  method: 'POST',
  path: '/v1/user/wallet',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'balance = available + pending + held + withdrawing, to the cent.',
  input: z.object({}),
  output: z.object({
    currency: currencyCode,
    balance: amountText,
    available: amountText,
    pending: amountText,
    pending_by: z.array(z.object({ date: z.string(), amount: amountText })),
    frozen: amountText,
    held: amountText,
    holds: z.array(hold),
    withdrawing: amountText,
    promo: amountText,
    receivable: amountText,
    /** Buyers' money that is held for open orders: not the shop's yet, shown so that nothing seems lost. */
    in_escrow: amountText,
    min_deposit: amountText,
    min_withdraw: amountText,
    /** What withdrawals are approved by themselves in one day of the shop. */
    daily: dayLimit,
    pay_password_set: z.boolean(),
    accounts: z.int(),
    accounts_max: z.int(),
    as_of: timestamp,
    book: z.object({ seq: z.string(), head_hash: z.string() }),
    /** The amounts, the book's last row and the number of acts under our signature: a note of C2SP (domain/proof/slip.ts). */
    slip: z.string(),
  }),
  refuses: [],
});

export const flowTypes = [
  'debit',
  'reward_gift',
  'return',
  'deposit',
  'withdrawal',
  'settlement',
  'ad',
  'fee',
  'hold',
] as const;

const movement = {
  id: z.string(),
  no: z.string(),
  type: z.enum(flowTypes),
  /** The posting kind: what exactly happened. */
  kind: z.string(),
  direction: z.enum(['in', 'out']),
  amount: amountText,
  fee: amountText,
  currency: currencyCode,
  status: z.enum(['awaiting_review', 'success', 'failure']),
  failure_code: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  /** What the merchant can do about a failure: a machine word. */
  next_step: z.nullable(z.string()),
  balance_before: amountText,
  balance_after: amountText,
  /** Which of the four amounts this row moves. */
  account: z.enum(['available', 'pending', 'held', 'withdrawing']),
  counter_account: z.string(),
  ref: z.object({ kind: z.string(), id: z.string(), no: z.nullable(z.string()) }),
  /** What a person of the platform wrote about it, where one did. */
  note: z.optional(z.string()),
  created_at: timestamp,
  done_at: z.nullable(timestamp),
  /** Until when what waits is decided. */
  promise_at: z.nullable(timestamp),
  entry_hash: z.string(),
};

/** All that one document did to the wallet, as far as the filter asks for it. */
const flowDocument = z.object({
  kind: z.enum(['sale', 'withdrawal', 'deposit', 'campaign', 'other']),
  no: z.nullable(z.string()),
  /** The first product of a sale, and how many others there are. */
  title: z.nullable(z.string()),
  more: z.int(),
  /** Of a sale: the picture of its first product. */
  picture: z.nullable(image),
  in: amountText,
  out: amountText,
  /** `in` without `out`: what the line adds to the sums. */
  net: signedAmountText,
  /** Of a withdrawal or a deposit: what was asked for, though nothing has come or gone yet. */
  asked: z.nullable(amountText),
  fee: z.nullable(amountText),
  arrives: z.nullable(amountText),
  status: z.enum(['awaiting_review', 'success', 'failure']),
  failure_code: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  promise_at: z.nullable(timestamp),
  /** Where the money of a sale is now. */
  money_in: z.nullable(z.enum(['available', 'pending', 'held'])),
  /** The movements that sum to the line, the newest first. */
  parts: z.array(z.object(movement)),
});

export const flowEntry = z.object({
  ...movement,
  /** With `group`: the entry is the newest movement of this document. */
  document: z.optional(flowDocument),
});

/** The book's last entry when the first page was read, the last entry shown, and the last deposit beside the book. */
const flowCursor = /^\d{1,18}_\d{1,18}(?:_\d{1,15}_[0-9a-f-]{36})?$/;

export const walletFlow = endpoint({
  name: 'walletFlow',
  method: 'POST',
  path: '/v1/user/wallet_flow',
  actor: 'merchant',
  scope: 'wallet.read',
  summary:
    'Every movement of the wallet, newest first, with the balance before and after; with `group`, one entry a document.',
  input: z.object({
    type: z.optional(z.enum(flowTypes)),
    account: z._default(z.enum(['available', 'pending', 'held', 'withdrawing', 'all']), 'all'),
    status: z.optional(z.enum(['awaiting_review', 'success', 'failure'])),
    from: z.optional(sentTimestamp),
    to: z.optional(sentTimestamp),
    /** One entry for each order, withdrawal, deposit or campaign, with its movements inside. */
    group: z.optional(z.literal('document')),
    /** With `group` in place of `page`: `next` of the page before. */
    after: z.optional(z.string().check(z.regex(flowCursor))),
    ...pageInput,
  }),
  output: z.object({
    list: z.array(flowEntry),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    /** With `group`: where the next page begins. */
    next: z.optional(z.nullable(z.string())),
    sums: z.object({ in: amountText, out: amountText, currency: currencyCode }),
  }),
  refuses: [],
});
