// Days of the log and their entries. Nothing of it is ever changed but a day's end, by whoever holds its row.
import { statement, type Tx } from '#platform/db/database.ts';

export type DayRow = {
  day: string;
  version: number;
  commit_hash: string;
  seed: string;
  blind: string;
  viewer_salt: string | null;
  committed_at: Date;
  revealed_at: Date | null;
  entries: number;
  head: string;
};

const columns = `day::text as day, version, commit_hash, seed, blind, viewer_salt, committed_at, revealed_at, entries, head`;

const insertDay = statement<{ day: string }>(
  'ad-day-insert',
  `insert into ad_day (day, version, commit_hash, seed, blind, viewer_salt, committed_at, head)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (day) do nothing returning day::text as day`,
);

export type NewDay = Omit<DayRow, 'revealed_at' | 'entries'>;

/** Promises a day. False where somebody was faster: theirs stands. */
export async function promiseDay(tx: Tx, one: NewDay): Promise<boolean> {
  const row = await tx.row(insertDay, [
    one.day,
    one.version,
    one.commit_hash,
    one.seed,
    one.blind,
    one.viewer_salt,
    one.committed_at,
    one.head,
  ]);
  return row !== undefined;
}

const days = statement<DayRow>(
  'ad-days',
  `select ${columns} from ad_day where day = any($1::date[]) order by day`,
);

export function readDays(tx: Tx, wanted: readonly string[]): Promise<DayRow[]> {
  return tx.rows(days, [wanted]);
}

const recent = statement<DayRow>(
  'ad-days-recent',
  `select ${columns} from ad_day where $1::date is null or day < $1 order by day desc limit $2`,
);

/** The newest first. */
export function listDays(tx: Tx, before: string | undefined, limit: number): Promise<DayRow[]> {
  return tx.rows(recent, [before ?? null, limit]);
}

const lock = statement<{ entries: number; head: string }>(
  'ad-day-lock',
  'select entries, head from ad_day where day = $1 and revealed_at is null for update',
);

/** The end of a day's log, held until the transaction ends. Undefined once the day is closed. */
export function lockEnd(tx: Tx, day: string): Promise<{ entries: number; head: string } | undefined> {
  return tx.row(lock, [day]);
}

const insertEntries = statement<never>(
  'ad-log-insert',
  `insert into ad_log (day, n, kind, pool, hash, head, body, auction_id, at)
   select $1, e.* from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::uuid[],
     $9::timestamptz[]) as e`,
);

const moveEnd = statement<never>('ad-day-end', 'update ad_day set entries = $2, head = $3 where day = $1');

export type NewEntry = {
  readonly n: number;
  readonly kind: 'pool' | 'auction';
  readonly pool: string;
  readonly hash: string;
  readonly head: string;
  readonly body: string;
  readonly auctionId: string | null;
  readonly at: Date;
};

export async function appendEntries(tx: Tx, day: string, entries: readonly NewEntry[]): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  await tx.rows(insertEntries, [
    day,
    entries.map(({ n }) => n),
    entries.map(({ kind }) => kind),
    entries.map(({ pool }) => pool),
    entries.map(({ hash }) => hash),
    entries.map(({ head }) => head),
    entries.map(({ body }) => body),
    entries.map(({ auctionId }) => auctionId),
    entries.map(({ at }) => at),
  ]);
  await tx.rows(moveEnd, [day, last.n, last.head]);
}

const reveal = statement<DayRow>(
  'ad-day-reveal',
  `update ad_day set revealed_at = $2 where day < $1 and revealed_at is null returning ${columns}`,
);

const forget = statement<never>(
  'ad-day-forget',
  'update ad_day set viewer_salt = null where day < $1 and viewer_salt is not null',
);

/**
 * Shows the seeds of days before `closed`, and forgets what viewers were told apart by before `forgotten`.
 *
 * @returns the days that were closed by it.
 */
export async function closeDays(
  tx: Tx,
  { closed, forgotten, now }: { readonly closed: string; readonly forgotten: string; readonly now: Date },
): Promise<DayRow[]> {
  const rows = await tx.rows(reveal, [closed, now]);
  await tx.rows(forget, [forgotten]);
  return rows;
}

export type EntryRow = { n: number; hash: string; head: string; body: string | null };

const part = statement<EntryRow>(
  'ad-log-part',
  `select l.n, l.hash, l.head, case when exists (select from ad_pool_member m
     where m.shop_id = $2 and m.day = l.day and m.pool = l.pool) then l.body end as body
   from ad_log l where l.day = $1 and l.n > $3 order by l.n limit $4`,
);

/** Entries of a day behind the given one; those that the shop had no part in without their body. */
export function listEntries(
  tx: Tx,
  asked: { readonly day: string; readonly shopId: bigint; readonly after: number; readonly limit: number },
): Promise<EntryRow[]> {
  return tx.rows(part, [asked.day, asked.shopId, asked.after, asked.limit]);
}

