// Days of the log and their entries. Nothing of it is ever changed but a day's end, by whoever holds its row.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type DayRow = RowOf<typeof readDays>;

const columns = `day::text as day, version, commit_hash, seed, blind, viewer_salt, committed_at, revealed_at, entries, head, numbered`;

const insertDay = sql.row('ad-day-insert')`
  insert into ad_day (day, version, commit_hash, seed, blind, viewer_salt, committed_at, head)
  values (:day, :version, :commitHash, :seed, :blind, :viewerSalt?, :committedAt, :head)
    on conflict (day) do nothing returning day::text as day`;

export type NewDay = Omit<DayRow, 'revealed_at' | 'entries' | 'numbered'>;

/** Promises a day. False where somebody was faster: theirs stands. */
export async function promiseDay(tx: Tx, one: NewDay): Promise<boolean> {
  const row = await insertDay(tx, {
    day: one.day,
    version: one.version,
    commitHash: one.commit_hash,
    seed: one.seed,
    blind: one.blind,
    viewerSalt: one.viewer_salt,
    committedAt: one.committed_at,
    head: one.head,
  });
  return row !== undefined;
}

export const readDays = sql.rows('ad-days')`
  select ${columns} from ad_day where day = any(:wanted::date[]) order by day`;

/** The newest first. */
export const listDays = sql.rows('ad-days-recent')`
  select ${columns} from ad_day where :before?::date is null or day < :before? order by day desc
    limit :limit`;

/** The number of this process among those that draw on a day; null where the day is closed. */
export const openLane = sql.row('ad-lane-open')<{ lane: number | null }>`
  select ad_lane_open(:day::date, :at) as lane`;

const append = sql.row('ad-log-append')<{ entries: number | null }>`
  select ad_log_append(:day::date, :kinds::text[], :pools::text[], :bodies::text[], :auctionIds::uuid[],
    :ats::timestamptz[]) as entries`;

export type NewEntry = {
  readonly kind: 'pool' | 'auction';
  readonly pool: string;
  readonly body: string;
  readonly auctionId: string | null;
  readonly at: Date;
};

/** Writes entries behind a day's log; the database numbers and chains them. False where the day is closed. */
export async function appendEntries(tx: Tx, day: string, entries: readonly NewEntry[]): Promise<boolean> {
  const row = await append(tx, {
    day,
    kinds: entries.map(({ kind }) => kind),
    pools: entries.map(({ pool }) => pool),
    bodies: entries.map(({ body }) => body),
    auctionIds: entries.map(({ auctionId }) => auctionId),
    ats: entries.map(({ at }) => at),
  });
  return row !== undefined && row.entries !== null;
}

const reveal = sql.rows('ad-day-reveal')<{ revealed_at: Date | null }>`
  update ad_day set revealed_at = :now where day < :closed and revealed_at is null returning ${columns}`;

const forget = sql.run('ad-day-forget')`
  update ad_day set viewer_salt = null where day < :forgotten and viewer_salt is not null`;

/**
 * Shows the seeds of days before `closed`, and forgets what viewers were told apart by before `forgotten`.
 *
 * @returns the days that were closed by it.
 */
export async function closeDays(
  tx: Tx,
  { closed, forgotten, now }: { readonly closed: string; readonly forgotten: string; readonly now: Date },
): Promise<DayRow[]> {
  const rows = await reveal(tx, { closed, now });
  await forget(tx, { forgotten });
  return rows;
}

/** Entries of a day behind the given one; those that the shop had no part in without their body. */
export const listEntries = sql.rows('ad-log-part')`
  select l.n, l.hash, l.head, case when exists (select from ad_pool_member m
    where m.shop_id = :shopId and m.day = l.day and m.pool = l.pool) then l.body end as body
  from ad_log l where l.day = :day and l.n > :after order by l.n limit :limit`;

const insertOffers = sql.run('ad-offer-insert')`
  insert into ad_offer (shop_id, day, hash, campaign_id, goods_id, body)
  select o.shop_id, :day, o.hash, o.campaign_id, o.goods_id, o.body
  from unnest(:shops::bigint[], :hashs::text[], :campaigns::uuid[], :goodsIds::uuid[], :bodies::text[])
    as o (shop_id, hash, campaign_id, goods_id, body)
  on conflict do nothing`;

