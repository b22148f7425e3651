// Payouts at the console: files for banks, what became of them, and pauses.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { pauseReasons, payoutBatchStates, payoutStates } from '#domain/states/withdrawal.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

/** `<shop>.<payout>`. */
const routedId = z.string().check(z.maxLength(60));
const person = z.object({ id, name: z.string(), is_you: z.boolean() });
const why = words(500, 10);

const pause = z.object({
  id,
  incident: z.string(),
  reason: z.enum(pauseReasons),
  detail: z.string(),
  since: timestamp,
  /** When it ends by itself, and until when two people can make it longer. */
  until: timestamp,
  until_max: timestamp,
  is_open: z.boolean(),
  /** Null where the platform found out by itself. */
  by: z.nullable(person),
  extension: z.nullable(
    z.object({ by: person, why: z.string(), second: z.nullable(person), at: z.nullable(timestamp) }),
  ),
  lift: z.nullable(z.object({ by: person, why: z.string() })),
  lifted_at: z.nullable(timestamp),
});

export const listReadyPayouts = endpoint({
  name: 'listReadyPayouts',
  method: 'POST',
  path: '/op/payout/ready',
  actor: 'operator',
  right: 'payouts',
  reads: true,
  summary: 'Approved payouts to banks that stand in no file yet, and whether payouts are paused.',
  input: z.object({ ...pageInput }),
  output: z.extend(
    pageOf(
      z.object({
        id: z.string(),
        no: z.string(),
        shop_id: z.string(),
        withdrawal_id: z.string(),
        amount: amountText,
        currency: currencyCode,
        account_name: z.string(),
        number_masked: z.string(),
        ready_at: timestamp,
        send_by: timestamp,
        is_late: z.boolean(),
      }),
    ),
    {
      sums: z.array(z.object({ currency: currencyCode, count: z.int(), amount: amountText })),
      /** False where the instance has no bank account to pay from. */
      by_file: z.boolean(),
      pauses: z.array(pause),
    },
  ),
  refuses: [],
});

const batch = z.object({
  id,
  no: z.string(),
  state: z.enum(payoutBatchStates),
  currency: currencyCode,
  count: z.int(),
  total: amountText,
  from_holder: z.string(),
  from_account: z.string(),
  execute_on: z.string(),
  made_by: person,
  made_at: timestamp,
  released_by: z.nullable(person),
  released_at: z.nullable(timestamp),
  xml_sha256: z.nullable(z.string()),
  csv_sha256: z.nullable(z.string()),
  untaken: z.nullable(z.object({ by: person, why: z.string(), at: timestamp })),
  /** Payouts whose end is known. */
  settled: z.int(),
});

const item = z.object({
  /** `<shop>.<payout>`. */
  id: z.string(),
  withdrawal_id: z.string(),
  no: z.string(),
  shop_id: z.string(),
  end_to_end: z.string(),
  amount: amountText,
  account_name: z.string(),
  number_masked: z.string(),
  state: z.enum(payoutStates),
  /** False where it left the batch: taken back, or the batch came to nothing. */
  is_in: z.boolean(),
  reference: z.nullable(z.string()),
  /** What one person says of it. */
  mark: z.nullable(z.object({ outcome: z.enum(['paid', 'returned']), reference: z.string(), by: person })),
});
const batchWhole = z.extend(batch, { items: z.array(item) });

export const listPayoutBatches = endpoint({
  name: 'listPayoutBatches',
  method: 'POST',
  path: '/op/payout/batch/list',
  actor: 'operator',
  right: 'payouts',
  reads: true,
  summary: 'Files of payouts, the newest first.',
  input: z.object({ state: z.optional(z.enum(payoutBatchStates)), ...pageInput }),
  output: pageOf(batch),
  refuses: [],
});

export const payoutBatch = endpoint({
  name: 'payoutBatch',
  method: 'POST',
  path: '/op/payout/batch/detail',
  actor: 'operator',
  right: 'payouts',
  reads: true,
  views: true,
  summary: 'One file with all its payouts.',
  input: z.object({ id }),
  output: batchWhole,
  refuses: [],
});

