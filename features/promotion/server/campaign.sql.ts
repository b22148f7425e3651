// Campaigns: their rows, their goods, what happened to them, and what each spent on a day.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PauseReason = 'merchant' | 'no_stock' | 'shop_paused' | 'not_sold';
export type EndReason = 'exhausted' | 'time' | 'stopped' | 'shop_closed' | 'rejected';

export type CampaignRow = RowOf<typeof lockCampaigns>;

export const campaignColumns = `c.shop_id, c.id, c.plan_id, c.state, c.currency, c.promo_units, c.available_units,
  c.back_promo_units, c.back_available_units, c.day_budget_units, c.max_bid_units, c.percent_bps, c.days, c.starts_at,
  c.ends_at, c.pause_reason, c.ended_reason, c.ended_at, c.promise_at, c.version, c.created_at`;

/** SQLSTATE 23505 where one of the goods has a live campaign of this plan already. */
export const insertCampaign = sql.run('campaign-insert')`with made as (
    insert into campaign (shop_id, id, plan_id, state, currency, promo_units, available_units,
      day_budget_units,
      max_bid_units, percent_bps, days, starts_at, ends_at, promise_at, created_at)
    values (:shopId, :id, :plan_id, :state, :currency, :promo_units, :available_units, :day_budget_units,
      :max_bid_units, :percent_bps, :days, :starts_at, :ends_at, :promise_at?, :created_at)
  ), step as (
    insert into campaign_step (shop_id, campaign_id, n, move, state, actor, person_id, at)
    values (:shopId, :id, 1, 'pay', :state, 'merchant', :personId, :created_at)
  )
  insert into campaign_goods (shop_id, campaign_id, goods_id, plan_id, is_live)
  select :shopId, :id, g, :plan_id, true from unnest(:goodsIds::uuid[]) as g
  returning goods_id`;

// No key changes: whoever only refers to a campaign, with the book in hand, does not wait for who wants the book.
/** Campaigns of a shop, held until the transaction ends. Lock them before the book. */
export const lockCampaigns = sql.rows('campaign-lock')<{
  pause_reason: PauseReason | null;
  ended_reason: EndReason | null;
}>`
  select ${campaignColumns} from campaign c where c.shop_id = :shopId and c.id = any(:ids::uuid[])
    order by c.id for no key update`;

export const findCampaign = sql.row('campaign-find')<{
  pause_reason: PauseReason | null;
  ended_reason: EndReason | null;
}>`
  select ${campaignColumns} from campaign c where c.shop_id = :shopId and c.id = :id`;

/** Writes a campaign as it is now and what happened; undefined where somebody was faster. Over, its seats are free. */
export const writeCampaign = sql.row('campaign-move')<{
  pause_reason: PauseReason | null;
  ended_reason: EndReason | null;
  ended_at: Date | null;
  promise_at: Date | null;
}>`
  with moved as (
    update campaign c set state = :state, pause_reason = :pause_reason?, ended_reason = :ended_reason?,
      ended_at = :ended_at?, promise_at = :promise_at?,
      starts_at = :starts_at, ends_at = :ends_at, back_promo_units = :back_promo_units,
        back_available_units = :back_available_units, version = c.version + 1
    where c.shop_id = :shop_id and c.id = :id and c.version = :version returning ${campaignColumns}
  ), step as (
    insert into campaign_step (shop_id, campaign_id, n, move, state, actor, person_id, reason, at)
    select :shop_id, :id, m.version, :move, :state, :actor, :personId?, :reason?, :at from moved m
    returning n
  ), seats as (
    update campaign_goods g set is_live = false
    where :ended_at?::timestamptz is not null and g.shop_id = :shop_id and g.campaign_id = :id and g.is_live
      and exists (select from moved)
  )
  select * from moved`;

/** Counts what came back of a campaign that is over. */
export const addBack = sql.run('campaign-back')`
  update campaign set back_promo_units = back_promo_units + :promo, back_available_units =
    back_available_units + :available
  where shop_id = :shop_id and id = :id`;

const count = sql.row('campaign-count-live')`select count(*)::int as live from campaign
  where shop_id = :shopId and state in ('review', 'scheduled', 'active', 'paused')`;

export async function countLive(tx: Tx, shopId: bigint): Promise<number> {
  return (await count(tx, { shopId }))?.live ?? 0;
}

/** The live campaign of this plan that one of the goods has. */
export const findSeat = sql.row('campaign-seat-of')`select campaign_id, goods_id from campaign_goods
  where shop_id = :shopId and plan_id = :planId and goods_id = any(:goodsIds::uuid[]) and is_live
    order by goods_id limit 1`;

export const readDays = sql.rows('campaign-days')<{ day: string }>`
  select campaign_id, to_char(day, 'YYYY-MM-DD') as day, budget_units, spent_units from campaign_day
  where shop_id = :shopId and campaign_id = any(:campaignIds::uuid[]) and day = any(:on::date[])`;

const spend = sql.run('campaign-day-spend')`
  insert into campaign_day as d (shop_id, campaign_id, day, budget_units, spent_units)
  select :shopId, n.campaign_id, n.day, n.budget, n.units
  from unnest(:campaignIds::uuid[], :daies::date[], :budgetUnits::bigint[], :units::bigint[]) as n
    (campaign_id, day, budget, units)
  on conflict (shop_id, campaign_id, day) do update set spent_units = d.spent_units + excluded.spent_units`;

export type Spending = { campaignId: string; day: string; budgetUnits: bigint; units: bigint };

/** Counts what is charged on a day. SQLSTATE 23514 where it would pass the day's budget: nothing is charged then. */
export async function spendOfDays(tx: Tx, shopId: bigint, list: readonly Spending[]): Promise<void> {
  await spend(tx, {
    shopId,
    campaignIds: list.map(({ campaignId }) => campaignId),
    daies: list.map(({ day }) => day),
    budgetUnits: list.map(({ budgetUnits }) => budgetUnits),
    units: list.map(({ units }) => units),
  });
}

const unspend = sql.run('campaign-day-back')`update campaign_day d set spent_units = d.spent_units - n.units
  from unnest(:campaignIds::uuid[], :daies::date[], :units::bigint[]) as n (campaign_id, day, units)
  where d.shop_id = :shopId and d.campaign_id = n.campaign_id and d.day = n.day`;

/** Takes off a day what was found invalid. */
export async function takeOffDays(
  tx: Tx,
  shopId: bigint,
  list: readonly Omit<Spending, 'budgetUnits'>[],
): Promise<void> {
  await unspend(tx, {
    shopId,
    campaignIds: list.map(({ campaignId }) => campaignId),
    daies: list.map(({ day }) => day),
    units: list.map(({ units }) => units),
  });
}

/** Which of these movements are in the book, and of which campaign. */
export const readCharged = sql.rows('campaign-charged')<{ subject: string }>`
  select once_key, units, case kind when 'ad_click' then debit_subject else credit_subject end as subject
  from transfer where shop_id = :shopId and once_key = any(:onceKeys::text[])`;

/** The last number of a shop's book. */
export const findBook = sql.row('campaign-book')`select last_seq from book where shop_id = :shopId`;
