// The wallet: four amounts that always sum, and the flow that makes them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { pageInput } from '#domain/page.ts';
import { amountText, currencyCode, hold, timestamp } from '#domain/wire.ts';
import { dayLimit } from '#features/payouts/contract.ts';

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

export const flowEntry = z.object({
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
  /** What a person of the house wrote about it, where one did. */
  note: z.optional(z.string()),
  created_at: timestamp,
  done_at: z.nullable(timestamp),
  /** Until when what waits is decided. */
  promise_at: z.nullable(timestamp),
  entry_hash: z.string(),
});

export const walletFlow = endpoint({
  name: 'walletFlow',
  method: 'POST',
  path: '/v1/user/wallet_flow',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'Every movement of the wallet, newest first, with the balance before and after.',
  input: z.object({
    type: z.optional(z.enum(flowTypes)),
    account: z._default(z.enum(['available', 'pending', 'held', 'withdrawing', 'all']), 'all'),
    status: z.optional(z.enum(['awaiting_review', 'success', 'failure'])),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    ...pageInput,
  }),
  output: z.object({
    list: z.array(flowEntry),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    sums: z.object({ in: amountText, out: amountText, currency: currencyCode }),
  }),
  refuses: [],
});
