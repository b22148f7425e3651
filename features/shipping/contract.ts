// Shipping: a supplier's parcels with their labels, and what carriers say of them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/wire/page.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { carrierEventCodes, holdReasons, parcelStates } from '#domain/states/parcel.ts';
import { isStorable } from '#domain/text/storable.ts';
import { amountText, currencyCode, image, timestamp, words } from '#domain/wire/wire.ts';

export const parcel = z.object({
  id: z.string(),
  order_no: z.string(),
  /** The order's number and which of its parcels it is: what stands on the label. */
  number: z.string(),
  state: z.enum(parcelStates),
  /** What the warehouse has done: the supplier's own word, which ships nothing. */
  picked_at: z.nullable(timestamp),
  packed_at: z.nullable(timestamp),
  handed_at: z.nullable(timestamp),
  ship_by: z.nullable(timestamp),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** What its carrier says waits for a person. */
  held: z.nullable(z.enum(holdReasons)),
  payout: amountText,
  currency: currencyCode,
  to: z.object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    phone: z.nullable(z.string()),
    /** The parcel is delivered and returns need the buyer no more: the name is masked, the address left out. */
    is_hidden: z.boolean(),
  }),
  lines: z.array(z.object({ code: z.string(), title: z.string(), image: z.nullable(image), qty: z.int() })),
  cancel_asked: z.boolean(),
  created_at: timestamp,
});

export const listParcels = endpoint({
  name: 'listParcels',
  method: 'POST',
  path: '/sup/parcel/list',
  actor: 'supplier',
  reads: true,
  summary: 'Parcels of this supplier: what to ship, most urgent first.',
  input: z.object({
    state: z._default(z.enum(['all', ...parcelStates]), 'to_ship'),
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    ...pageInput,
  }),
  output: z.object({
    counts: z.record(z.string(), z.int()),
    /** Which of the counts say "so many at least": finished parcels are counted to 1,000 of a state. `total` is null for them. */
    floors: z.optional(z.array(z.string())),
    list: z.array(parcel),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  }),
  refuses: [],
});

export const labelParcels = endpoint({
  name: 'labelParcels',
  method: 'POST',
  path: '/sup/parcel/label',
  actor: 'supplier',
  summary: "Enter carrier and tracking. The order counts as shipped at the carrier's first scan, not here.",
  input: z.object({
    parcels: z
      .array(
        z.object({
          id: z.string().check(z.maxLength(80)),
          carrier: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
          tracking: z.string().check(z.regex(/^[A-Za-z0-9-]{4,40}$/)),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.dispatchRowsMax)),
  }),
  output: z.object({
    results: z.array(
      z.object({ id: z.string(), ok: z.boolean(), code: z.int(), reason: z.nullable(z.string()) }),
    ),
  }),
  refuses: [],
});

export const cannotSupply = endpoint({
  name: 'cannotSupply',
  method: 'POST',
  path: '/sup/parcel/cancel',
  actor: 'supplier',
  summary: 'Cannot supply, or grants a cancellation that the buyer asked for: the buyer is refunded in full.',
  once: true,
  input: z.object({ id: z.string().check(z.maxLength(80)), reason: words(300, 3) }),
  output: z.object({ ok: z.boolean(), status: z.enum(orderStatuses) }),
  refuses: ['invalidOperation'],
});

/** Signed like a payment webhook; events are unique by `event_id` and a batch may come twice. */
export const carrierEvents = endpoint({
  name: 'carrierEvents',
  method: 'POST',
  path: '/hook/carrier/{carrier}',
  actor: 'hook',
  summary: "A carrier's scans. The first makes the order shipped, the delivery makes it delivered.",
  body: 'raw',
  input: z.object({ carrier: z.string() }),
  output: z.object({
    results: z.array(
      z.object({ event_id: z.string(), applied: z.boolean(), reason: z.nullable(z.string()) }),
    ),
    /** How many could not be read: they stand last among the results, with what was not right. */
    refused: z.int(),
  }),
  refuses: ['invalidRequest'],
});

/** The body of `carrierEvents`; each event is read by itself (`carrierEvent`). */
export const carrierEventBatch = z.object({
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(limits.dispatchRowsMax)),
});

/** Characters that are kept of each. A tracking number longer than any label of ours leads to no parcel. */
export const carrierTextMax = { eventId: 80, tracking: 40, place: 120, raw: 300 } as const;

const storable = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorable));

/** One event; what is too long of its place and its text is cut off. */
export const carrierEvent = z.object({
  event_id: storable(carrierTextMax.eventId).check(z.minLength(1)),
  tracking: storable(carrierTextMax.tracking),
  code: z.enum(carrierEventCodes),
  at: timestamp,
  place: z.optional(z.string()),
  raw: z.optional(z.string()),
});