const insertOffers = statement<never>(
  'ad-offer-insert',
  `insert into ad_offer (shop_id, day, hash, campaign_id, goods_id, body)
   select o.shop_id, $1, o.hash, o.campaign_id, o.goods_id, o.body
   from unnest($2::bigint[], $3::text[], $4::uuid[], $5::uuid[], $6::text[]) as o (shop_id, hash, campaign_id, goods_id, body)
   on conflict do nothing`,
);

const insertMembers = statement<never>(
  'ad-member-insert',
  `insert into ad_pool_member (shop_id, day, pool, campaign_id, surface, at)
   select distinct m.shop_id, $1::date, $2, m.campaign_id, $3, $4::timestamptz
   from unnest($5::bigint[], $6::uuid[]) as m (shop_id, campaign_id) on conflict do nothing`,
);

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
  await tx.rows(insertOffers, [
    mark.day,
    shops,
    offers.map(({ hash }) => hash),
    campaigns,
    offers.map(({ goodsId }) => goodsId),
    offers.map(({ body }) => body),
  ]);
  await tx.rows(insertMembers, [mark.day, mark.pool, mark.surface, mark.at, shops, campaigns]);
}

const offersOf = statement<{ body: string }>(
  'ad-offers-of',
  'select body from ad_offer where shop_id = $1 and day = $2 order by hash',
);

export async function listOffersOf(tx: Tx, shopId: bigint, day: string): Promise<string[]> {
  return (await tx.rows(offersOf, [shopId, day])).map(({ body }) => body);
}

export type BillRow = { auction: string; slot: number; price_units: bigint };

const bills = statement<BillRow>(
  'ad-bills-of',
  `select auction_id as auction, slot, price_units from ad_click
   where shop_id = $1 and day = $2 and verdict = 'charged' order by id`,
);

/** What clicks of that day's places cost the shop. */
export function listBills(tx: Tx, shopId: bigint, day: string): Promise<BillRow[]> {
  return tx.rows(bills, [shopId, day]);
}

const whole = statement<{ n: number; hash: string; head: string; body: string }>(
  'ad-log-whole',
  'select n, hash, head, body from ad_log where day = $1 and n > $2 order by n limit $3',
);

/** Entries of a day behind the given one, all with their body. */
export function listWhole(
  tx: Tx,
  asked: { readonly day: string; readonly after: number; readonly limit: number },
) {
  return tx.rows(whole, [asked.day, asked.after, asked.limit]);
}

/** What is asked of a day of all shops: what stands behind this thing of this shop. */
type Behind = { readonly day: string; readonly shopId: bigint; readonly key: string; readonly limit: number };

// Whoever asks goes on where the part before ended, so that a whole day walks each table once.
const allOffers = statement<{ shop_id: bigint; hash: string; body: string }>(
  'ad-offers-all',
  `select shop_id, hash, body from ad_offer
   where day = $1 and (shop_id, hash) > ($2, $3) order by shop_id, hash limit $4`,
);

export function listAllOffers(tx: Tx, { day, shopId, key, limit }: Behind) {
  return tx.rows(allOffers, [day, shopId, key, limit]);
}

const allBills = statement<BillRow & { shop_id: bigint; id: string }>(
  'ad-bills-all',
  `select shop_id, id, auction_id as auction, slot, price_units from ad_click
   where day = $1 and verdict = 'charged' and (shop_id, id) > ($2, $3::uuid) order by shop_id, id limit $4`,
);

export function listAllBills(tx: Tx, { day, shopId, key, limit }: Behind) {
  return tx.rows(allBills, [day, shopId, key, limit]);
}

const addResults = statement<never>(
  'ad-result-add',
  `insert into ad_result as r (shop_id, campaign_id, day, result, count)
   select * from unnest($1::bigint[], $2::uuid[], $3::date[], $4::text[], $5::int[])
   order by 1, 2, 3, 4
   on conflict (shop_id, campaign_id, day, result) do update set count = r.count + excluded.count`,
);

export type ResultCount = {
  readonly shopId: bigint;
  readonly campaignId: string;
  readonly day: string;
  readonly result: string;
  readonly count: number;
};

export async function addResultCounts(tx: Tx, counts: readonly ResultCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.rows(addResults, [
    counts.map(({ shopId }) => shopId),
    counts.map(({ campaignId }) => campaignId),
    counts.map(({ day }) => day),
    counts.map(({ result }) => result),
    counts.map(({ count }) => count),
  ]);
}

const addTraffic = statement<never>(
  'ad-traffic-add',
  `insert into ad_traffic as t (surface, at, views) values ($1, $2, $3)
   on conflict (surface, at) do update set views = t.views + excluded.views`,
);

/** Pages with sponsored places that were shown in five minutes. */
export async function addViews(
  tx: Tx,
  one: { readonly surface: string; readonly at: Date; readonly views: number },
): Promise<void> {
  await tx.rows(addTraffic, [one.surface, one.at, one.views]);
}
