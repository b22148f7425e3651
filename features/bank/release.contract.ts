// A statement that a person brought waits for another one, who sees what it would credit.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { bankLineStates, bankOpenReasons } from '#domain/states/bank.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

const day = z.iso.date();
const sum = z.object({ amount: amountText, currency: currencyCode, count: z.int() });

/** A file that waits, as a card shows it. */
export const waitingFile = z.object({
  id,
  name: z.string(),
  from: z.nullable(day),
  to: z.nullable(day),
  added: z.int(),
  by: z.nullable(z.string()),
  is_yours: z.boolean(),
  at: timestamp,
});

export const bankStatementLines = endpoint({
  name: 'bankStatementLines',
  method: 'POST',
  path: '/op/bank/statement/lines',
  actor: 'operator',
  right: 'bank',
  reads: true,
  summary: 'A statement that waits for a second person: what it would credit at this moment, line by line.',
  input: z.object({ id }),
  output: z.object({
    ...waitingFile.shape,
    credited: z.array(sum),
    /** Whether its balances continue the last known ones of each account. */
    is_continued: z.boolean(),
    balances: z.array(
      z.object({
        account: z.string(),
        currency: currencyCode,
        known: z.nullable(z.string()),
        known_on: z.nullable(day),
        opening: z.nullable(z.string()),
        closing: z.nullable(z.string()),
      }),
    ),
    lines: z.array(
      z.object({
        id,
        booked_on: day,
        direction: z.enum(['credit', 'debit']),
        amount: amountText,
        currency: currencyCode,
        other_name: z.string(),
        text: z.string(),
        becomes: z.enum(bankLineStates),
        why: z.nullable(z.enum(bankOpenReasons)),
        reference: z.nullable(z.string()),
        shop_id: z.nullable(z.string()),
        deposit_id: z.nullable(id),
      }),
    ),
    lines_total: z.int(),
  }),
  refuses: [],
});

export const decideBankStatement = endpoint({
  name: 'decideBankStatement',
  method: 'POST',
  path: '/op/bank/statement/decide',
  actor: 'operator',
  right: 'bank',
  fresh: true,
  summary:
    'Release a statement that another person brought, so that its lines count, or reject it with a reason: then nothing of it does.',
  input: z.object({
    id,
    act: z.enum(['release', 'reject']),
    /** Why it is rejected. */
    note: z.optional(words(limits.bankNoteUnitsMax, 10)),
  }),
  output: z.object({
    state: z.enum(['released', 'rejected']),
    /** Payments that became whole. */
    paid: z.int(),
    /** Lines by what became of them. */
    matched: z.int(),
    waiting: z.int(),
    returning: z.int(),
    settled: z.int(),
    other: z.int(),
    deposit: z.int(),
  }),
  refuses: ['invalidOperation'],
  once: true,
});
