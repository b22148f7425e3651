// Campaigns: their rows, their goods, what happened to them, and what each spent on a day.
import type { ActorKind } from '#domain/actors.ts';
import type { Asset } from '#domain/money/money.ts';
import type { PlanId } from '#domain/ads/promotion.ts';
import type { CampaignState } from '#domain/states/campaign.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type PauseReason = 'merchant' | 'no_stock' | 'shop_paused' | 'not_sold';
export type EndReason = 'exhausted' | 'time' | 'stopped' | 'shop_closed' | 'rejected';

export type CampaignRow = {
  shop_id: bigint;
  id: string;
  plan_id: PlanId;
  state: CampaignState;
  currency: Asset;
  promo_units: bigint;
  available_units: bigint;
  back_promo_units: bigint;
  back_available_units: bigint;
  day_budget_units: bigint;
  max_bid_units: bigint;
  percent_bps: number;
  days: number;
  starts_at: Date;
  ends_at: Date;
  pause_reason: PauseReason | null;
  ended_reason: EndReason | null;
  ended_at: Date | null;
  promise_at: Date | null;
  version: number;
  created_at: Date;
};

export const campaignColumns = `c.shop_id, c.id, c.plan_id, c.state, c.currency, c.promo_units, c.available_units,
  c.back_promo_units, c.back_available_units, c.day_budget_units, c.max_bid_units, c.percent_bps, c.days, c.starts_at,
  c.ends_at, c.pause_reason, c.ended_reason, c.ended_at, c.promise_at, c.version, c.created_at`;

export type NewCampaign = Pick<
  CampaignRow,
  | 'id'
  | 'plan_id'
  | 'state'
  | 'currency'
  | 'promo_units'
  | 'available_units'
  | 'day_budget_units'
  | 'max_bid_units'
  | 'percent_bps'
  | 'days'
  | 'starts_at'
  | 'ends_at'
  | 'promise_at'
  | 'created_at'
> & { readonly personId: string; readonly goodsIds: readonly string[] };

const insert = statement<never>(
  'campaign-insert',
  `with made as (
     insert into campaign (shop_id, id, plan_id, state, currency, promo_units, available_units, day_budget_units,
       max_bid_units, percent_bps, days, starts_at, ends_at, promise_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   ), step as (
     insert into campaign_step (shop_id, campaign_id, n, move, state, actor, person_id, at)
     values ($1, $2, 1, 'pay', $4, 'merchant', $16, $15)
   )
   insert into campaign_goods (shop_id, campaign_id, goods_id, plan_id, is_live)
   select $1, $2, g, $3, true from unnest($17::uuid[]) as g`,
);

/** SQLSTATE 23505 where one of the goods has a live campaign of this plan already. */
export async function insertCampaign(tx: Tx, shopId: bigint, one: NewCampaign): Promise<void> {
  await tx.rows(insert, [
    shopId,
    one.id,
    one.plan_id,
    one.state,
    one.currency,
    one.promo_units,
    one.available_units,
    one.day_budget_units,
    one.max_bid_units,
    one.percent_bps,
    one.days,
    one.starts_at,
    one.ends_at,
    one.promise_at,
    one.created_at,
    one.personId,
    one.goodsIds,
  ]);
}

// No key changes: whoever only refers to a campaign, with the book in hand, does not wait for who wants the book.
const lock = statement<CampaignRow>(
  'campaign-lock',
  `select ${campaignColumns} from campaign c where c.shop_id = $1 and c.id = any($2::uuid[]) order by c.id for no key update`,
);

