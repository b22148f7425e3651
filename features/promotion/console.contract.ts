// Campaigns of all shops before people of the platform: looking, and saying no to one with a reason. Nothing here adds a
// view, a click or an order.
import * as z from 'zod/mini';
import { actorKinds } from '#domain/actors.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { campaignStates } from '#domain/states/campaign.ts';
import { amountText, currencyCode, timestamp, words } from '#domain/wire/wire.ts';
import { campaignEnds, campaignView, planIds } from './contract.ts';

const shop = z.object({ id: z.string(), name: z.string() });

const campaignRow = z.object({
  /** Routes itself: `<shop>.<uuid>`. */
  id: z.string(),
  shop,
  plan_id: z.enum(planIds),
  state: z.enum(campaignStates),
  /** The first of its goods, and how many there are. */
  goods: z.string(),
  goods_count: z.int(),
  budget: amountText,
  spent: amountText,
  remaining: amountText,
  currency: currencyCode,
  /** Of an order's goods, where orders are paid for. */
  percent_bps: z.nullable(z.int()),
  created_at: timestamp,
  starts_at: timestamp,
  ends_at: timestamp,
  /** Until when a person may say no; it starts by itself then. */
  promise_at: z.nullable(timestamp),
  ended_reason: z.nullable(z.enum(campaignEnds)),
});

export const deskCampaigns = listEndpoint({
  name: 'deskCampaigns',
  path: '/op/promotion/list',
  right: 'promotion',
  summary: 'Campaigns of all shops. Those in the state `review` wait for a person, and start by themselves.',
  filters: {
    state: choicesFilter(campaignStates),
    plan: choicesFilter(planIds),
    shop: textFilter(16),
    made: datesFilter(),
  },
  sorts: ['made', 'promise'],
  row: campaignRow,
  columns: [
    { head: 'Campaign', of: ({ id }) => id },
    { head: 'Shop', of: (row) => row.shop.id },
    { head: 'Plan', of: ({ plan_id: plan }) => plan },
    { head: 'State', of: ({ state }) => state },
    { head: 'Goods', of: ({ goods }) => goods },
    { head: 'Number of goods', of: ({ goods_count: count }) => count },
    { head: 'Budget', of: ({ budget }) => budget },
    { head: 'Spent', of: ({ spent }) => spent },
    { head: 'Left', of: ({ remaining }) => remaining },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Made', of: ({ created_at: at }) => at },
    { head: 'Starts', of: ({ starts_at: at }) => at },
    { head: 'Ends', of: ({ ends_at: at }) => at },
    { head: 'Decide by', of: ({ promise_at: at }) => at },
    { head: 'Why it ended', of: ({ ended_reason: why }) => why },
  ],
});

export const deskCampaign = endpoint({
  name: 'deskCampaign',
  method: 'POST',
  path: '/op/promotion/detail',
  actor: 'operator',
  right: 'promotion',
  reads: true,
  summary: 'One campaign as its merchant sees it, and what happened to it.',
  input: z.object({ id: z.string().check(z.maxLength(80)) }),
  output: z.object({
    id: z.string(),
    shop,
    campaign: campaignView,
    steps: z.array(
      z.object({
        /** A move of its table, or `pay`. */
        move: z.string(),
        state: z.enum(campaignStates),
        actor: z.enum(actorKinds),
        /** Who of the platform. */
        by: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        at: timestamp,
      }),
    ),
  }),
  refuses: ['recordNotFound'],
});

export const refuseCampaign = endpoint({
  name: 'refuseCampaign',
  method: 'POST',
  path: '/op/promotion/refuse',
  actor: 'operator',
  right: 'reviewPromotion',
  fresh: true,
  summary:
    'Say no to a campaign in review, with a reason that its merchant reads. All of its money goes back at once.',
  once: true,
  input: z.object({
    id: z.string().check(z.maxLength(80)),
    reason: words(limits.promotionRefusalMax, limits.promotionRefusalMin),
  }),
  output: z.object({
    id: z.string(),
    state: z.enum(campaignStates),
    back_promo: amountText,
    back_available: amountText,
    currency: currencyCode,
  }),
  refuses: ['recordNotFound', 'invalidOperation', 'staleVersion'],
});