export const makePayoutBatch = endpoint({
  name: 'makePayoutBatch',
  method: 'POST',
  path: '/op/payout/batch/add',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Gathers what is ready in a file for the bank. Another person releases it.',
  input: z.object({ currency: currencyCode }),
  output: batch,
  refuses: ['invalidOperation'],
  once: true,
});

export const releasePayoutBatch = endpoint({
  name: 'releasePayoutBatch',
  method: 'POST',
  path: '/op/payout/batch/release',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Fixes the file that somebody else made; what is in it can no longer be taken back.',
  input: z.object({
    id,
    /** What the person saw: where a merchant took something back meanwhile, they look again. */
    count: z.int().check(z.minimum(1), z.maximum(limits.payoutBatchMax)),
    total: amountText,
  }),
  output: batch,
  refuses: ['invalidOperation'],
  once: true,
});

export const withdrawPayoutBatch = endpoint({
  name: 'withdrawPayoutBatch',
  method: 'POST',
  path: '/op/payout/batch/withdraw',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Takes a file apart before it is released.',
  input: z.object({ id }),
  output: batch,
  refuses: ['invalidOperation'],
  once: true,
});

export const refusePayoutBatch = endpoint({
  name: 'refusePayoutBatch',
  method: 'POST',
  path: '/op/payout/batch/refuse',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary:
    'The bank did not take a file: one person says so, another confirms it, its payouts are ready again.',
  input: z.object({ id, act: z.enum(['propose', 'confirm', 'drop']), why: z.optional(why) }),
  output: batch,
  refuses: ['invalidOperation'],
  once: true,
});

export const downloadPayoutFile = endpoint({
  name: 'downloadPayoutFile',
  method: 'POST',
  path: '/op/payout/batch/file',
  actor: 'operator',
  right: 'payouts',
  reads: true,
  views: true,
  summary: 'A released file, byte for byte the same each time.',
  input: z.object({ id, format: z.enum(['xml', 'csv']) }),
  output: z.object({ file_name: z.string(), text: z.string(), sha256: z.string() }),
  refuses: ['invalidOperation'],
});

export const markPayoutCall = endpoint({
  name: 'markPayout',
  method: 'POST',
  path: '/op/payout/mark',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Two people say what became of a payout, by the reference of the bank.',
  input: z.object({
    id: routedId,
    outcome: z.enum(['paid', 'returned']),
    reference: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(140), z.regex(/^[\p{L}\p{N} ./:+-]+$/u)),
  }),
  output: z.object({ state: z.enum(['proposed', 'booked']) }),
  refuses: ['invalidOperation'],
  once: true,
});

export const pausePayoutsCall = endpoint({
  name: 'pausePayouts',
  method: 'POST',
  path: '/op/payout/pause',
  actor: 'operator',
  right: 'payouts',
  summary: 'Stops new payouts of every shop for 72 hours, with a reason that anybody reads.',
  input: z.object({ reason: z.enum(pauseReasons), detail: why }),
  output: z.object({ is_new: z.boolean(), until: timestamp }),
  refuses: ['invalidOperation'],
  once: true,
});

export const extendPayoutPauseCall = endpoint({
  name: 'extendPayoutPause',
  method: 'POST',
  path: '/op/payout/pause/extend',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Makes a pause longer once, by as much again: one person proposes it, another one does it.',
  input: z.object({ incident: z.string().check(z.minLength(1), z.maxLength(80)), why }),
  output: z.object({ state: z.enum(['proposed', 'extended']), until: timestamp }),
  refuses: ['invalidOperation'],
  once: true,
});

export const resumePayoutsCall = endpoint({
  name: 'resumePayouts',
  method: 'POST',
  path: '/op/payout/resume',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  summary: 'Lifts a pause: one person proposes it, another one does it.',
  input: z.object({ incident: z.string().check(z.minLength(1), z.maxLength(80)), why }),
  output: z.object({ state: z.enum(['proposed', 'lifted']) }),
  refuses: ['invalidOperation'],
  once: true,
});
