// Costs that are announced, and the last word of a supplier's file.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type CostChange = RowOf<typeof openChanges>;

const columns = 'id, goods_id, supplier_id, old_units, new_units, announced_at, from_at, state';

export const openChanges = sql.rows('supply-costs-open')`
  select ${columns} from cost_change where goods_id = any(:goodsIds::uuid[]) and state = 'announced'`;

export const addChange = sql.run('supply-cost-announce')`
  insert into cost_change (id, goods_id, supplier_id, old_units, new_units, announced_at, from_at, state,
    ended_at, person_id)
  values (:id, :goods_id, :supplier_id, :old_units, :new_units, :announced_at, :from_at, :state, case when
    :state = 'applied' then :announced_at::timestamptz end, :personId)`;

/** Those that were still announced: two timers apply a change once. */
export const endChanges = sql.rows('supply-costs-end')`
  update cost_change set state = :state, ended_at = :at where id = any(:ids::uuid[]) and state = 'announced'
  returning ${columns}`;

export const readHistory = sql.rows('supply-cost-history')`
  select ${columns} from cost_change where goods_id = :goodsId order by announced_at desc, id desc limit 50`;

const sellers = sql.rows('supply-cost-sellers')`
  select i.shop_id, c.id as subject from cost_change c join showcase_item i on i.goods_id = c.goods_id
  where c.id = any(:ids::uuid[]) and (i.status = 'listed' or i.delist_reason is not null)`;

/** Which shops sell the goods of these changes. A read over all shops. */
export async function sellersOf(
  tx: Tx,
  ids: readonly string[],
): Promise<{ shopId: bigint; subject: string }[]> {
  const rows = await sellers(tx, { ids });
  return rows.map(({ shop_id, subject }) => ({ shopId: shop_id, subject }));
}

const sold = sql.rows('supply-goods-sold')`select distinct goods_id from showcase_item
  where goods_id = any(:goodsIds::uuid[]) and (status = 'listed' or delist_reason is not null)`;

/** Which of these goods a shop sells, or would again by itself. A read over all shops. */
export async function listSold(tx: Tx, goodsIds: readonly string[]): Promise<string[]> {
  const rows = await sold(tx, { goodsIds });
  return rows.map(({ goods_id }) => goods_id);
}

/** Changes with what one shop takes for the goods. */
export const changesForShop = sql.rows('supply-costs-of-shop')`
  select c.id, c.goods_id, c.supplier_id, c.old_units, c.new_units, c.announced_at, c.from_at, c.state,
    g.title, i.price_units
  from cost_change c join goods g on g.id = c.goods_id
  join showcase_item i on i.shop_id = :shopId and i.goods_id = c.goods_id
  where c.id = any(:ids::uuid[]) and c.state <> 'withdrawn' order by c.id`;

const versions = sql.rows('supply-feed-versions')`
  select goods_id, version from feed_version where goods_id = any(:goodsIds::uuid[])`;

export async function versionsOf(tx: Tx, goodsIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await versions(tx, { goodsIds });
  return new Map(rows.map(({ goods_id, version }) => [goods_id, version]));
}

const note = sql.run('supply-feed-note')`insert into feed_version (goods_id, version, at)
  select n.goods_id, n.version, :at from unnest(:ids::uuid[], :versions::bigint[]) as n (goods_id, version)
  on conflict (goods_id) do update set version = excluded.version, at = excluded.at
  where feed_version.version < excluded.version`;

export async function noteVersions(
  tx: Tx,
  rows: readonly { readonly id: string; readonly version: bigint }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await note(tx, { ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version), at });
}
