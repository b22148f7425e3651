// What a campaign brought, as its merchant sees it: every number opens the rows that make it.
import * as z from 'zod/mini';
import { ads } from '#domain/ads/parameters.ts';
import { adRefusals, type LossReason } from '#domain/ads/types.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { addDays, localDay } from '#domain/time.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { campaignStates, type notShownReasons } from '#features/promotion/contract.ts';
import type { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import type { Context } from '../campaign.ts';
import type { CampaignRow } from '../campaign.sql.ts';
import { findCampaign } from '../campaign.sql.ts';
import type { Figures } from '../campaign-view.ts';
import type { ListedCampaign } from '../campaign-list.sql.ts';
import * as sql from './figures.sql.ts';

/** Days of auctions that "why not shown" looks back on. */
const lossDays = 7;

type NotShown = (typeof notShownReasons)[number];

/** What a loss is called before merchants; what has nothing to do with the campaign is no loss of it. */
const lossNames: Readonly<Record<LossReason, NotShown | undefined>> = {
  not_asked: undefined,
  own_shop: 'own_shop',
  viewer_day: 'viewer_day',
  not_sold_there: 'country',
  gone: 'not_sold',
  stands_already: 'stands_already',
  out_of_stock: 'out_of_stock',
  no_margin: 'not_sold',
  shop_paused: 'shop_paused',
  safety_case: 'not_sold',
  budget: 'day_budget',
  below_reserve: 'below_reserve',
  pacing: 'budget_pacing',
  same_campaign: undefined,
  same_shop: 'lower_score',
  same_goods: 'lower_score',
  lower_score: 'lower_score',
};

const isLoss = (text: string): text is LossReason => text in lossNames;

/** Figures of campaigns of one shop, by their id. */
export async function figuresOf(
  { tx, shopId, now }: Pick<Context, 'tx' | 'shopId' | 'now'>,
  rows: readonly ListedCampaign[],
): Promise<ReadonlyMap<string, Figures>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const since = localDay(addDays(now, -lossDays), 'UTC');
  const [sums, results, paces, facts, shop] = await Promise.all([
    sql.readSums(tx, { shopId, ids }),
    sql.readResults(tx, { shopId, ids, since }),
    sql.readPaces(tx, { shopId, ids }),
    sql.readFactsOf(tx, { shopId, ids }),
    shopOf(tx, shopId),
  ]);
  const today = localDay(now, shop.tz);
  return new Map(
    rows.map((row) => {
      const sum = sums.find((one) => one.campaign_id === row.id);
      const pace = paces.find((one) => one.campaign_id === row.id && one.day === today);
      const amount = (units: bigint) => formatUnits(units, row.currency);
      const figures: Figures = {
        impressions: sum?.impressions ?? 0,
        clicks: sum?.clicks ?? 0,
        invalid_clicks: sum?.invalid_clicks ?? 0,
        orders: sum?.orders ?? 0,
        sales: amount(sum?.sales_units ?? 0n),
        avg_cpc: averageOf(row, sum),
        quality: qualityOf(facts.filter((one) => one.campaign_id === row.id)),
        pacing:
          pace === undefined || row.state !== 'active' || row.plan_id === 'order'
            ? null
            : { target: amount(pace.target_units), actual: amount(row.spent_today) },
        not_shown: lossesOf(results.filter((one) => one.campaign_id === row.id)),
      };
      return [row.id, figures];
    }),
  );
}

function averageOf({ currency }: Pick<CampaignRow, 'currency'>, sum: sql.SumRow | undefined): string | null {
  if (sum === undefined || sum.charged === 0) return null;
  return formatUnits(sum.charged_units / BigInt(sum.charged), currency);
}

function lossesOf(rows: readonly sql.ResultRow[]): Figures['not_shown'] {
  const counts = new Map<NotShown, number>();
  let whole = 0;
  for (const { result, count } of rows) {
    const name = isLoss(result) ? lossNames[result] : undefined;
    if (name === undefined && result !== 'won' && result !== 'turn') continue;
    whole += count;
    if (name !== undefined) counts.set(name, count + (counts.get(name) ?? 0));
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, share_bps: Math.round((count * 10_000) / whole) }))
    .toSorted((left, right) => right.share_bps - left.share_bps);
}

const partShape = z.object({
  onTime: z.number(),
  refunds: z.number(),
  rating: z.number(),
  listing: z.number(),
});
const partsShape = z.object({ parts: partShape, basis: partShape });
const partNames = { on_time: 'onTime', refunds: 'refunds', rating: 'rating', listing: 'listing' } as const;
const partKeys = ['on_time', 'refunds', 'rating', 'listing'] as const;

