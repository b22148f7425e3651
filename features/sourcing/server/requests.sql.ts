// Requests of a shop for goods that the warehouse lacks.
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { SourcingState } from '#domain/states/sourcing.ts';

type Narrowed = { state: SourcingState };

const columns = `id, title, link, cost_units, countries, pieces, state, claimed_by, goods, reason, created_at, answered_at`;

export type RequestRow = RowOf<typeof findRequest>;

export const findRequest = sql.row('sourcing-find')<Narrowed>`
  select ${columns} from sourcing_request where shop_id = :shopId and id = :id`;

export const listRequests = sql.rows('sourcing-list')<Narrowed>`
  select ${columns} from sourcing_request where shop_id = :shopId
  order by created_at desc, id desc limit :limit offset :offset`;

export const countOpen = sql.row('sourcing-open')<{ open: number }>`
  select count(*)::int as open from sourcing_request where shop_id = :shopId and slot is not null`;

/** In the lowest free slot; false where all are taken, or the id is there already. */
export const insertRequest = sql.has('sourcing-insert')`
  insert into sourcing_request (shop_id, id, slot, title, link, cost_units, countries, pieces, created_at, ends_at)
  select :shopId::bigint, :id::uuid, f.slot, :title::text, :link::text, :costUnits?::bigint, :countries::text[], :pieces::int,
    :at::timestamptz, :endsAt::timestamptz
  from (
    select min(n.slot) as slot from generate_series(1, :max::int) as n (slot)
    where not exists (select from sourcing_request o where o.shop_id = :shopId and o.slot = n.slot)
  ) f
  where f.slot is not null
  on conflict do nothing returning id`;

/** False where the shop has no such request. */
export const deleteRequest = sql.has('sourcing-delete')`
  delete from sourcing_request where shop_id = :shopId and id = :id returning id`;

export const eraseRequests = sql.run('sourcing-erase')`delete from sourcing_request where shop_id = :shopId`;

/** Goods that were found, as the warehouse and the shop have them. */
export const listFound = sql.rows('sourcing-goods')<{ in_showcase: boolean; available: boolean }>`
  select g.id, g.title, g.picture, g.cost_units, g.state = 'active' as available,
    exists (select from showcase_item i where i.shop_id = :shopId and i.goods_id = g.id) as in_showcase
  from goods g where g.id = any(:ids::uuid[])`;

const purge = sql.row('sourcing-purge')<{ gone: number }>`
  with gone as (
    delete from sourcing_request r using (
      select o.shop_id, o.id from sourcing_request o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Deletes requests whose time is over, of all shops: how many. */
export async function purgeRequests(
  tx: Parameters<typeof purge>[0],
  now: Date,
  limit: number,
): Promise<number> {
  return (await purge(tx, { now, limit }))?.gone ?? 0;
}