const insertMembers = sql.run('ad-member-insert')`
  insert into ad_pool_member (shop_id, day, pool, campaign_id, surface, at)
  select distinct m.shop_id, :day::date, :pool, m.campaign_id, :surface, :at::timestamptz
  from unnest(:shops::bigint[], :campaigns::uuid[]) as m (shop_id, campaign_id) on conflict do nothing`;

export type NewOffer = {
  readonly shopId: bigint;
  readonly hash: string;
  readonly campaignId: string;
  readonly goodsId: string;
  readonly body: string;
};

type PoolMark = { readonly day: string; readonly pool: string; readonly surface: string; readonly at: Date };

/** Keeps the offers of a pool, each with its own shop. */
export async function saveOffers(tx: Tx, offers: readonly NewOffer[], mark: PoolMark): Promise<void> {
  const shops = offers.map(({ shopId }) => shopId);
  const campaigns = offers.map(({ campaignId }) => campaignId);
  await insertOffers(tx, {
    day: mark.day,
    shops,
    hashs: offers.map(({ hash }) => hash),
    campaigns,
    goodsIds: offers.map(({ goodsId }) => goodsId),
    bodies: offers.map(({ body }) => body),
  });
  await insertMembers(tx, {
    day: mark.day,
    pool: mark.pool,
    surface: mark.surface,
    at: mark.at,
    shops,
    campaigns,
  });
}

const offersOf = sql.rows('ad-offers-of')`
  select body from ad_offer where shop_id = :shopId and day = :day order by hash`;

export async function listOffersOf(tx: Tx, shopId: bigint, day: string): Promise<string[]> {
  return (await offersOf(tx, { shopId, day })).map(({ body }) => body);
}

export type BillRow = RowOf<typeof listBills>;

/** What clicks of that day's places cost the shop. */
export const listBills = sql.rows('ad-bills-of')`select auction_id as auction, slot, price_units from ad_click
  where shop_id = :shopId and day = :day and verdict = 'charged' order by id`;

/** Entries of a day behind the given one, all with their body. */
export const listWhole = sql.rows('ad-log-whole')`
  select n, hash, head, body from ad_log where day = :day and n > :after order by n limit :limit`;

/** What is asked of a day of all shops: what stands behind this thing of this shop. */
type Behind = { readonly day: string; readonly shopId: bigint; readonly key: string; readonly limit: number };

// Whoever asks goes on where the part before ended, so that a whole day walks each table once.
const allOffers = sql.rows('ad-offers-all')`select shop_id, hash, body from ad_offer
  where day = :day and (shop_id, hash) > (:shopId, :key) order by shop_id, hash limit :limit`;

export function listAllOffers(tx: Tx, { day, shopId, key, limit }: Behind) {
  return allOffers(tx, { day, shopId, key, limit });
}

export const listAllBills = sql.rows('ad-bills-all')`
  select shop_id, id, auction_id as auction, slot, price_units from ad_click
  where day = :day and verdict = 'charged' and (shop_id, id) > (:shopId, :key::uuid) order by shop_id, id
    limit :limit`;

const addResults = sql.run('ad-result-add')`
  insert into ad_result as r (shop_id, campaign_id, day, result, count)
  select * from unnest(:shopIds::bigint[], :campaignIds::uuid[], :daies::date[], :results::text[],
    :counts::int[])
  order by 1, 2, 3, 4
  on conflict (shop_id, campaign_id, day, result) do update set count = r.count + excluded.count`;

export type ResultCount = {
  readonly shopId: bigint;
  readonly campaignId: string;
  readonly day: string;
  readonly result: string;
  readonly count: number;
};

export async function addResultCounts(tx: Tx, counts: readonly ResultCount[]): Promise<void> {
  if (counts.length === 0) return;
  await addResults(tx, {
    shopIds: counts.map(({ shopId }) => shopId),
    campaignIds: counts.map(({ campaignId }) => campaignId),
    daies: counts.map(({ day }) => day),
    results: counts.map(({ result }) => result),
    counts: counts.map(({ count }) => count),
  });
}

/** Pages with sponsored places that were shown in five minutes. */
export const addViews = sql.run('ad-traffic-add')`
  insert into ad_traffic as t (surface, at, views) values (:surface, :at, :views)
  on conflict (surface, at) do update set views = t.views + excluded.views`;
