// Claims about parcels between a supplier and the platform: opened, answered, decided by somebody else, settled.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { claimKindsOf, claimKinds, claimSides, claimStates } from '#domain/states/supplier-claim.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

const picture = z.object({ url: z.nullable(z.string()), by: z.enum(claimSides) });

const claimRow = z.object({
  id,
  supplier: z.object({ id, code: z.string(), name: z.string() }),
  /** The parcel's number: order and parcel. */
  parcel: z.string(),
  side: z.enum(claimSides),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  currency: currencyCode,
  amount: amountText,
  /** What the parcel cost: no claim is above it. */
  most: amountText,
  decided: z.nullable(amountText),
  opened_at: timestamp,
  answer_by: timestamp,
  decide_by: z.nullable(timestamp),
});

export const claimShape = z.object({
  ...claimRow.shape,
  text: z.string(),
  opened_by: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(timestamp),
  decision: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(timestamp),
  pictures: z.array(picture),
  can: z.object({ answer: z.boolean(), decide: z.boolean(), withdraw: z.boolean(), picture: z.boolean() }),
});

const text = words(2_000, 20);
const parcel = z.string().check(z.trim(), z.minLength(3), z.maxLength(80));

export const ownClaims = endpoint({
  name: 'ownClaims',
  method: 'POST',
  path: '/sup/claim/list',
  actor: 'supplier',
  reads: true,
  summary: 'Claims of this supplier and against it, the latest first.',
  input: z.object({
    state: z._default(z.enum(['open', 'all']), 'open'),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  }),
  output: z.object({ list: z.array(claimShape), page: z.int(), has_more: z.boolean() }),
  refuses: [],
});

// `reason`: `not_shipped`, `too_late`, `too_much` with `most`, `claimed` where one of this side stands already.
export const openClaim = endpoint({
  name: 'openClaim',
  method: 'POST',
  path: '/sup/claim/add',
  actor: 'supplier',
  once: true,
  summary:
    'Claims money for a parcel that its carrier lost or damaged, or that was deducted wrongly. Never more than the parcel cost.',
  input: z.object({ parcel, kind: z.enum(claimKindsOf.supplier), amount: amountText, text }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const answerClaim = endpoint({
  name: 'answerClaim',
  method: 'POST',
  path: '/sup/claim/answer',
  actor: 'supplier',
  once: true,
  summary: 'Answers a claim of the platform in its days.',
  input: z.object({ id, text: words(2_000, 10) }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const withdrawClaim = endpoint({
  name: 'withdrawClaim',
  method: 'POST',
  path: '/sup/claim/withdraw',
  actor: 'supplier',
  once: true,
  summary: 'Takes one’s own claim back before it is decided.',
  input: z.object({ id }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const claimPicture = endpoint({
  name: 'claimPicture',
  method: 'POST',
  path: '/sup/claim/picture',
  actor: 'supplier',
  summary: 'Adds a picture to a claim that is not decided: six at most, of both sides together.',
  input: z.object({ id }),
  output: z.object({ pictures: z.array(picture) }),
  once: 'optional',
  refuses: ['invalidOperation'],
  body: 'multipart',
  files: { picture: 'one' },
});

export const listClaims = listEndpoint({
  name: 'listClaims',
  path: '/op/claims/list',
  right: 'suppliers',
  summary: 'Claims of all suppliers and against them.',
  filters: {
    state: choicesFilter(claimStates),
    side: choicesFilter(claimSides),
    kind: choicesFilter(claimKinds),
    supplier: textFilter(40),
    opened: datesFilter(),
  },
  sorts: ['opened'],
  row: claimRow,
  columns: [
    { head: 'Supplier', of: ({ supplier }) => supplier.code },
    { head: 'Parcel', of: (row) => row.parcel },
    { head: 'Side', of: ({ side }) => side },
    { head: 'Kind', of: ({ kind }) => kind },
    { head: 'State', of: ({ state }) => state },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Amount', of: ({ amount }) => amount },
    { head: 'Granted', of: ({ decided }) => decided },
    { head: 'Opened at', of: (row) => row.opened_at },
  ],
});

export const readClaim = endpoint({
  name: 'readClaim',
  method: 'POST',
  path: '/op/claims/detail',
  actor: 'operator',
  right: 'suppliers',
  reads: true,
  summary: 'One claim whole.',
  input: z.object({ id }),
  output: claimShape,
  refuses: [],
});

export const openHouseClaim = endpoint({
  name: 'openHouseClaim',
  method: 'POST',
  path: '/op/claims/add',
  actor: 'operator',
  right: 'suppliers',
  fresh: true,
  once: true,
  summary: 'Claims money of a supplier for a parcel with wrong goods, or one that came too late.',
  input: z.object({ parcel, kind: z.enum(claimKindsOf.house), amount: amountText, text }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const answerHouse = endpoint({
  name: 'answerHouse',
  method: 'POST',
  path: '/op/claims/answer',
  actor: 'operator',
  right: 'suppliers',
  once: true,
  summary: 'Answers a supplier’s claim. Whoever answers does not decide.',
  input: z.object({ id, text: words(2_000, 10) }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const decideClaim = endpoint({
  name: 'decideClaim',
  method: 'POST',
  path: '/op/claims/decide',
  actor: 'operator',
  right: 'suppliers',
  fresh: true,
  once: true,
  summary:
    'A person who neither opened nor answered it grants all of a claim, a part or nothing; the money is booked in the same moment, in the book of the platform.',
  input: z.object({ id, amount: amountText, text }),
  output: claimShape,
  // `reason`: `decided`, `not_answered`, `same_person`, `too_much` with `most`.
  refuses: ['invalidOperation'],
});

export const withdrawHouseClaim = endpoint({
  name: 'withdrawHouseClaim',
  method: 'POST',
  path: '/op/claims/withdraw',
  actor: 'operator',
  right: 'suppliers',
  once: true,
  summary: 'Takes a claim of the platform back before it is decided.',
  input: z.object({ id }),
  output: claimShape,
  refuses: ['invalidOperation'],
});

export const houseClaimPicture = endpoint({
  name: 'houseClaimPicture',
  method: 'POST',
  path: '/op/claims/picture',
  actor: 'operator',
  right: 'suppliers',
  summary: 'Adds a picture to a claim that is not decided.',
  input: z.object({ id }),
  output: z.object({ pictures: z.array(picture) }),
  once: 'optional',
  refuses: ['invalidOperation'],
  body: 'multipart',
  files: { picture: 'one' },
});
