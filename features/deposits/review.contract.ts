// Deposits for the people of the console: what waits for them, one deposit's file, and what they decide, two of them
// where money is booked.
import * as z from 'zod/mini';
import { levelCodes } from '#domain/shop/levels.ts';
import { depositKinds } from '#domain/deposits/deposit.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import {
  amountsFilter,
  choicesFilter,
  datesFilter,
  flagFilter,
  listEndpoint,
  textFilter,
} from '#domain/wire/listing.ts';
import { bankOpenReasons } from '#domain/states/bank.ts';
import { depositFailReasons, depositStates, receiptStates, unclearReasons } from '#domain/states/deposit.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';
import { claimFacts } from './contract.ts';

const kind = z.enum(depositKinds);
/** `<shop>.<deposit>`. */
const routedId = z.string().check(z.maxLength(60));

/** What a deposit waits for, the first that applies. */
export const depositStages = [
  /** One person has proposed it, or its return: another one, of finance, has to confirm. */
  'second',
  'second_return',
  /** Money arrived and is kept apart. */
  'unclear',
  /** Two nodes do not say the same. */
  'disputed',
  /** A line of a statement names it and does not fit. */
  'line',
  /** Told of, and not seen. */
  'review',
  /** A phone has seen another address than its own. */
  'alarm',
  /** Its merchant was asked. */
  'answer',
  'none',
] as const;

const listed = z.object({
  id: routedId,
  no: z.string(),
  shop_id: z.string(),
  shop_name: z.string(),
  channel_id: kind,
  state: z.enum(depositStates),
  stage: z.enum(depositStages),
  /** Who proposed what waits for another person. */
  proposed_by: z.nullable(z.string()),
  has_alarm: z.boolean(),
  amount: amountText,
  credited_amount: amountText,
  currency: currencyCode,
  pay_amount: amountText,
  asset: currencyCode,
  proofs: z.int(),
  created_at: timestamp,
  submitted_at: z.nullable(timestamp),
  promise_at: z.nullable(timestamp),
  is_late: z.boolean(),
});

const shared = {
  right: 'deposits',
  filters: {
    stage: choicesFilter(depositStages),
    state: choicesFilter(depositStates),
    way: choicesFilter(depositKinds),
    shop: textFilter(20),
    late: flagFilter(),
    alarm: flagFilter(),
    asked: datesFilter(),
    amount: amountsFilter(['USD', 'EUR']),
  },
  sorts: ['asked', 'amount'],
  row: listed,
  columns: [
    { head: 'Number', of: ({ no }: Listed) => no },
    { head: 'Shop', of: ({ shop_id: shop }: Listed) => shop },
    { head: 'Way', of: ({ channel_id: way }: Listed) => way },
    { head: 'State', of: ({ state }: Listed) => state },
    { head: 'Waits for', of: ({ stage }: Listed) => stage },
    { head: 'Asked', of: ({ amount }: Listed) => amount },
    { head: 'Credited', of: ({ credited_amount: amount }: Listed) => amount },
    { head: 'Currency', of: ({ currency }: Listed) => currency },
    { head: 'Since', of: ({ submitted_at: told, created_at: at }: Listed) => told ?? at },
  ],
} as const;
type Listed = z.output<typeof listed>;

export const waitingDeposits = listEndpoint({
  ...shared,
  name: 'waitingDeposits',
  path: '/op/deposit/list',
  summary: 'Deposits of all shops that wait for people: told of and not seen, or arrived and not clear.',
  direction: 'asc',
});

export const allDeposits = listEndpoint({
  ...shared,
  name: 'allDeposits',
  path: '/op/deposit/all',
  summary: 'Deposits of all shops, whatever became of them.',
});

/** A transfer that two nodes do not say the same of, each one's word beside the other's. */
const waitingTransfer = z.object({
  hash: z.string(),
  log_index: z.int(),
  verdict: z.enum(['agree', 'behind', 'missing', 'differs', 'gone']),
  waits_since: timestamp,
  words: z.array(
    z.object({
      source: z.enum(['first', 'second']),
      /** False where it showed it and does not any more. */
      is_there: z.boolean(),
      amount: amountText,
      asset: currencyCode,
      to: z.string(),
      from: z.string(),
      block: z.string(),
      block_hash: z.nullable(z.string()),
      at: timestamp,
    }),
  ),
});

