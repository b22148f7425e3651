// Single books, their transfers and a day's journal, to be read. Nothing here writes.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { amountText, currencyCode, handle, signedAmountText, timestamp } from '#domain/wire/wire.ts';

/** A shop by its handle; the platform's own book where none is named. */
const book = { shop: z.optional(handle) };

export const bookAccounts = endpoint({
  name: 'bookAccounts',
  method: 'POST',
  path: '/op/ledger/accounts',
  actor: 'operator',
  right: 'ledger',
  reads: true,
  summary: 'Accounts of one book with their balances: those that are not empty, or all.',
  input: z.object({ ...book, empty: z._default(z.boolean(), false) }),
  output: z.object({
    currency: currencyCode,
    transfers: z.int(),
    head: z.string(),
    accounts: z.array(
      z.object({
        kind: z.string(),
        subject: z.string(),
        debits: amountText,
        credits: amountText,
        balance: signedAmountText,
      }),
    ),
    /** True where there are more than are shown. */
    has_more: z.boolean(),
  }),
  refuses: ['recordNotFound'],
});

export const bookTransfers = endpoint({
  name: 'bookTransfers',
  method: 'POST',
  path: '/op/ledger/transfers',
  actor: 'operator',
  right: 'ledger',
  reads: true,
  summary: 'Transfers of one book, the latest first, by kind, account, document and day.',
  input: z.object({
    ...book,
    kind: z.optional(z.string().check(z.maxLength(40))),
    account: z.optional(z.string().check(z.maxLength(40))),
    document: z.optional(z.string().check(z.maxLength(80))),
    day: z.optional(z.iso.date()),
    /** The last number that was seen. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
  }),
  output: z.object({
    currency: currencyCode,
    list: z
      .array(
        z.object({
          seq: z.string(),
          kind: z.string(),
          debit: z.string(),
          credit: z.string(),
          amount: amountText,
          by: z.string(),
          document: z.string(),
          at: timestamp,
          hash: z.string(),
        }),
      )
      .check(z.maxLength(limits.ledgerPageSize)),
    next: z.nullable(z.string()),
  }),
  refuses: ['recordNotFound'],
});

export const dayJournal = endpoint({
  name: 'dayJournal',
  method: 'POST',
  path: '/op/ledger/journal',
  actor: 'operator',
  right: 'ledger',
  reads: true,
  summary:
    'Every transfer of a closed day (UTC) over all books, as CSV, with the hash of the file and of the day. Nothing can be booked into it any more.',
  input: z.object({ day: z.iso.date() }),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    transfers: z.int(),
    /** SHA-256 of the file, and of the hashes of the day's transfers one after the other. */
    sha256: z.string(),
    digest: z.string(),
  }),
  refuses: ['invalidOperation'],
});