/** The mean of the goods; the parts are those of the goods that stand worst, which is where something can be done. */
function qualityOf(facts: readonly sql.FactOf[]): Figures['quality'] {
  const [worst] = facts.toSorted((left, right) => left.quality - right.quality);
  if (worst === undefined) return null;
  const { parts, basis } = z.parse(partsShape, JSON.parse(worst.parts));
  const mean = facts.reduce((sum, { quality }) => sum + quality, 0) / facts.length;
  return {
    score: Math.round(mean) / 1_000,
    parts: partKeys.map((part) => ({
      part,
      value: parts[partNames[part]] / 1_000,
      weight: ads.quality.weights[partNames[part]] / 1_000,
      basis: basis[partNames[part]],
    })),
  };
}

type Found = { readonly row: ListedCampaign };

/** @throws Refused `recordNotFound` for a campaign of another shop, or of none. */
async function campaignOf({ tx, shopId }: Pick<Context, 'tx' | 'shopId'>, id: string): Promise<CampaignRow> {
  const row = await findCampaign(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'campaign' });
  return row;
}

/** @param listed The campaign as its list has it. */
export async function presentResults(
  context: Context,
  { row: listed }: Found,
): Promise<GivenOf<typeof campaignResults>> {
  const { tx, shopId, now } = context;
  const { id, currency } = listed;
  const [figures, shop, refused, steps, paces] = await Promise.all([
    figuresOf(context, [listed]),
    shopOf(tx, shopId),
    sql.readRefused(tx, { shopId, id }),
    sql.readSteps(tx, { shopId, id }),
    sql.readPaces(tx, { shopId, ids: [id] }),
  ]);
  const span = spanOf(listed, shop.tz, now);
  const days = await sql.readDayFigures(tx, { shopId, id, tz: shop.tz, ...span });
  const amount = (units: bigint) => formatUnits(units, currency);
  const own = figures.get(id);
  const { pacing = null, quality = null, not_shown = [], avg_cpc = null } = own ?? {};
  const participation = paces[0]?.participation ?? 0;
  return {
    id,
    state: listed.state,
    currency,
    impressions: own?.impressions ?? 0,
    clicks: own?.clicks ?? 0,
    invalid_views: reasonsOf(refused, 'view'),
    invalid_clicks: reasonsOf(refused, 'click'),
    orders: own?.orders ?? 0,
    sales: own?.sales ?? amount(0n),
    spent: amount(listed.spent_units),
    avg_cpc,
    days: days.map(({ spent_units: spent, sales_units: sales, ...day }) => ({
      ...day,
      spent: amount(spent),
      sales: amount(sales),
    })),
    quality,
    pacing: pacing === null ? null : { ...pacing, participation_bps: Math.round(participation / 100) },
    not_shown,
    steps: steps.map((step) => ({ ...step, state: stateOf(step.state), at: step.at.toISOString() })),
  };
}

/** From its first day to its last, or to today; before it began there is no day. */
function spanOf(row: ListedCampaign, tz: string, now: Date): { from: string; to: string } {
  const end = row.ended_at ?? row.ends_at;
  return {
    from: localDay(row.starts_at, tz),
    to: localDay(end < now ? end : now, tz),
  };
}

function stateOf(text: string): (typeof campaignStates)[number] {
  return campaignStates.find((one) => one === text) ?? 'ended';
}

function reasonsOf(rows: readonly sql.RefusedRow[], kind: 'view' | 'click') {
  return rows.flatMap(({ kind: of, reason, count }) => {
    const known = adRefusals.find((one) => one === reason);
    return of === kind && known !== undefined ? [{ reason: known, count }] : [];
  });
}

export async function presentReceipts(
  context: Context,
  ask: InputOf<typeof campaignReceipts>,
): Promise<GivenOf<typeof campaignReceipts>> {
  const { tx, shopId } = context;
  const { currency } = await campaignOf(context, ask.id);
  const rows = await sql.listReceipts(tx, {
    shopId,
    id: ask.id,
    kind: ask.kind ?? null,
    verdict: ask.verdict ?? null,
    before: ask.cursor === undefined ? null : readCursor(ask.cursor),
    limit: ask.page_size + 1,
  });
  const shown = rows.slice(0, ask.page_size);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return {
    list: shown.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      reason: adRefusals.find((one) => one === row.reason) ?? null,
      price: row.price_units === null ? null : formatUnits(row.price_units, currency),
      next_score: row.next_score === '0' ? null : row.next_score,
    })),
    currency,
    has_more: hasMore,
    next: hasMore && last !== undefined ? `${last.at.toISOString()}_${last.kind}_${last.id}` : null,
  };
}

const cursorShape = z.tuple([z.iso.datetime({ precision: 3 }), z.enum(['view', 'click']), z.uuid()]);

/** @throws Refused `invalidParameter` for what is no `next` of ours. */
function readCursor(text: string): NonNullable<sql.ReceiptInput['before']> {
  const read = z.safeParse(cursorShape, text.split('_'));
  if (!read.success) throw refuse('invalidParameter', { field: 'cursor', reason: 'cursor' });
  const [at, kind, id] = read.data;
  return { at: new Date(at), kind, id };
}
