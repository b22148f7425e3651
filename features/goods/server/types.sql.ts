// Goods types and suppliers.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type TypeRow = {
  id: string;
  parent: string | null;
  name: string;
  position: number;
  retired_at: Date | null;
};
export type CountedTypeRow = Omit<TypeRow, 'retired_at'> & { goods_count: number };

const list = statement<TypeRow>(
  'goods-list-types',
  'select id, parent, name, position, retired_at from goods_type order by position, id',
);

/** All types in their order: a few hundred at most. */
export function listTypeRows(tx: Tx): Promise<TypeRow[]> {
  return tx.rows(list, []);
}

const listCounted = statement<CountedTypeRow>(
  'goods-list-counted-types',
  `select t.id, t.parent, coalesce(x.name, t.name) as name, t.position, coalesce(g.goods_count, 0) as goods_count
   from goods_type t
   left join goods_type_text x on x.lang = $1 and x.type_id = t.id
   left join (select type_id, count(*)::int as goods_count from goods where state = 'active' group by type_id) g on g.type_id = t.id
   where t.retired_at is null
   order by t.position, t.id`,
);

/** All types with the goods that are directly of each, named in the language where it has a name for them. */
export function listCountedTypeRows(tx: Tx, language: Language): Promise<CountedTypeRow[]> {
  return tx.rows(listCounted, [language]);
}

const upsert = statement<never>(
  'goods-upsert-types',
  `insert into goods_type (id, parent, name, position)
   select t.id, t.parent, t.name, coalesce((select max(position) from goods_type), 0) + t.n
   from unnest($1::text[], $2::text[], $3::text[]) with ordinality as t (id, parent, name, n)
   on conflict (id) do update set name = excluded.name, parent = coalesce(excluded.parent, goods_type.parent)`,
);

export type NewType = { readonly id: string; readonly parent: string | null; readonly name: string };

export async function upsertTypes(tx: Tx, types: readonly NewType[]): Promise<void> {
  await tx.rows(upsert, [
    types.map(({ id }) => id),
    types.map(({ parent }) => parent),
    types.map(({ name }) => name),
  ]);
}

export type SupplierRow = {
  id: string;
  code: string;
  name: string;
  country: string;
  ship_fee_units: bigint;
  dispatch_days: number;
  days_p50: number;
  days_p90: number;
};

const supplierColumns = 'id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90';

const suppliers = statement<SupplierRow>(
  'goods-list-suppliers',
  `select ${supplierColumns} from supplier order by name, code limit $1 offset $2`,
);

export function listSupplierRows(tx: Tx, part: { limit: number; offset: number }): Promise<SupplierRow[]> {
  return tx.rows(suppliers, [part.limit, part.offset]);
}

const supplierCount = statement<{ count: number }>(
  'goods-count-suppliers',
  'select count(*)::int as count from supplier',
);

export async function countSuppliers(tx: Tx): Promise<number> {
  return (await tx.row(supplierCount, []))?.count ?? 0;
}

const insertSupplier = statement<SupplierRow>(
  'goods-insert-supplier',
  `insert into supplier (id, code, name, country, ship_fee_units, dispatch_days, days_p50, days_p90, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (code) do nothing returning ${supplierColumns}`,
);

/** Undefined where another supplier has the code. */
export function insertSupplierRow(tx: Tx, row: SupplierRow, at: Date): Promise<SupplierRow | undefined> {
  return tx.row(insertSupplier, [
    row.id,
    row.code,
    row.name,
    row.country,
    row.ship_fee_units,
    row.dispatch_days,
    row.days_p50,
    row.days_p90,
    at,
  ]);
}
