// What a supplier is owed: a statement of every parcel, return, claim and payment, and the payments themselves.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, signedAmountText, timestamp, words } from '#domain/wire/wire.ts';

const day = z.iso.date();

export const statementKinds = ['parcel', 'return', 'claim', 'house_claim', 'payment'] as const;

const line = z.object({
  at: timestamp,
  kind: z.enum(statementKinds),
  /** The order’s, claim’s or payment’s number. */
  subject: z.string(),
  /** Of a parcel: what its goods and its shipping brought. */
  cost: z.nullable(amountText),
  ship_fee: z.nullable(amountText),
  /** Above zero where it raises what is owed. */
  amount: signedAmountText,
});

const payment = z.object({
  id,
  amount: amountText,
  currency: currencyCode,
  state: z.enum(['made', 'released', 'paid', 'dropped']),
  to: z.string(),
  made_by: z.string(),
  made_at: timestamp,
  released_by: z.nullable(z.string()),
  paid_by: z.nullable(z.string()),
  paid_at: z.nullable(timestamp),
  reference: z.nullable(z.string()),
  why: z.nullable(z.string()),
  can: z.object({ release: z.boolean(), paid: z.boolean(), drop: z.boolean(), file: z.boolean() }),
});

export const statementShape = z.object({
  supplier: z.object({ id, code: z.string(), name: z.string() }),
  from: day,
  to: day,
  currency: currencyCode,
  opening: signedAmountText,
  closing: signedAmountText,
  sums: z.object({
    parcels: signedAmountText,
    returns: signedAmountText,
    claims: signedAmountText,
    payments: signedAmountText,
  }),
  /** What is owed now, by the books. */
  owed: signedAmountText,
  list: z.array(line),
  /** True where the period has more rows than are shown; the sums count all of them. */
  is_cut: z.boolean(),
  payments: z.array(payment),
});

const period = { from: day, to: day };

export const payables = endpoint({
  name: 'payables',
  method: 'POST',
  path: '/sup/payables',
  actor: 'supplier',
  reads: true,
  summary: 'The supplier’s own statement of a period, both days included (UTC).',
  input: z.object(period),
  output: statementShape,
  // `reason`: `period`.
  refuses: ['invalidOperation'],
});

const paper = z.object({ file_name: z.string(), mime: z.string(), base64: z.string() });
const formats = z.enum(['pdf', 'csv']);

export const payablesPaper = endpoint({
  name: 'payablesPaper',
  method: 'POST',
  path: '/sup/payables/paper',
  actor: 'supplier',
  reads: true,
  summary: 'The same as a PDF or CSV file.',
  input: z.object({ ...period, format: formats }),
  output: paper,
  refuses: ['invalidOperation'],
});

export const supplierPayables = endpoint({
  name: 'supplierPayables',
  method: 'POST',
  path: '/op/suppliers/payables',
  actor: 'operator',
  right: 'suppliers',
  reads: true,
  summary: 'A supplier’s statement of a period.',
  input: z.object({ id, ...period }),
  output: statementShape,
  refuses: ['invalidOperation'],
});

export const supplierPaper = endpoint({
  name: 'supplierPaper',
  method: 'POST',
  path: '/op/suppliers/paper',
  actor: 'operator',
  right: 'suppliers',
  reads: true,
  summary: 'A supplier’s statement as a PDF or CSV file.',
  input: z.object({ id, ...period, format: formats }),
  output: paper,
  refuses: ['invalidOperation'],
});

export const makeSupplierPayment = endpoint({
  name: 'makeSupplierPayment',
  method: 'POST',
  path: '/op/suppliers/pay',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  once: true,
  summary:
    'Makes a payment of what a supplier is owed and due to it. Nothing leaves before another person releases it.',
  input: z.object({ id, amount: amountText }),
  output: payment,
  // `reason`: `no_account`, `account_waits` with `usable_at`, `too_much` with `most`, `open_payment`, `paused`.
  refuses: ['invalidOperation'],
});

export const moveSupplierPayment = endpoint({
  name: 'moveSupplierPayment',
  method: 'POST',
  path: '/op/suppliers/pay-move',
  actor: 'operator',
  right: 'payouts',
  fresh: true,
  once: true,
  summary:
    'Releases a payment (not who made it), says that the bank did it with its reference (not who released it; booked in the same moment), or drops it with a reason.',
  input: z.object({
    id,
    act: z.enum(['release', 'paid', 'drop']),
    reference: z.optional(words(80, 3)),
    why: z.optional(words(500, 10)),
  }),
  output: payment,
  // `reason`: `decided`, `same_person`, `too_much`, `used_before`, `paused`.
  refuses: ['invalidOperation'],
});

export const supplierPaymentFile = endpoint({
  name: 'supplierPaymentFile',
  method: 'POST',
  path: '/op/suppliers/pay-file',
  actor: 'operator',
  right: 'payouts',
  summary: 'The bank’s file of a released payment (pain.001).',
  input: z.object({ id }),
  output: paper,
  // `reason`: `not_released`, `no_bank_account`.
  refuses: ['invalidOperation'],
});