const statementLine = z.object({
  id,
  booked_on: z.iso.date(),
  value_on: z.iso.date(),
  amount: amountText,
  currency: currencyCode,
  other_name: z.string(),
  other_account: z.string(),
  entry_ref: z.string(),
  /** As the payer and the bank wrote it. */
  text: z.string(),
});

const waitingReceipt = z.object({
  id,
  state: z.enum(receiptStates),
  reason: z.nullable(z.enum(unclearReasons)),
  hash: z.string(),
  amount: amountText,
  asset: currencyCode,
  credited_amount: amountText,
  unclear_amount: amountText,
  /** Who has proposed it, or has cleared it: another one is needed. */
  first: z.nullable(z.object({ name: z.string(), is_you: z.boolean() })),
  /** Who sends it back under this reference, since then: another one has to say so as well. */
  returning: z.nullable(
    z.object({ reference: z.string(), since: timestamp, name: z.string(), is_you: z.boolean() }),
  ),
  line: z.nullable(statementLine),
  at: timestamp,
});

export const depositFile = endpoint({
  name: 'depositFile',
  method: 'POST',
  path: '/op/deposit/detail',
  actor: 'operator',
  right: 'deposits',
  reads: true,
  views: true,
  summary: 'What a merchant says of a deposit beside what chain or bank says, and who has proposed what.',
  input: z.object({ id: routedId }),
  output: z.object({
    ...listed.shape,
    shop: z.object({ level: z.enum(levelCodes), since: timestamp }),
    identity: z.object({ is_verified: z.boolean(), legal_name: z.nullable(z.string()) }),
    is_unasked: z.boolean(),
    is_test: z.boolean(),
    hash: z.nullable(z.string()),
    sender_name: z.string(),
    note: z.string(),
    question: z.nullable(z.string()),
    answer_until: z.nullable(timestamp),
    reason_code: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    account_number: z.nullable(z.int()),
    address: z.nullable(z.string()),
    bank: z.nullable(z.object({ bank_name: z.string(), iban: z.string(), reference: z.string() })),
    claim: z.nullable(z.enum(claimFacts)),
    proof_files: z.array(z.object({ id, name: z.string(), mime: z.string(), url: z.string() })),
    receipts: z.array(waitingReceipt),
    transfers: z.array(waitingTransfer),
    /** Open credits that may be it: those that name it first. */
    lines: z.array(
      z.object({
        ...statementLine.shape,
        why: z.nullable(z.enum(bankOpenReasons)),
        is_named: z.boolean(),
        is_same_amount: z.boolean(),
        is_same_sender: z.boolean(),
        /** False where its currency is another one: such money goes back. */
        can_match: z.boolean(),
      }),
    ),
    alarm: z.nullable(z.object({ shown: z.string(), derived: z.string(), at: timestamp })),
    steps: z.array(z.object({ code: z.enum(depositStates), by: z.string(), at: timestamp })),
    /** True where a line of a statement has to be named: the instance has an account at a bank. */
    needs_line: z.boolean(),
    /** What keeps this person from deciding; null where nothing does. */
    barred: z.nullable(z.enum(['role', 'invited_by_you'])),
    is_finance: z.boolean(),
  }),
  refuses: [],
});

export const decideDeposit = endpoint({
  name: 'decideDeposit',
  method: 'POST',
  path: '/op/deposit/decide',
  actor: 'operator',
  right: 'decideDeposits',
  fresh: true,
  summary:
    'Propose what the bank or chain shows and have finance confirm it; ask; say no with a reason; clear or return money.',
  input: z.object({
    id: routedId,
    act: z.enum(['propose', 'confirm', 'drop', 'ask', 'fail', 'clear', 'return']),
    /** For `confirm`, `drop`, `clear` and `return`. */
    receipt_id: z.optional(id),
    /** For `propose` at a bank: the line of a statement. It says the amount, and is used once. */
    line_id: z.optional(id),
    /** For `propose` on a chain: what arrived, in the channel's asset, and the chain's own reference of it. */
    amount: z.optional(amountText),
    /** For `return` on a chain: that of the sending back; the second person may leave it out or read it again. */
    reference: z.optional(words(120, 4)),
    reason_code: z.optional(z.enum(depositFailReasons)),
    /** For `fail` and `ask`: the merchant reads it. */
    text: z.optional(words(limits.withdrawalReasonUnitsMax, 10)),
  }),
  output: z.object({
    state: z.enum(depositStates),
    receipt_id: z.nullable(id),
    /** True where another person has to confirm. */
    needs_second: z.boolean(),
  }),
  refuses: ['invalidOperation', 'transactionHashUsed'],
  once: true,
});
