// What a campaign brought (docs/product.md 4.1): its days, its receipts, and the log that anybody can recompute.
import * as z from 'zod/mini';
import { adRefusals } from '#domain/ads/types.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';
import { campaignStates, notShownReasons } from './contract.ts';

/** `waiting`: counted, and charged when its minute is over. `taken_back`: charged, found wrong later, given back. */
export const clickVerdicts = ['waiting', 'valid', 'charged', 'refused', 'taken_back'] as const;
export const viewVerdicts = ['valid', 'refused'] as const;

const day = z.iso.date();
const reasons = z.array(z.object({ reason: z.enum(adRefusals), count: z.int() }));

export const campaignResults = endpoint({
  name: 'campaignResults',
  method: 'POST',
  path: '/v1/ad/detail',
  actor: 'merchant',
  scope: 'promotion.read',
  summary:
    'What a campaign brought by day, why it was not shown, and what happened to it. Every figure is a count of rows.',
  reads: true,
  input: z.object({ id }),
  output: z.object({
    id,
    state: z.enum(campaignStates),
    currency: currencyCode,
    impressions: z.int(),
    clicks: z.int(),
    invalid_views: reasons,
    invalid_clicks: reasons,
    orders: z.int(),
    sales: amountText,
    spent: amountText,
    /** Null before the first charged click. */
    avg_cpc: z.nullable(amountText),
    /** Days of the shop's clock, the oldest first; days without anything are there too. */
    days: z.array(
      z.object({
        day,
        /** Auctions that the campaign was a candidate of, and places that it won. */
        auctions: z.int(),
        won: z.int(),
        impressions: z.int(),
        clicks: z.int(),
        invalid_clicks: z.int(),
        orders: z.int(),
        spent: amountText,
        sales: amountText,
      }),
    ),
    quality: z.nullable(
      z.object({
        score: z.number(),
        parts: z.array(
          z.object({
            part: z.enum(['on_time', 'refunds', 'rating', 'listing']),
            value: z.number(),
            weight: z.number(),
            basis: z.int(),
          }),
        ),
      }),
    ),
    /** Of today's budget; `participation_bps` is the share of auctions that it takes part in. Null while it does not run. */
    pacing: z.nullable(z.object({ target: amountText, actual: amountText, participation_bps: z.int() })),
    not_shown: z.array(z.object({ reason: z.enum(notShownReasons), share_bps: z.int() })),
    /** The newest last. */
    steps: z.array(
      z.object({
        n: z.int(),
        move: z.string(),
        state: z.enum(campaignStates),
        actor: z.string(),
        reason: z.nullable(z.string()),
        at: timestamp,
      }),
    ),
  }),
  refuses: [],
});

const receipt = z.object({
  /** The placement: the same for a view and the click on it. */
  id,
  kind: z.enum(['view', 'click']),
  at: timestamp,
  goods_id: id,
  surface: z.enum(['explore', 'search', 'similar']),
  slot: z.int(),
  verdict: z.enum(clickVerdicts),
  /** Null where it was not refused or taken back. */
  reason: z.nullable(z.enum(adRefusals)),
  /** What the click cost or would have cost; null for views. */
  price: z.nullable(amountText),
  /** The score of the next one, which set the price; null where there was none. Whose it was is nobody's business. */
  next_score: z.nullable(z.string()),
  score: z.string(),
  /** The auction in the log of its day. */
  auction_id: id,
  day,
  /** The transfer of the shop's book; null where nothing was charged. */
  ledger_ref: z.nullable(z.string()),
});

export const campaignReceipts = endpoint({
  name: 'campaignReceipts',
  method: 'POST',
  path: '/v1/ad/receipts',
  actor: 'merchant',
  scope: 'promotion.read',
  summary: 'Each view and click of a campaign with its verdict, reason and price, the newest first.',
  reads: true,
  input: z.object({
    id,
    kind: z.optional(z.enum(['view', 'click'])),
    verdict: z.optional(z.enum(clickVerdicts)),
    /** `next` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
    page_size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.object({
    list: z.array(receipt),
    currency: currencyCode,
    has_more: z.boolean(),
    next: z.nullable(z.string()),
  }),
  refuses: ['invalidParameter'],
});
