// Costs that are announced, and the last word of a supplier's file.
import { statement, type Tx } from '#platform/db/database.ts';

export type CostChange = {
  id: string;
  goods_id: string;
  supplier_id: string;
  old_units: bigint;
  new_units: bigint;
  announced_at: Date;
  from_at: Date;
  state: 'announced' | 'applied' | 'withdrawn';
};

const columns = 'id, goods_id, supplier_id, old_units, new_units, announced_at, from_at, state';

const open = statement<CostChange>(
  'supply-costs-open',
  `select ${columns} from cost_change where goods_id = any($1::uuid[]) and state = 'announced'`,
);

export function openChanges(tx: Tx, goodsIds: readonly string[]): Promise<CostChange[]> {
  return tx.rows(open, [goodsIds]);
}

const insert = statement<never>(
  'supply-cost-announce',
  `insert into cost_change (id, goods_id, supplier_id, old_units, new_units, announced_at, from_at, state, ended_at, person_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8 = 'applied' then $6::timestamptz end, $9)`,
);

export type NewChange = Omit<CostChange, 'state'> & {
  readonly state: 'announced' | 'applied';
  readonly personId: string;
};

export async function addChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.rows(insert, [
    row.id,
    row.goods_id,
    row.supplier_id,
    row.old_units,
    row.new_units,
    row.announced_at,
    row.from_at,
    row.state,
    row.personId,
  ]);
}

const end = statement<CostChange>(
  'supply-costs-end',
  `update cost_change set state = $2, ended_at = $3 where id = any($1::uuid[]) and state = 'announced'
   returning ${columns}`,
);

/** Those that were still announced: two timers apply a change once. */
export function endChanges(
  tx: Tx,
  ids: readonly string[],
  state: 'applied' | 'withdrawn',
  at: Date,
): Promise<CostChange[]> {
  return tx.rows(end, [ids, state, at]);
}

const history = statement<CostChange>(
  'supply-cost-history',
  `select ${columns} from cost_change where goods_id = $1 order by announced_at desc, id desc limit 50`,
);

export function readHistory(tx: Tx, goodsId: string): Promise<CostChange[]> {
  return tx.rows(history, [goodsId]);
}

const sellers = statement<{ shop_id: bigint; subject: string }>(
  'supply-cost-sellers',
  `select i.shop_id, c.id as subject from cost_change c join showcase_item i on i.goods_id = c.goods_id
   where c.id = any($1::uuid[]) and (i.status = 'listed' or i.delist_reason is not null)`,
);

/** Which shops sell the goods of these changes. A read over all shops. */
export async function sellersOf(
  tx: Tx,
  ids: readonly string[],
): Promise<{ shopId: bigint; subject: string }[]> {
  const rows = await tx.rows(sellers, [ids]);
  return rows.map(({ shop_id, subject }) => ({ shopId: shop_id, subject }));
}

const sold = statement<{ goods_id: string }>(
  'supply-goods-sold',
  `select distinct goods_id from showcase_item
   where goods_id = any($1::uuid[]) and (status = 'listed' or delist_reason is not null)`,
);

/** Which of these goods a shop sells, or would again by itself. A read over all shops. */
export async function listSold(tx: Tx, goodsIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows(sold, [goodsIds]);
  return rows.map(({ goods_id }) => goods_id);
}

export type ToldChange = CostChange & { title: string; price_units: bigint };

const ofShop = statement<ToldChange>(
  'supply-costs-of-shop',
  `select c.id, c.goods_id, c.supplier_id, c.old_units, c.new_units, c.announced_at, c.from_at, c.state,
     g.title, i.price_units
   from cost_change c join goods g on g.id = c.goods_id
   join showcase_item i on i.shop_id = $1 and i.goods_id = c.goods_id
   where c.id = any($2::uuid[]) and c.state <> 'withdrawn' order by c.id`,
);

/** Changes with what one shop takes for the goods. */
export function changesForShop(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<ToldChange[]> {
  return tx.rows(ofShop, [shopId, ids]);
}

const versions = statement<{ goods_id: string; version: bigint }>(
  'supply-feed-versions',
  'select goods_id, version from feed_version where goods_id = any($1::uuid[])',
);

export async function versionsOf(tx: Tx, goodsIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.rows(versions, [goodsIds]);
  return new Map(rows.map(({ goods_id, version }) => [goods_id, version]));
}

const note = statement<never>(
  'supply-feed-note',
  `insert into feed_version (goods_id, version, at)
   select n.goods_id, n.version, $3 from unnest($1::uuid[], $2::bigint[]) as n (goods_id, version)
   on conflict (goods_id) do update set version = excluded.version, at = excluded.at
   where feed_version.version < excluded.version`,
);

export async function noteVersions(
  tx: Tx,
  rows: readonly { readonly id: string; readonly version: bigint }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(note, [rows.map(({ id }) => id), rows.map(({ version }) => version), at]);
}
