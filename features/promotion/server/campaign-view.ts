// Campaigns as their merchants see them: what was paid, what it was spent on, and what can be done now.
import { pictureOf } from '#domain/wire/picture.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { account } from '#domain/ledger/accounts.ts';
import type { Language } from '#domain/text/language.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { balancesOfAccounts } from '#features/ledger/server/public.ts';
import type { listPromotion } from '#features/promotion/contract.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Context } from './campaign.ts';
import { readTitled, type TitledGoods } from './campaign-goods.sql.ts';
import { countOwn, listOwn, type ListedCampaign } from './campaign-list.sql.ts';
import { presentPlans } from './plans.ts';

type Given = GivenOf<typeof listPromotion>;
export type CampaignView = Given['list'][number];

/** What a campaign brought, told by the delivery of promotion: each a count of rows. */
export type Figures = Pick<
  CampaignView,
  | 'impressions'
  | 'clicks'
  | 'invalid_clicks'
  | 'orders'
  | 'sales'
  | 'avg_cpc'
  | 'quality'
  | 'pacing'
  | 'not_shown'
>;

/** @returns figures by the campaign's id; one that nobody saw yet may be left out. */
export type FiguresOf = (
  context: Context,
  rows: readonly ListedCampaign[],
) => Promise<ReadonlyMap<string, Figures>>;

/** @param context Its transaction has read nothing yet: everything is read of one moment. */
export async function presentPromotion(
  context: Context & { readonly language: Language; readonly figuresOf: FiguresOf },
  ask: InputOf<typeof listPromotion>,
): Promise<Given> {
  const { tx, shopId, env, now, language } = context;
  await seeOneMoment(tx);
  const { currency } = env.policy;
  const [promoUnits = 0n] = await balancesOfAccounts(tx, shopId, [account('shop_promo')]);
  const head = {
    plans: ask.scope === 'plans' ? presentPlans(currency, language) : [],
    promo_credit: formatUnits(promoUnits, currency),
  };
  if (ask.scope === 'plans') return { ...head, ...toPage([], ask, 0) };
  const filter = { state: ask.state ?? null, id: ask.id ?? null };
  const window = { limit: ask.page_size + 1, offset: (ask.page - 1) * ask.page_size };
  const [rows, total] = await Promise.all([
    listOwn(tx, { shopId, now }, filter, window),
    countOwn(tx, shopId, filter),
  ]);
  const shown = rows.slice(0, ask.page_size);
  const views = await presentCampaigns(context, shown);
  return { ...head, ...toPage(views, ask, total), has_more: rows.length > shown.length };
}

/** Campaigns of one shop with their goods and figures. */
export async function presentCampaigns(
  context: Context & { readonly language: Language; readonly figuresOf: FiguresOf },
  rows: readonly ListedCampaign[],
): Promise<CampaignView[]> {
  const { tx, shopId, language } = context;
  const ids = rows.map(({ id }) => id);
  const [goods, figures] = await Promise.all([
    readTitled(tx, { shopId, campaignIds: ids, language }),
    context.figuresOf(context, rows),
  ]);
  return rows.map((row) => ({
    ...present(
      row,
      goods.filter((one) => one.campaign_id === row.id),
    ),
    ...(figures.get(row.id) ?? nothingYet(row)),
  }));
}

function present(row: ListedCampaign, goods: readonly TitledGoods[]): Omit<CampaignView, keyof Figures> {
  const amount = (units: bigint) => formatUnits(units, row.currency);
  return {
    id: row.id,
    plan_id: row.plan_id,
    pays: row.plan_id === 'order' ? 'order' : 'click',
    state: row.state,
    pause_reason: row.pause_reason,
    goods: goods.map((one) => ({
      id: one.goods_id,
      title: one.title,
      image: pictureOf(one.picture, one.title),
    })),
    budget: amount(row.promo_units + row.available_units),
    day_budget: amount(row.day_budget_units),
    spent: amount(row.spent_units),
    remaining: amount(remainingOf(row)),
    from_promo: amount(row.promo_units),
    from_available: amount(row.available_units),
    currency: row.currency,
    max_bid: amount(row.max_bid_units),
    percent_bps: row.plan_id === 'order' ? row.percent_bps : null,
    days: row.days,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    ended_at: row.ended_at,
    ended_reason: row.ended_reason,
    ended_text: row.ended_text,
    promise_at: row.promise_at,
    can: canOf(row),
  };
}

type Paid = Pick<
  ListedCampaign,
  'plan_id' | 'promo_units' | 'available_units' | 'back_promo_units' | 'back_available_units' | 'spent_units'
>;

/** What is in the campaign's account; nothing ever is where orders are paid for. */
export function remainingOf(row: Paid): bigint {
  if (row.plan_id === 'order') return 0n;
  const paid = row.promo_units + row.available_units;
  return paid - row.back_promo_units - row.back_available_units - row.spent_units;
}

function canOf({ state, pause_reason: paused, ended_at: endedAt }: ListedCampaign): CampaignView['can'] {
  const isOver = endedAt !== null;
  const one = (action: string, why: string | null) => ({ action, allowed: why === null, until: null, why });
  const isPausable =
    state === 'active' || state === 'scheduled' || (paused !== null && paused !== 'merchant');
  return [
    one('stop', isOver ? 'over' : null),
    one('pause', isPausable ? null : isOver ? 'over' : 'state'),
    one('resume', paused === 'merchant' ? null : (paused ?? (isOver ? 'over' : 'state'))),
  ];
}

function nothingYet({ currency }: ListedCampaign): Figures {
  return {
    impressions: 0,
    clicks: 0,
    invalid_clicks: 0,
    orders: 0,
    sales: formatUnits(0n, currency),
    avg_cpc: null,
    quality: null,
    pacing: null,
    not_shown: [],
  };
}
