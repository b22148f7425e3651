// Bank statements in the console: brought by people, matched by machine, and by two people where no machine can.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import {
  bankImportStates,
  bankLineStates,
  bankOpenReasons,
  bankPlaceSources,
  bankReturnKinds,
  bankReturnStates,
} from '#domain/states/bank.ts';
import { waitingFile } from './release.contract.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

const day = z.iso.date();
const sum = z.object({ amount: amountText, currency: currencyCode, count: z.int() });

/** Accounts of ours, told apart by their ends. */
const ownAccount = z.object({ account: z.string(), currency: currencyCode, bank: z.string() });

export const listBankStatements = endpoint({
  name: 'listBankStatements',
  method: 'POST',
  path: '/op/bank/statement/list',
  actor: 'operator',
  right: 'bank',
  reads: true,
  summary: 'Statements that were imported, the latest first, and the accounts that buyers pay into.',
  input: z.object({ ...pageInput }),
  output: z.object({
    accounts: z.array(ownAccount),
    ...pageOf(
      z.object({
        id,
        name: z.string(),
        format: z.enum(['csv', 'camt.053', 'mt940']),
        accounts: z.array(z.string()),
        from: z.nullable(day),
        to: z.nullable(day),
        lines: z.int(),
        added: z.int(),
        matched: z.int(),
        waiting: z.int(),
        by: z.nullable(z.string()),
        at: timestamp,
        state: z.enum(bankImportStates),
        /** Who released or rejected it; null where its balances did, or nobody has yet. */
        ended_by: z.nullable(z.string()),
      }),
    ).shape,
    /** Files that wait for a second person, the oldest first. */
    to_release: z.array(waitingFile),
  }),
  refuses: [],
});

export const importBankStatement = endpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/op/bank/statement/import',
  actor: 'operator',
  right: 'bank',
  fresh: true,
  summary:
    'Import a statement (CSV, CAMT.053 or MT940). `dry_run` tells what it would do. Each line counts once, however often it is sent, and none before a second person has released the file or its balances continue those of the account.',
  body: 'multipart',
  files: { file: 'one' },
  input: z.object({
    dry_run: z._default(z.enum(['true', 'false']), 'false'),
    /** Needed where the file does not name its account and there are several: what stands in `accounts`. */
    account: z.optional(z.string().check(z.maxLength(40))),
    /** Needed where the file could mean two things. */
    decimal: z.optional(z.enum(['.', ','])),
    date_order: z.optional(z.enum(['dmy', 'mdy'])),
  }),
  output: z.object({
    dry_run: z.boolean(),
    format: z.enum(['csv', 'camt.053', 'mt940']),
    accounts: z.array(z.string()),
    from: z.nullable(day),
    to: z.nullable(day),
    /** When the same file was imported before; null where it was not. */
    known_since: z.nullable(timestamp),
    import_id: z.nullable(id),
    /** Nothing is credited before another person has released the file. */
    needs_release: z.boolean(),
    lines: z.int(),
    added: z.int(),
    /** Lines that earlier files brought. */
    known: z.int(),
    /** Lines without money, or not booked yet. */
    skipped: z.int(),
    refused: z.int(),
    /** New lines by what became of them. */
    matched: z.int(),
    waiting: z.int(),
    returning: z.int(),
    settled: z.int(),
    other: z.int(),
    /** Merchants' deposits, credited by what the line says. */
    deposit: z.int(),
    /** Payments that these lines made whole. */
    paid: z.int(),
    credits: z.array(sum),
    debits: z.array(sum),
    columns: z.array(z.object({ column: z.string(), field: z.string() })),
    errors: z.array(z.object({ line: z.int(), column: z.string(), reason: z.string() })),
  }),
  refuses: ['invalidOperation'],
  once: true,
});

const proposal = z.object({
  id,
  act: z.enum(['match', 'return', 'other', 'settle', 'place']),
  target: z.nullable(z.string()),
  to_name: z.string(),
  to_account: z.string(),
  to_bic: z.string(),
  note: z.string(),
  by: z.nullable(z.string()),
  is_yours: z.boolean(),
  at: timestamp,
});