/** Campaigns of a shop, held until the transaction ends. Lock them before the book. */
export function lockCampaigns(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<CampaignRow[]> {
  return tx.rows(lock, [shopId, ids]);
}

const find = statement<CampaignRow>(
  'campaign-find',
  `select ${campaignColumns} from campaign c where c.shop_id = $1 and c.id = $2`,
);

export function findCampaign(tx: Tx, shopId: bigint, id: string): Promise<CampaignRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const move = statement<CampaignRow>(
  'campaign-move',
  `with moved as (
     update campaign c set state = $4, pause_reason = $5, ended_reason = $6, ended_at = $7, promise_at = $8,
       starts_at = $9, ends_at = $10, back_promo_units = $11, back_available_units = $12, version = c.version + 1
     where c.shop_id = $1 and c.id = $2 and c.version = $3 returning ${campaignColumns}
   ), step as (
     insert into campaign_step (shop_id, campaign_id, n, move, state, actor, person_id, reason, at)
     select $1, $2, m.version, $13, $4, $14, $15, $16, $17 from moved m
   ), seats as (
     update campaign_goods g set is_live = false
     where $7::timestamptz is not null and g.shop_id = $1 and g.campaign_id = $2 and g.is_live
       and exists (select from moved)
   )
   select * from moved`,
);

export type Step = {
  readonly move: string;
  readonly actor: ActorKind;
  readonly personId?: string | undefined;
  readonly reason?: string | undefined;
  readonly at: Date;
};

/** Writes a campaign as it is now and what happened; undefined where somebody was faster. Over, its seats are free. */
export function writeCampaign(tx: Tx, row: CampaignRow, step: Step): Promise<CampaignRow | undefined> {
  return tx.row(move, [
    row.shop_id,
    row.id,
    row.version,
    row.state,
    row.pause_reason,
    row.ended_reason,
    row.ended_at,
    row.promise_at,
    row.starts_at,
    row.ends_at,
    row.back_promo_units,
    row.back_available_units,
    step.move,
    step.actor,
    step.personId ?? null,
    step.reason ?? null,
    step.at,
  ]);
}

const back = statement<never>(
  'campaign-back',
  `update campaign set back_promo_units = back_promo_units + $3, back_available_units = back_available_units + $4
   where shop_id = $1 and id = $2`,
);

/** Counts what came back of a campaign that is over. */
export async function addBack(
  tx: Tx,
  { shop_id, id }: Pick<CampaignRow, 'shop_id' | 'id'>,
  { promo, available }: { readonly promo: bigint; readonly available: bigint },
): Promise<void> {
  await tx.rows(back, [shop_id, id, promo, available]);
}

const count = statement<{ live: number }>(
  'campaign-count-live',
  `select count(*)::int as live from campaign
   where shop_id = $1 and state in ('review', 'scheduled', 'active', 'paused')`,
);

export async function countLive(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(count, [shopId]))?.live ?? 0;
}

const seat = statement<{ campaign_id: string; goods_id: string }>(
  'campaign-seat-of',
  `select campaign_id, goods_id from campaign_goods
   where shop_id = $1 and plan_id = $2 and goods_id = any($3::uuid[]) and is_live order by goods_id limit 1`,
);

/** The live campaign of this plan that one of the goods has. */
export function findSeat(tx: Tx, shopId: bigint, planId: PlanId, goodsIds: readonly string[]) {
  return tx.row(seat, [shopId, planId, goodsIds]);
}

export type DayRow = { campaign_id: string; day: string; budget_units: bigint; spent_units: bigint };

const days = statement<DayRow>(
  'campaign-days',
  `select campaign_id, to_char(day, 'YYYY-MM-DD') as day, budget_units, spent_units from campaign_day
   where shop_id = $1 and campaign_id = any($2::uuid[]) and day = any($3::date[])`,
);

export function readDays(
  tx: Tx,
  shopId: bigint,
  campaignIds: readonly string[],
  on: readonly string[],
): Promise<DayRow[]> {
  return tx.rows(days, [shopId, campaignIds, on]);
}

const spend = statement<never>(
  'campaign-day-spend',
  `insert into campaign_day as d (shop_id, campaign_id, day, budget_units, spent_units)
   select $1, n.campaign_id, n.day, n.budget, n.units
   from unnest($2::uuid[], $3::date[], $4::bigint[], $5::bigint[]) as n (campaign_id, day, budget, units)
   on conflict (shop_id, campaign_id, day) do update set spent_units = d.spent_units + excluded.spent_units`,
);

export type Spending = { campaignId: string; day: string; budgetUnits: bigint; units: bigint };

/** Counts what is charged on a day. SQLSTATE 23514 where it would pass the day's budget: nothing is charged then. */
export async function spendOfDays(tx: Tx, shopId: bigint, list: readonly Spending[]): Promise<void> {
  await tx.rows(spend, [
    shopId,
    list.map(({ campaignId }) => campaignId),
    list.map(({ day }) => day),
    list.map(({ budgetUnits }) => budgetUnits),
    list.map(({ units }) => units),
  ]);
}

const unspend = statement<never>(
  'campaign-day-back',
  `update campaign_day d set spent_units = d.spent_units - n.units
   from unnest($2::uuid[], $3::date[], $4::bigint[]) as n (campaign_id, day, units)
   where d.shop_id = $1 and d.campaign_id = n.campaign_id and d.day = n.day`,
);

/** Takes off a day what was found invalid. */
export async function takeOffDays(
  tx: Tx,
  shopId: bigint,
  list: readonly Omit<Spending, 'budgetUnits'>[],
): Promise<void> {
  await tx.rows(unspend, [
    shopId,
    list.map(({ campaignId }) => campaignId),
    list.map(({ day }) => day),
    list.map(({ units }) => units),
  ]);
}

const charged = statement<{ once_key: string; units: bigint; subject: string }>(
  'campaign-charged',
  `select once_key, units, case kind when 'ad_click' then debit_subject else credit_subject end as subject
   from transfer where shop_id = $1 and once_key = any($2::text[])`,
);

/** Which of these movements are in the book, and of which campaign. */
export function readCharged(tx: Tx, shopId: bigint, onceKeys: readonly string[]) {
  return tx.rows(charged, [shopId, onceKeys]);
}
