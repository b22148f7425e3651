// The tree of types, as it is kept.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type TreeRow = RowOf<typeof readTree>;

export const readTree = sql.rows('goods-type-tree')<{ id: string; name: string; version: number }>`
  select t.id, t.parent, t.name, t.version, t.retired_at, coalesce(g.goods, 0) as goods
  from goods_type t
  left join (select type_id, count(*)::int as goods from goods where state <> 'retired' group by type_id) g
    on g.type_id = t.id
  order by t.position, t.id`;

export const readNames = sql.rows('goods-type-names')`select type_id, lang, name from goods_type_text`;

const edit = sql.row('goods-type-edit')`
  update goods_type set name = :name, parent = :parent?, version = version + 1 where id = :id
    and version = :version returning version`;

/** Undefined where somebody was faster. */
export async function editRow(
  tx: Tx,
  { id, version, name, parent }: { id: string; version: number; name: string; parent: string | null },
): Promise<number | undefined> {
  return (await edit(tx, { id, version, name, parent }))?.version;
}

/** Gives these types the places that they have among them, in this order. */
export const orderRows = sql.run('goods-type-order')`update goods_type t set position = n.position
  from (
    select o.id, p.position
    from (select id, row_number() over (order by turn) as n
      from unnest(:codes::text[]) with ordinality as o (id, turn)) o
    join (select position, row_number() over (order by position, id) as n
      from goods_type where id = any(:codes::text[])) p using (n)
  ) n where t.id = n.id`;

const users = sql.rows('goods-type-users')`
  select code from goods where type_id = :id and state <> 'retired' order by code limit 5`;

/** Some goods of a type, by their code. */
export async function listUsers(tx: Tx, id: string): Promise<string[]> {
  return (await users(tx, { id })).map(({ code }) => code);
}

const retire = sql.row('goods-type-retire')`
  update goods_type set retired_at = :at?, version = version + 1 where id = :id and version = :version
    returning version`;

export async function retireRow(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Date | null },
): Promise<number | undefined> {
  return (await retire(tx, { id, version, at }))?.version;
}
