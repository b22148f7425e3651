// Campaigns as lists: a shop's own, and those of all shops before people of the platform.
import { shopIdOf } from '#domain/wire/ids.ts';
import type { PlanId } from '#domain/ads/promotion.ts';
import type { CampaignState } from '#domain/states/campaign.ts';
import type { ActorKind } from '#domain/actors.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { campaignColumns, type CampaignRow, type EndReason } from './campaign.sql.ts';

export type ListedCampaign = CampaignRow & {
  /** Charged for clicks, or for orders less what went back. */
  spent_units: bigint;
  /** Of today, by the shop's clock. */
  spent_today: bigint;
  /** What a person wrote who refused it. */
  ended_text: string | null;
};

const spentOf = (row: string) => `(coalesce((select sum(d.spent_units) from campaign_day d
    where d.shop_id = ${row}.shop_id and d.campaign_id = ${row}.id), 0)
  + coalesce((select sum(p.fee_units - p.back_units) from promoted_order p
    where p.shop_id = ${row}.shop_id and p.campaign_id = ${row}.id), 0))::bigint`;

const listed = `${campaignColumns}, ${spentOf('c')} as spent_units,
  coalesce((select d.spent_units from campaign_day d join shop s on s.shop_id = d.shop_id
    where d.shop_id = c.shop_id and d.campaign_id = c.id
      and d.day = ($2::timestamptz at time zone s.tz)::date), 0)::bigint as spent_today,
  (select t.reason from campaign_step t where t.shop_id = c.shop_id and t.campaign_id = c.id and t.move = 'reject')
    as ended_text`;

const page = statement<ListedCampaign>(
  'campaign-page',
  `select ${listed} from campaign c
   where c.shop_id = $1 and ($3::text is null or c.state = $3) and ($4::uuid is null or c.id = $4)
   order by c.created_at desc, c.id desc limit $5 offset $6`,
);

export type OwnFilter = { readonly state: CampaignState | null; readonly id: string | null };
type Window = { readonly limit: number; readonly offset: number };

/** A shop's campaigns, the newest first. */
export function listOwn(
  tx: Tx,
  { shopId, now }: { readonly shopId: bigint; readonly now: Date },
  { state, id }: OwnFilter,
  { limit, offset }: Window,
): Promise<ListedCampaign[]> {
  return tx.rows(page, [shopId, now, state, id, limit, offset]);
}

const count = sql.row('campaign-count')`select count(*)::int as count from campaign c
  where c.shop_id = :shopId and (:state?::text is null or c.state = :state?) and (:id?::uuid is null
    or c.id = :id?)`;

export async function countOwn(tx: Tx, shopId: bigint, { state, id }: OwnFilter): Promise<number> {
  return (await count(tx, { shopId, state, id }))?.count ?? 0;
}

/** What happened to a campaign, the first first. A person of the platform is named, for people of the platform only. */
export const listSteps = sql.rows('campaign-steps')<{ actor: ActorKind }>`
  select t.move, t.state, t.actor, case when t.actor = 'reviewer' then o.name end as by, t.reason, t.at
  from campaign_step t left join operator o on o.id = t.person_id
  where t.shop_id = :shopId and t.campaign_id = :campaignId order by t.n`;

const shopName = sql.row('campaign-shop')`select name from shop where shop_id = :shopId`;

export async function nameOfShop(tx: Tx, shopId: bigint): Promise<string> {
  return (await shopName(tx, { shopId }))?.name ?? '';
}

export type DeskRow = Pick<
  CampaignRow,
  | 'shop_id'
  | 'id'
  | 'state'
  | 'currency'
  | 'promo_units'
  | 'available_units'
  | 'back_promo_units'
  | 'back_available_units'
  | 'percent_bps'
  | 'created_at'
  | 'starts_at'
  | 'ends_at'
  | 'promise_at'
> & {
  plan_id: PlanId;
  ended_reason: EndReason | null;
  shop_name: string;
  goods: string;
  goods_count: number;
  spent_units: bigint;
};

/** Campaigns of all shops: a fan-out read. */
export const campaignList: ListSql<DeskRow> = {
  name: 'campaign-desk',
  select: `c.shop_id, c.id, c.plan_id, c.state, c.currency, c.promo_units, c.available_units, c.back_promo_units,
    c.back_available_units, c.percent_bps, c.created_at, c.starts_at, c.ends_at, c.promise_at, c.ended_reason,
    s.name as shop_name, ${spentOf('c')} as spent_units,
    coalesce((select min(g.title) from campaign_goods k join goods g on g.id = k.goods_id
      where k.shop_id = c.shop_id and k.campaign_id = c.id), '') as goods,
    (select count(*)::int from campaign_goods k where k.shop_id = c.shop_id and k.campaign_id = c.id) as goods_count`,
  from: 'campaign c left join shop s on s.shop_id = c.shop_id',
  id: 'c.id',
  sorts: {
    made: { sql: 'c.created_at', type: 'timestamptz' },
    promise: { sql: 'coalesce(c.promise_at, c.ends_at)', type: 'timestamptz' },
  },
  filters: {
    state: 'c.state',
    plan: 'c.plan_id',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'c.shop_id = $1', values: [shopId] };
    },
    made: 'c.created_at',
  },
  search: (text) => [{ sql: 's.name ilike $1', values: [`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`] }],
};
