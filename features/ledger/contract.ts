// The books as operators and auditors read them. Nothing here writes.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { currencyCode, signedAmountText } from '#domain/wire/wire.ts';

export const shopStatement = z.object({
  shop: z.string(),
  handle: z.string(),
  name: z.string(),
  currency: currencyCode,
  orders: z.int(),
  units: z.int(),
  captured: signedAmountText,
  supplier_cost: signedAmountText,
  tax: signedAmountText,
  refunded: signedAmountText,
  fee: signedAmountText,
  settled: signedAmountText,
  paid_in: signedAmountText,
  paid_out: signedAmountText,
  promotion: signedAmountText,
  withdrawing: signedAmountText,
  escrow: signedAmountText,
  pending: signedAmountText,
  available: signedAmountText,
  held: signedAmountText,
  receivable: signedAmountText,
});

export const statements = endpoint({
  name: 'statements',
  method: 'POST',
  path: '/op/ledger/statements',
  actor: 'operator',
  right: 'ledger',
  reads: true,
  summary: 'What each shop took in and where it went, read from its book.',
  input: z.object({}),
  output: z.object({ list: z.array(shopStatement) }),
  refuses: [],
});

export const trialBalance = endpoint({
  name: 'trialBalance',
  method: 'POST',
  path: '/op/ledger/trial_balance',
  actor: 'operator',
  right: 'ledger',
  reads: true,
  summary:
    'Every account kind over all books: the sum is zero, and every chain of hashes is checked on demand.',
  input: z.object({ verify: z._default(z.boolean(), false) }),
  output: z.object({
    currency: currencyCode,
    sum: signedAmountText,
    accounts: z.int(),
    transfers: z.int(),
    kinds: z.array(
      z.object({ kind: z.string(), accounts: z.int(), debits: signedAmountText, credits: signedAmountText }),
    ),
    problems: z.array(z.object({ shop: z.string(), what: z.string() })),
  }),
  refuses: [],
});