export const listBankOpen = endpoint({
  name: 'listBankOpen',
  method: 'POST',
  path: '/op/bank/open/list',
  actor: 'operator',
  right: 'bank',
  reads: true,
  summary: 'Lines that wait for people: no or no right reference, money of payments that never became whole.',
  input: z.object({ ...pageInput }),
  output: pageOf(
    z.object({
      id,
      booked_on: day,
      value_on: day,
      account: z.string(),
      direction: z.enum(['credit', 'debit']),
      amount: amountText,
      currency: currencyCode,
      other_name: z.string(),
      other_account: z.string(),
      other_bic: z.string(),
      entry_ref: z.string(),
      text: z.string(),
      why: z.enum(bankOpenReasons),
      /** The payment that it is a part of, and what is missing of it. */
      reference: z.nullable(z.string()),
      missing: z.nullable(amountText),
      suggestions: z.array(
        z.object({
          reference: z.string(),
          amount: amountText,
          missing: amountText,
          currency: currencyCode,
          buyer: z.string(),
          until: timestamp,
          why: z.array(z.enum(['reference', 'amount', 'name'])),
        }),
      ),
      proposal: z.nullable(proposal),
    }),
  ),
  refuses: [],
});

const note = words(limits.bankNoteUnitsMax, 10);
const place = {
  to_name: z.optional(words(140)),
  to_account: z.optional(z.string().check(z.maxLength(60))),
  to_bic: z.optional(z.string().check(z.maxLength(20))),
};

export const decideBankLine = endpoint({
  name: 'decideBankLine',
  method: 'POST',
  path: '/op/bank/open/decide',
  actor: 'operator',
  right: 'bank',
  fresh: true,
  summary:
    'One person proposes what a line is: part of a payment, to be sent back, a sending of ours, none of these. Another one confirms.',
  input: z.object({
    id,
    act: z.enum(['match', 'return', 'other', 'settle', 'confirm', 'drop']),
    /** For `match` that of a payment, for `settle` that of a sending. */
    reference: z.optional(z.string().check(z.maxLength(40))),
    /** For `return` where the statement names no account. */
    ...place,
    /** Why; for every proposal. */
    note: z.optional(note),
    /** For `confirm` and `drop`: the proposal that the person saw. */
    decision_id: z.optional(id),
  }),
  output: z.object({
    state: z.enum(bankLineStates),
    decision_id: z.nullable(id),
    /** True where another person has to confirm. */
    needs_second: z.boolean(),
  }),
  refuses: ['invalidOperation'],
  once: true,
});

export const listBankReturns = endpoint({
  name: 'listBankReturns',
  method: 'POST',
  path: '/op/bank/return/list',
  actor: 'operator',
  right: 'bank',
  reads: true,
  summary: 'Money that goes back by bank: to be sent, on a list, or sent.',
  input: z.object({ state: z._default(z.enum(bankReturnStates), 'waiting'), ...pageInput }),
  output: z.object({
    /** What waits, and of that what nobody knows an account for. */
    counts: z.object({ waiting: z.int(), unnamed: z.int(), exported: z.int() }),
    ...pageOf(
      z.object({
        id,
        code: z.string(),
        kind: z.enum(bankReturnKinds),
        state: z.enum(bankReturnStates),
        amount: amountText,
        currency: currencyCode,
        to_name: z.string(),
        to_account: z.string(),
        to_bic: z.string(),
        named_by: z.enum(bankPlaceSources),
        /** The payment that it came from. */
        reference: z.nullable(z.string()),
        batch_id: z.nullable(id),
        created_at: timestamp,
        exported_at: z.nullable(timestamp),
        paid_at: z.nullable(timestamp),
        proposal: z.nullable(proposal),
      }),
    ).shape,
  }),
  refuses: [],
});

export const exportBankReturns = endpoint({
  name: 'exportBankReturns',
  security: 'export',
  method: 'POST',
  path: '/op/bank/return/export',
  actor: 'operator',
  right: 'bank',
  fresh: true,
  summary:
    'A list of what is to be sent, as CSV. Nothing stands on two lists; an earlier list is given again as it was.',
  input: z.object({ batch_id: z.optional(id) }),
  output: z.object({
    batch_id: id,
    file_name: z.string(),
    csv: z.string(),
    count: z.int(),
    sums: z.array(sum),
  }),
  refuses: ['invalidOperation'],
  once: true,
});

export const decideBankReturn = endpoint({
  name: 'decideBankReturn',
  method: 'POST',
  path: '/op/bank/return/decide',
  actor: 'operator',
  right: 'bank',
  fresh: true,
  summary:
    'Where money goes back to, where no statement says it or the bank refused it: one person names the account, another confirms.',
  input: z.object({
    id,
    act: z.enum(['place', 'confirm', 'drop']),
    ...place,
    note: z.optional(note),
    decision_id: z.optional(id),
  }),
  output: z.object({
    state: z.enum(bankReturnStates),
    decision_id: z.nullable(id),
    needs_second: z.boolean(),
  }),
  refuses: ['invalidOperation'],
  once: true,
});
