// Withdrawals: asked for, decided, sent (docs/product.md 2.5).
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { payoutTypes } from '#domain/payouts/payout.ts';
import { pauseReasons, payoutStates, rejectReasons, withdrawalStates } from '#domain/states/withdrawal.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';
import { dayLimit } from '#features/wallet/contract.ts';
import { factorCode, pin } from './accounts.contract.ts';

/** What is taken off, what arrives, when, and how it is decided: the same before asking and after. */
const terms = {
  amount: amountText,
  currency: currencyCode,
  /** At most what the network takes; there is no other deduction. */
  fee: amountText,
  receive_amount: amountText,
  receive_currency: currencyCode,
  /** What one unit of the shop's currency is in the received one; null where they are the same. */
  rate: z.nullable(z.string()),
};

export const quoteWithdrawal = endpoint({
  name: 'quoteWithdrawal',
  method: 'POST',
  path: '/v1/user/withdraw/quote',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'What a withdrawal costs, what arrives and when, before anything is asked for.',
  input: z.object({ account_id: id, amount: amountText }),
  output: z.object({
    ...terms,
    /** `at_once`: within what is left of the day's limit. `review`: a person decides by `promise_at`. */
    decision: z.enum(['at_once', 'review']),
    promise_at: z.nullable(timestamp),
    /** Where nobody decided until then, it approves itself. */
    approves_at: z.nullable(timestamp),
    arrives_by: timestamp,
    second_factor: z.boolean(),
    daily: dayLimit,
  }),
  refuses: ['withdrawalAccountNotFound', 'invalidOperation', 'insufficientBalance'],
});

const account = z.object({
  id,
  type: z.enum(payoutTypes),
  label: z.string(),
  account_name: z.string(),
  number_masked: z.string(),
});

export const withdrawalShort = z.object({
  id,
  no: z.string(),
  status: z.enum(['awaiting_review', 'success', 'failure']),
  state: z.enum(withdrawalStates),
  ...terms,
  account,
  note: z.string(),
  /** True where the shop's payout schedule asked for it. */
  scheduled: z.optional(z.boolean()),
  created_at: timestamp,
  promise_at: z.nullable(timestamp),
  approves_at: z.nullable(timestamp),
  /** Until when it can be taken back; null while a reviewer decides: any time until then. */
  cancellable_until: z.nullable(timestamp),
  can_cancel: z.boolean(),
  done_at: z.nullable(timestamp),
  failure_code: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  /** The number of its last step in the public record; null where that does not have it yet. */
  record: z.optional(z.nullable(z.int())),
  /** While new payouts are paused: why, since when, and when it ends by itself. Nothing is lost, and it can be taken back. */
  paused: z.nullable(
    z.object({
      reason: z.enum(pauseReasons),
      since: timestamp,
      until: timestamp,
      /** The number of its act in the public record; null where that does not have it yet. */
      record: z.nullable(z.int()),
    }),
  ),
  /** What the merchant can do about a failure. */
  next_step: z.nullable(z.enum(['ask_again', 'change_account', 'identity', 'service'])),
});

const paidOrder = z.object({ order_id: id, order_no: z.string(), amount: amountText });

export const withdrawalWhole = z.extend(withdrawalShort, {
  /** Orders whose free money it pays, the oldest first; at most a hundred are listed. */
  orders: z.array(paidOrder).check(z.maxLength(limits.withdrawalOrdersShownMax)),
  orders_total: z.int(),
  /** What came from elsewhere: deposits and the like. */
  other_amount: amountText,
  steps: z.array(z.object({ code: z.enum(withdrawalStates), by: z.string(), at: timestamp })),
  /** How it left: one sending, or several where it approved itself in slices. */
  payouts: z.array(
    z.object({
      n: z.int(),
      amount: amountText,
      fee: amountText,
      state: z.enum(payoutStates),
      due_at: timestamp,
      reference: z.nullable(z.string()),
      done_at: z.nullable(timestamp),
    }),
  ),
});

const identityRefusals = [
  'payPasswordNotSet',
  'wrongPayPassword',
  'secondFactorNeeded',
  'verificationCodeIncorrect',
] as const;

export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/v1/user/withdraw/add',
  actor: 'merchant',
  summary: 'Asks for money; it is held at once. Within the day limit it is approved by itself.',
  input: z.object({
    amount: amountText,
    account_id: id,
    pay_password: pin,
    code: z.optional(factorCode),
    mandate: mandateInput,
    note: z._default(z.string().check(z.trim(), z.maxLength(limits.payoutNoteCharactersMax)), ''),
  }),
  output: withdrawalWhole,
  refuses: [
    ...identityRefusals,
    'signatureNeeded',
    'invalidOperation',
    'insufficientBalance',
    'withdrawalAccountNotFound',
    'walletFrozen',
    'withdrawalDisabled',
  ],
  once: true,
});

export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/v1/user/withdraw/cancel',
  actor: 'merchant',
  summary: 'Takes a withdrawal back before it is sent: the whole amount is free again at once.',
  input: z.object({ id }),
  output: withdrawalWhole,
  refuses: ['invalidOperation'],
  once: true,
});

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'POST',
  path: '/v1/user/withdraw/list',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'Withdrawals, newest first.',
  input: z.object({
    status: z.optional(z.enum(['awaiting_review', 'success', 'failure'])),
    account_id: z.optional(id),
    ...pageInput,
  }),
  output: pageOf(withdrawalShort),
  refuses: [],
});

export const withdrawalDetail = endpoint({
  name: 'withdrawalDetail',
  method: 'POST',
  path: '/v1/user/withdraw/detail',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'One withdrawal: its steps, its sendings, and the orders it pays.',
  input: z.object({ id }),
  output: withdrawalWhole,
  refuses: [],
});

export const decideWithdrawal = endpoint({
  name: 'decideWithdrawal',
  method: 'POST',
  path: '/op/withdrawal/decide',
  actor: 'operator',
  right: 'decideWithdrawals',
  fresh: true,
  summary: 'Approve, or reject with a reason of the list and a text. Large amounts take two people.',
  input: z.object({
    /** `<shop>.<withdrawal>`. */
    id: z.string().check(z.maxLength(60)),
    verdict: z.enum(['approve', 'reject']),
    reason_code: z.optional(z.enum(rejectReasons)),
    reason: z.optional(words(limits.withdrawalReasonUnitsMax, limits.withdrawalReasonUnitsMin)),
  }),
  output: z.object({ state: z.enum(withdrawalStates), needs_second: z.boolean() }),
  refuses: ['invalidOperation', 'insufficientPermissions'],
  once: true,
});

/** Messages of the payout sender: paid, refused, sent back. */
export const payoutMessage = endpoint({
  name: 'payoutMessage',
  method: 'POST',
  path: '/hook/payout/{sender}',
  actor: 'hook',
  summary: 'Signed messages of the payout sender: paid, refused, returned.',
  body: 'raw',
  input: z.object({ sender: z.string().check(z.maxLength(30)) }),
  output: z.object({ received: z.boolean(), effect: z.string() }),
  refuses: ['invalidRequest'],
});
