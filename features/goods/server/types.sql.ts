// Goods types and suppliers.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** All types in their order: a few hundred at most. */
export const listTypeRows = sql.rows('goods-list-types')`
  select id, parent, name, position, retired_at from goods_type order by position, id`;

/** All types with the goods that are directly of each, named in the language where it has a name for them. */
export const listCountedTypeRows = sql.rows('goods-list-counted-types')<{
  id: string;
  name: string;
  position: number;
}>`
  select t.id, t.parent, coalesce(x.name, t.name) as name, t.position, coalesce(g.goods_count, 0)
    as goods_count
  from goods_type t
  left join goods_type_text x on x.lang = :language and x.type_id = t.id
  left join (select type_id, count(*)::int as goods_count from goods
    where state = 'active' group by type_id) g on g.type_id = t.id
  where t.retired_at is null
  order by t.position, t.id`;

const upsert = sql.run('goods-upsert-types')`insert into goods_type (id, parent, name, position)
  select t.id, t.parent, t.name, coalesce((select max(position) from goods_type), 0) + t.n
  from unnest(:ids::text[], :parents::text[], :names::text[]) with ordinality as t (id, parent, name, n)
  on conflict (id) do update set name = excluded.name, parent = coalesce(excluded.parent, goods_type.parent)`;

export type NewType = { readonly id: string; readonly parent: string | null; readonly name: string };

export async function upsertTypes(tx: Tx, types: readonly NewType[]): Promise<void> {
  await upsert(tx, {
    ids: types.map(({ id }) => id),
    parents: types.map(({ parent }) => parent),
    names: types.map(({ name }) => name),
  });
}

export type SupplierRow = RowOf<typeof listSupplierRows>;

const supplierColumns = 'id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90';

export const listSupplierRows = sql.rows('goods-list-suppliers')`
  select ${supplierColumns} from supplier order by name, code limit :limit offset :offset`;

const supplierCount = sql.row('goods-count-suppliers')`select count(*)::int as count from supplier`;

export async function countSuppliers(tx: Tx): Promise<number> {
  return (await supplierCount(tx))?.count ?? 0;
}

/** Undefined where another supplier has the code. */
export const insertSupplierRow = sql.row('goods-insert-supplier')`
  insert into supplier (id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90,
    created_at)
  values (:id, :code, :name, :country, :ship_fee_units, :dispatch_days, :days_p50, :days_p90, :at)
  on conflict (code) do nothing returning ${supplierColumns}`;
