// Suppliers as the platform keeps them: contract, service level, bank account.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { flagFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import {
  amountText,
  currencyCode,
  id,
  signedAmountText,
  timestamp,
  words,
  sentTimestamp,
} from '#domain/wire/wire.ts';

/** Parts of a whole in basis points; null until there are ten parcels. */
const part = z.nullable(z.int());

const service = z.object({
  parcels: z.int(),
  ontime_bps: part,
  cancelled_bps: part,
  returned_bps: part,
});

const row = z.object({
  id,
  code: z.string(),
  name: z.string(),
  country: z.string(),
  affiliated: z.boolean(),
  has_contract: z.boolean(),
  ...service.shape,
  /** Below zero: the supplier owes it. */
  owed: signedAmountText,
  currency: currencyCode,
  open_claims: z.int(),
});

export const supplierBoard = listEndpoint({
  name: 'supplierBoard',
  path: '/op/suppliers/list',
  right: 'suppliers',
  summary: 'Suppliers with what the last 90 days say of them and what they are owed.',
  filters: { country: textFilter(2), affiliated: flagFilter(), no_contract: flagFilter() },
  sorts: ['name'],
  direction: 'asc',
  row,
  columns: [
    { head: 'Code', of: ({ code }) => code },
    { head: 'Name', of: ({ name }) => name },
    { head: 'Country', of: ({ country }) => country },
    { head: 'Affiliated', of: ({ affiliated }) => affiliated },
    { head: 'Parcels in 90 days', of: ({ parcels }) => parcels },
    { head: 'In time (bps)', of: (one) => one.ontime_bps },
    { head: 'Cancelled (bps)', of: (one) => one.cancelled_bps },
    { head: 'Returned by its fault (bps)', of: (one) => one.returned_bps },
    { head: 'Owed', of: ({ owed }) => owed },
    { head: 'Currency', of: ({ currency }) => currency },
  ],
});

const contract = z.object({
  version: z.int(),
  legal_name: z.string(),
  registration: z.string(),
  address: z.string(),
  ship_fee: amountText,
  dispatch_days: z.int(),
  return_days: z.int(),
  return_rules: z.string(),
  payment_days: z.int(),
  affiliated: z.boolean(),
  made_by: z.string(),
  made_at: timestamp,
  from: timestamp,
  applied_at: z.nullable(timestamp),
});

const account = z.object({
  id,
  holder: z.string(),
  /** The last four signs of the number. */
  tail: z.string(),
  state: z.enum(['proposed', 'confirmed', 'dropped', 'replaced']),
  by: z.string(),
  at: timestamp,
  confirmed_by: z.nullable(z.string()),
  usable_at: z.nullable(timestamp),
  is_yours: z.boolean(),
});

export const supplierShape = z.object({
  ...row.shape,
  ship_fee: amountText,
  dispatch_days: z.int(),
  contracts: z.array(contract),
  accounts: z.array(account),
});

export const readSupplier = endpoint({
  name: 'readSupplier',
  method: 'POST',
  path: '/op/suppliers/detail',
  actor: 'operator',
  right: 'suppliers',
  reads: true,
  summary: 'One supplier: contract, service level, bank accounts.',
  input: z.object({ id }),
  output: supplierShape,
  refuses: [],
});

export const setContract = endpoint({
  name: 'setContract',
  method: 'POST',
  path: '/op/suppliers/contract',
  actor: 'operator',
  right: 'suppliers',
  fresh: true,
  summary:
    'A new version of a contract. It counts at once, but a higher shipping fee counts after seven days and never on open orders.',
  input: z.object({
    id,
    legal_name: words(120, 2),
    registration: words(80, 2),
    address: words(400, 5),
    ship_fee: amountText,
    dispatch_days: z.int().check(z.minimum(0), z.maximum(30)),
    return_days: z.int().check(z.minimum(14), z.maximum(365)),
    return_rules: words(2_000, 10),
    payment_days: z.int().check(z.minimum(0), z.maximum(60)),
    affiliated: z.boolean(),
    from: z.optional(sentTimestamp),
  }),
  output: supplierShape,
  // `reason`: `too_soon` with `least`, `too_late`, `waiting` where another version is to come.
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const proposeAccount = endpoint({
  name: 'proposeSupplierAccount',
  method: 'POST',
  path: '/op/suppliers/account',
  actor: 'operator',
  right: 'suppliers',
  fresh: true,
  summary: 'Proposes where a supplier is paid. Another person confirms it, and it counts 24 hours later.',
  input: z.object({
    id,
    holder: words(120, 2),
    number: z.string().check(z.trim(), z.minLength(5), z.maxLength(42)),
    bic: z._default(z.string().check(z.trim(), z.maxLength(11)), ''),
  }),
  output: supplierShape,
  // `reason`: `proposed` where one waits already.
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const decideAccount = endpoint({
  name: 'decideSupplierAccount',
  method: 'POST',
  path: '/op/suppliers/account-decide',
  actor: 'operator',
  right: 'suppliers',
  fresh: true,
  summary: 'Another person confirms a proposed account; either drops it.',
  input: z.object({ account_id: id, act: z.enum(['confirm', 'drop']) }),
  output: supplierShape,
  // `reason`: `decided`, `same_person`.
  refuses: ['invalidOperation'],
});
