// Changes that programs propose and the merchant confirms.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/wire/page.ts';
import { amountText, currencyCode, id, signedAmountText, timestamp, version } from '#domain/wire/wire.ts';

export const proposalKinds = ['price', 'list', 'delist', 'relist', 'answer'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export const proposalStates = ['open', 'confirmed', 'declined', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

const rows = <T extends z.ZodMiniType>(row: T) =>
  z.array(row).check(z.minLength(1), z.maxLength(limits.proposalRowsMax));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.chatCharactersMax * 4));

/** What is proposed. `id` is the row of the showcase, `goods_id` goods of the warehouse. */
export const proposedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), items: rows(z.strictObject({ id, sale_price: amountText })) }),
  z.strictObject({
    kind: z.literal('list'),
    /** Without a price the shop’s price rule gives one when it is confirmed. */
    items: rows(z.strictObject({ goods_id: id, sale_price: z.optional(amountText) })),
  }),
  z.strictObject({ kind: z.literal('delist'), ids: rows(id) }),
  z.strictObject({ kind: z.literal('relist'), ids: rows(id) }),
  /** An answer in the conversation with the buyer of an order. */
  z.strictObject({ kind: z.literal('answer'), chat_id: id, text }),
]);
export type ProposedChange = z.output<typeof proposedChange>;

export const proposeChange = endpoint({
  name: 'proposeChange',
  method: 'POST',
  path: '/v1/proposal/add',
  actor: 'merchant',
  scope: 'proposals.write',
  summary:
    'Propose a change. Nothing is changed before the merchant confirms it in the app; it ends after 7 days. What ' +
    'could not be confirmed, such as a price below cost, is refused at once.',
  input: z.object({
    change: proposedChange,
    /** Why, in your words: the merchant reads it beside the change. */
    note: z._default(z.string().check(z.trim(), z.maxLength(limits.proposalNoteMax)), ''),
  }),
  output: z.object({ id, expires_at: timestamp }),
  // `reason`: `too_many_proposals` with `limit`; `nothing_to_change`.
  once: 'optional',
  refuses: ['invalidOperation'],
});

/** One row of a proposal as it would be now. */
const proposedRow = z.object({
  id,
  title: z.string(),
  /** Of the row as it is shown; null where it is not in the showcase. */
  version: z.nullable(version),
  before: z.nullable(amountText),
  after: z.nullable(amountText),
  profit_after: z.nullable(signedAmountText),
  floor_price: z.nullable(amountText),
  /** True where the price is below `floor_price` now: it loses money and cannot be confirmed. */
  is_loss: z.boolean(),
});

const proposal = z.object({
  id,
  kind: z.enum(proposalKinds),
  key: z.object({ id, name: z.string(), revoked: z.boolean() }),
  note: z.string(),
  state: z.enum(proposalStates),
  made_at: timestamp,
  expires_at: timestamp,
  decided_at: z.nullable(timestamp),
  currency: currencyCode,
  /** Goods that would change; empty for an answer. */
  rows: z.array(proposedRow),
  /** Of an answer alone. The order is null where the conversation is gone. */
  answer: z.nullable(
    z.object({ chat_id: id, text: z.string(), order: z.nullable(z.object({ id, number: z.string() })) }),
  ),
  /** Of a confirmed one: rows that were changed, and those that were not, with why. */
  result: z.nullable(
    z.object({ changed: z.int(), failed: z.array(z.object({ title: z.string(), msg: z.string() })) }),
  ),
});

export const listProposals = endpoint({
  name: 'listProposals',
  method: 'POST',
  path: '/v1/proposal/list',
  actor: 'merchant',
  scope: 'proposals.write',
  summary:
    'Proposed changes, the newest first, each with what it would change now. A program sees those of its own key. ' +
    'Decided ones are kept for 30 days.',
  input: z.object({ open: z._default(z.boolean(), false), ...pageInput }),
  output: z.object({
    list: z.array(proposal),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    /** How many wait for the merchant. */
    open: z.int(),
  }),
  refuses: [],
});

export const confirmProposal = endpoint({
  name: 'confirmProposal',
  method: 'POST',
  path: '/v1/proposal/confirm',
  actor: 'merchant',
  summary:
    'Do what was proposed, as if it were done by hand: by the same call, with its refusals. Each proposal is decided once.',
  input: z.object({
    id,
    /** Of the rows as they were shown: a price that somebody changed since then is not overwritten (456). */
    versions: z._default(
      z.array(z.strictObject({ id, version })).check(z.maxLength(limits.proposalRowsMax)),
      [],
    ),
  }),
  output: z.object({
    changed: z.int(),
    failed: z.array(z.object({ title: z.string(), msg: z.string() })),
  }),
  // `reason`: `decided` with `state`; `being_decided`; and what the call itself refuses.
  once: 'optional',
  refuses: [
    'invalidOperation',
    'staleVersion',
    'showcaseGoodsLimit',
    'showcaseDeleteLimit',
    'goodsCodeAlreadyExists',
    'outOfStock',
  ],
});

export const declineProposal = endpoint({
  name: 'declineProposal',
  method: 'POST',
  path: '/v1/proposal/decline',
  actor: 'merchant',
  summary: 'Decline a proposal; its program sees that. A declined one can be proposed again.',
  input: z.object({ id }),
  output: z.object({ declined: z.boolean() }),
  once: 'optional',
  refuses: ['invalidOperation'],
});
