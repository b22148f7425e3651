// Suppliers at work: picking and packing, papers, tracking numbers in bulk, and the keys of their programs.
import * as z from 'zod/mini';
import { endpoint, supplierScopes } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { parcelSteps } from '#domain/states/parcel.ts';
import { id, timestamp, words, sentTimestamp } from '#domain/wire/wire.ts';
import { parcel } from '#features/shipping/contract.ts';

/** What stands on a label: the parcel's id, its number, its order's number or the carrier's. */
const scanned = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

export const markParcel = endpoint({
  name: 'markParcel',
  method: 'POST',
  path: '/sup/parcel/step',
  actor: 'supplier',
  once: true,
  summary:
    'Writes down that a parcel was picked, packed or handed over, with the steps before it; or takes a step and those after it back. It ships nothing: that is the carrier’s first scan.',
  input: z.object({
    code: scanned,
    step: z.enum(parcelSteps),
    undo: z._default(z.boolean(), false),
    /** When it was done, where it is sent later; never before the parcel was there, nor in the future. */
    at: z.optional(sentTimestamp),
  }),
  output: parcel,
  // `reason`: `not_to_ship`, `not_labelled`, `already_scanned`.
  refuses: ['invalidOperation'],
});

export const findParcel = endpoint({
  name: 'findParcel',
  method: 'POST',
  path: '/sup/parcel/find',
  actor: 'supplier',
  reads: true,
  summary: 'The parcel that a scanned code names, with the products that belong in it.',
  input: z.object({ code: scanned }),
  output: parcel,
  // `recordNotFound` with `reason`: `not_found`, or `several` where the code does not say which.
  refuses: [],
});

export const paperKinds = ['labels', 'pick_list', 'packing_slips'] as const;

export const parcelPapers = endpoint({
  name: 'parcelPapers',
  method: 'POST',
  path: '/sup/parcel/papers',
  actor: 'supplier',
  reads: true,
  summary: 'Labels, a list to pick by, or a slip for each parcel, as one PDF.',
  input: z.object({
    kind: z.enum(paperKinds),
    ids: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(limits.waveParcelsMax)),
  }),
  output: z.object({ file_name: z.string(), pages: z.int(), pdf_base64: z.string() }),
  refuses: [],
});

export const trackingRow = z.object({
  /** The parcel's id or number, or the number of an order that has one parcel of this supplier. */
  parcel: scanned,
  carrier: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9-]{2,30}$/)),
  tracking: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,40}$/)),
});

const trackingReasons = [
  'bad_row',
  'not_found',
  'not_to_ship',
  'unknown_carrier',
  'carrier_closed',
  'tracking_used',
  'twice',
] as const;

const trackingResult = z.object({
  line: z.int(),
  parcel: z.string(),
  ok: z.boolean(),
  change: z.nullable(z.enum(['new', 'changed', 'unchanged'])),
  reason: z.nullable(z.enum(trackingReasons)),
});

const trackingAnswer = z.object({
  /** False for a preview, and where a row was refused: then nothing at all was written. */
  applied: z.boolean(),
  results: z.array(trackingResult),
});

export const apiTracking = endpoint({
  name: 'apiTracking',
  method: 'POST',
  path: '/sup/api/tracking',
  actor: 'supplier',
  scope: 'tracking',
  summary:
    'Carrier and tracking numbers of up to 200 parcels, by key or by sign-in. All rows or none; the same rows again change nothing. A label does not ship: the carrier’s first scan does.',
  input: z.object({
    rows: z.array(trackingRow).check(z.minLength(1), z.maxLength(limits.dispatchRowsMax)),
    preview: z._default(z.boolean(), false),
  }),
  output: trackingAnswer,
  refuses: [],
});

export const trackingFile = endpoint({
  name: 'trackingFile',
  method: 'POST',
  path: '/sup/parcel/tracking-file',
  actor: 'supplier',
  summary: 'The same from a CSV file with the columns parcel, carrier and tracking.',
  input: z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(limits.trackingFileUnitsMax)),
    preview: z.boolean(),
  }),
  output: trackingAnswer,
  // `reason`: `not_csv`, `missing_column` with `column`, `too_many_rows` with `limit`, `empty`; `line` where it is known.
  refuses: ['invalidOperation'],
});

export const apiParcels = endpoint({
  name: 'apiParcels',
  method: 'POST',
  path: '/sup/api/parcels',
  actor: 'supplier',
  scope: 'tracking',
  reads: true,
  summary: 'What this supplier has to ship, by key or by sign-in, the oldest first.',
  input: z.object({
    state: z._default(z.enum(['to_ship', 'labelled']), 'to_ship'),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  }),
  output: z.object({ list: z.array(parcel), page: z.int(), has_more: z.boolean() }),
  refuses: [],
});

const key = z.object({
  id,
  name: z.string(),
  /** The last four signs. */
  tail: z.string(),
  scopes: z.array(z.enum(supplierScopes)),
  made_by: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  revoked_at: z.nullable(timestamp),
});

export const listKeys = endpoint({
  name: 'listKeys',
  method: 'POST',
  path: '/sup/key/list',
  actor: 'supplier',
  reads: true,
  summary: 'The keys of this supplier’s programs, without the keys themselves.',
  input: z.object({}),
  output: z.object({ list: z.array(key), limit: z.int() }),
  refuses: [],
});

export const makeKey = endpoint({
  name: 'makeKey',
  fresh: true,
  security: 'key',
  method: 'POST',
  path: '/sup/key/add',
  actor: 'supplier',
  summary: 'Makes a key for a program. It is shown in this answer and nowhere else.',
  input: z.object({
    name: words(60, 1),
    scopes: z.array(z.enum(supplierScopes)).check(z.minLength(1), z.maxLength(supplierScopes.length)),
  }),
  output: z.object({ id, key: z.string() }),
  // `reason`: `too_many_keys` with `limit`.
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const revokeKey = endpoint({
  name: 'revokeKey',
  security: 'key',
  method: 'POST',
  path: '/sup/key/revoke',
  actor: 'supplier',
  summary: 'Ends a key at once.',
  input: z.object({ id }),
  output: z.object({ revoked: z.boolean() }),
  refuses: [],
});
