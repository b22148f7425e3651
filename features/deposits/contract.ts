// Deposits: the ways money can come in, asking for a place to send it, telling of it, and what became of it
// (docs/product.md 2.4). Never needed to sell, and never asked for before a payout.
import * as z from 'zod/mini';
import { depositKinds, depositWarnings } from '#domain/deposits/deposit.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { depositStates, receiptStates, unclearReasons } from '#domain/states/deposit.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';

const kind = z.enum(depositKinds);

/** What a network says of a transaction that was told. */
export const claimFacts = [
  'found',
  'waiting',
  'failed',
  'wrong_token',
  'wrong_receiver',
  'wrong_network',
  'unknown',
] as const;

/** What limits a deposit: the first days, half of the sales after them, or an identity that is not verified. */
const capReason = z.enum(['first_days', 'sales', 'unverified']);

export const payChannels = endpoint({
  name: 'payChannels',
  method: 'GET',
  path: '/v1/pay/channel',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'The ways money can be paid in, with their network facts. It is never needed in order to sell.',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id: kind,
        kind,
        name: z.string(),
        network: z.string(),
        /** What is sent; `currency` is what the wallet is credited in. */
        asset: currencyCode,
        currency: currencyCode,
        min: amountText,
        /** What the cap leaves at this moment. */
        max: amountText,
        /** What we take: nothing. The network takes its own part from the sender. */
        fee: amountText,
        rate: z.nullable(z.string()),
        confirmations: z.nullable(z.int()),
        typical_minutes: z.int(),
        address_format: z.enum(['tron', 'ethereum', 'bank']),
        open: z.boolean(),
        closed_reason: z.nullable(z.enum(['not_set_up', 'currency', 'cap'])),
        warnings: z.array(z.enum(depositWarnings)),
        /** True where only test money moves. */
        is_test: z.boolean(),
      }),
    ),
    cap: z.object({ limit: amountText, used: amountText, left: amountText, why: capReason, days: z.int() }),
    currency: currencyCode,
    needed: z.literal(false),
    why_not_needed: z.string(),
  }),
  refuses: [],
});

const seen = z.nullable(
  z.object({ amount: amountText, asset: currencyCode, confirmations: z.int(), need: z.int() }),
);

export const depositShort = z.object({
  id,
  no: z.string(),
  channel_id: kind,
  status: z.enum(['awaiting_review', 'success', 'failure']),
  state: z.enum(depositStates),
  /** What was asked for; `credit_amount` is what that makes, `credited_amount` what has reached the wallet. */
  amount: amountText,
  currency: currencyCode,
  pay_amount: amountText,
  asset: currencyCode,
  credit_amount: amountText,
  credited_amount: amountText,
  rate: z.nullable(z.string()),
  fee: amountText,
  is_test: z.boolean(),
  created_at: timestamp,
  /** The place is offered until then, and the sending can be told of until `submit_until`. */
  expires_at: timestamp,
  submit_until: timestamp,
  /** When a reviewer has answered at the latest. */
  promise_at: z.nullable(timestamp),
  is_late: z.boolean(),
  /** A question of the reviewer's can be answered until then. */
  answer_until: z.nullable(timestamp),
  done_at: z.nullable(timestamp),
  /** The newest receipt that is not final. */
  seen,
  failure_code: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  next_step: z.nullable(z.enum(['start_again', 'service'])),
});

export const depositWhole = z.extend(depositShort, {
  /** The same as `id`: what `submit` is told. */
  quote_id: id,
  address: z.nullable(z.string()),
  bank: z.nullable(
    z.object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      bank_name: z.string(),
      reference: z.string(),
    }),
  ),
  /**
   * The number that this address is derived from, below the key of `depositKeys`: the phone derives it again and shows
   * no other one. Null at a bank and in test data.
   */
  account_number: z.nullable(z.int()),
  /** True where money came to the merchant's address without having been announced. */
  is_unasked: z.boolean(),
  /** What the network itself says of the transaction that was told. */
  claim: z.nullable(z.enum(claimFacts)),
  /** True while two nodes do not say the same of what has arrived: it is credited as soon as they do. */
  is_disputed: z.boolean(),
  /** What a wallet app reads from the code: the address alone, so that every app can. */
  qr_text: z.nullable(z.string()),
  warnings: z.array(z.enum(depositWarnings)),
  hash: z.nullable(z.string()),
  sender_name: z.string(),
  note: z.string(),
  question: z.nullable(z.string()),
  proofs: z.array(z.object({ id, name: z.string(), mime: z.string(), url: z.string() })),
  receipts: z.array(
    z.object({
      id,
      hash: z.string(),
      amount: amountText,
      asset: currencyCode,
      credited_amount: amountText,
      /** Arrived and kept apart: it is credited or goes back. */
      unclear_amount: amountText,
      state: z.enum(receiptStates),
      reason: z.nullable(z.enum(unclearReasons)),
      confirmations: z.int(),
      need: z.int(),
      at: timestamp,
    }),
  ),
  steps: z.array(z.object({ code: z.enum(depositStates), by: z.string(), at: timestamp })),
});

const text = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');

export const channelPay = endpoint({
  name: 'channelPay',
  method: 'POST',
  path: '/v1/order/channel/pay',
  actor: 'merchant',
  summary:
    '`quote`: where to send and how much exactly. `submit`: a transaction hash or proofs; also answers a question.',
  body: 'multipart',
  files: { proof: 'many' },
  input: z.object({
    step: z.enum(['quote', 'submit']),
    /** For `quote`. */
    channel_id: z.optional(kind),
    amount: z.optional(amountText),
    /** For `submit`. */
    quote_id: z.optional(id),
    hash: z.optional(z.string().check(z.maxLength(200))),
    sender_name: text(120),
    note: text(limits.depositNoteCharactersMax),
  }),
  output: depositWhole,
  refuses: ['belowMinimumDeposit', 'transactionHashUsed', 'walletFrozen', 'invalidOperation'],
  once: true,
});

export const cancelDeposit = endpoint({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/v1/order/channel/cancel',
  actor: 'merchant',
  summary: 'Gives up a deposit before anything was sent: it no longer counts against the cap.',
  input: z.object({ id }),
  output: depositWhole,
  refuses: ['invalidOperation'],
  once: true,
});

export const listDeposits = endpoint({
  name: 'listDeposits',
  method: 'POST',
  path: '/v1/order/channel/list',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'Deposits, newest first.',
  input: z.object({
    status: z.optional(z.enum(['awaiting_review', 'success', 'failure'])),
    ...pageInput,
  }),
  output: pageOf(depositShort),
  refuses: [],
});

export const depositDetail = endpoint({
  name: 'depositDetail',
  method: 'POST',
  path: '/v1/order/channel/detail',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'One deposit: where to send it, what was seen, what was decided and why.',
  input: z.object({ id }),
  output: depositWhole,
  refuses: [],
});

export const testDeposit = endpoint({
  name: 'testDeposit',
  method: 'POST',
  path: '/v1/order/channel/test-pay',
  actor: 'merchant',
  summary: 'In test data only: the test chain or bank sends test money to the place of this deposit.',
  input: z.object({
    id,
    /** What is sent, in the channel's asset; the exact amount where it is left out. */
    amount: z.optional(amountText),
  }),
  output: z.object({ hash: z.nullable(z.string()), amount: amountText, asset: currencyCode }),
  refuses: ['invalidOperation'],
  once: true,
});
