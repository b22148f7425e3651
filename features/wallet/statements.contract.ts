// Monthly statements of a wallet: settlement, invoice of the platform's fees, tax by country; and movements as a file.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput } from '#domain/wire/page.ts';
import {
  amountText,
  currencyCode,
  sentTimestamp,
  signedAmountText,
  timestamp,
  versionMax,
} from '#domain/wire/wire.ts';
import { flowTypes } from './contract.ts';

/** What the platform takes; each is an account of the book. */
export const statementFees = ['commission', 'payout_fee', 'promotion'] as const;
/** The files of a statement. `oss_csv` has the columns of a return of the EU's one-stop shop. */
export const statementPapers = [
  'settlement_pdf',
  'settlement_csv',
  'invoice_pdf',
  'invoice_csv',
  'tax_csv',
  'oss_csv',
] as const;

/** The place of a statement in the shop's own series, which has no gaps. */
const number = z.int().check(z.minimum(1), z.maximum(versionMax));

const summary = {
  number,
  /** As it stands on its papers: of the settlement and of the invoice. */
  settlement_no: z.string(),
  invoice_no: z.string(),
  /** `2026-10`, a month by the shop's clock. */
  month: z.string(),
  tz: z.string(),
  currency: currencyCode,
  /** The balance before its first entry and after its last: `closing = opening + in - out`. */
  opening: signedAmountText,
  closing: signedAmountText,
  in: amountText,
  out: amountText,
  /** What the platform charged, less what it gave back. */
  fees: signedAmountText,
  tax: signedAmountText,
  first_entry: z.string(),
  last_entry: z.string(),
  made_at: timestamp,
};

export const listStatements = endpoint({
  name: 'listStatements',
  method: 'POST',
  path: '/v1/user/statement/list',
  actor: 'merchant',
  summary: 'Monthly statements, the newest first. They are made after the end of a month and never change.',
  input: z.object({ ...pageInput }),
  output: z.object({
    list: z.array(z.object(summary)),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  }),
  refuses: [],
});

const party = z.object({
  name: z.string(),
  form: z.string(),
  address: z.string(),
  country: z.string(),
  registration_no: z.string(),
  tax_id: z.string(),
});

const taxRow = z.object({
  country: z.string(),
  label: z.string(),
  rate_bps: z.int(),
  base: signedAmountText,
  due: amountText,
  back: amountText,
  tax: signedAmountText,
});

export const readStatement = endpoint({
  name: 'readStatement',
  method: 'POST',
  path: '/v1/user/statement',
  actor: 'merchant',
  summary: 'A statement with all its sums; `listStatementEntries` gives the entries of each.',
  input: z.object({ number }),
  output: z.object({
    ...summary,
    accounts: z.array(
      z.object({
        account: z.enum(['available', 'pending', 'held', 'withdrawing']),
        opening: signedAmountText,
        closing: signedAmountText,
      }),
    ),
    /** Refunds that the platform advanced: owed out of later settlements, beside the balance. */
    receivable: amountText,
    lines: z.array(
      z.object({ type: z.enum(flowTypes), in: amountText, out: amountText, movements: z.int() }),
    ),
    invoice: z.object({
      lines: z.array(
        z.object({
          fee: z.enum(statementFees),
          charged: amountText,
          back: amountText,
          net: signedAmountText,
        }),
      ),
      total: signedAmountText,
      /** The tax that the total contains, at the rate that was set when the statement was made. */
      tax_rate_bps: z.int(),
      tax_included: signedAmountText,
      issuer: party,
      recipient: party,
    }),
    taxes: z.array(taxRow),
  }),
  refuses: ['recordNotFound'],
});

export const listStatementEntries = endpoint({
  name: 'listStatementEntries',
  method: 'POST',
  path: '/v1/user/statement/entries',
  actor: 'merchant',
  summary: 'The entries of the book that one sum of a statement is made of, the newest first.',
  input: z.object({
    number,
    of: z.enum([...flowTypes, ...statementFees, 'tax']),
    /** With `tax`. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({
    list: z.array(
      z.object({
        no: z.string(),
        kind: z.string(),
        at: timestamp,
        amount: amountText,
        /** Into the wallet or out of it; of fees and tax: charged is `out`, given back is `in`. */
        direction: z.enum(['in', 'out', 'inside']),
        ref: z.object({ kind: z.enum(['order', 'other']), id: z.string(), no: z.nullable(z.string()) }),
      }),
    ),
    currency: currencyCode,
    page: z.int(),
    has_more: z.boolean(),
    next: z.nullable(z.string()),
  }),
  refuses: ['recordNotFound'],
});

export const statementFile = endpoint({
  name: 'statementFile',
  security: 'export',
  method: 'POST',
  path: '/v1/user/statement/file',
  actor: 'merchant',
  summary: 'One paper of a statement in the language of the call: the same bytes each time.',
  input: z.object({ number, paper: z.enum(statementPapers) }),
  output: z.object({ file_name: z.string(), type: z.string(), base64: z.string(), sha256: z.string() }),
  // Too many entries for one file: `reason` is `too_many_rows`, with `limit`.
  refuses: ['recordNotFound', 'invalidOperation'],
});

export const exportFlow = endpoint({
  name: 'exportFlow',
  security: 'export',
  method: 'POST',
  path: '/v1/export/wallet_flow',
  actor: 'merchant',
  summary: 'The movements of a filter, one a row, as CSV in the language of the call.',
  input: z.object({
    type: z.optional(z.enum(flowTypes)),
    account: z._default(z.enum(['available', 'pending', 'held', 'withdrawing', 'all']), 'all'),
    from: z.optional(sentTimestamp),
    to: z.optional(sentTimestamp),
  }),
  output: z.object({ file_name: z.string(), rows: z.int(), csv: z.string() }),
  // Too many rows: `reason` is `too_many_rows`, with `limit`.
  refuses: ['invalidOperation'],
});
