// Goods of an import, written a batch at a time.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { Facts } from './import-facts.ts';

export type KnownGoods = Facts & {
  id: string;
  code: string;
  title: string;
  description: string;
  type_id: string;
  supplier_id: string;
  cost_units: bigint;
  suggested_units: bigint;
  weight_grams: number;
  picture: string;
  maker: string;
  warnings: string;
  on_hand: bigint;
  reserved: bigint;
};

const known = `select g.id, g.code, g.title, g.description, g.type_id, g.supplier_id, g.cost_units,
    g.suggested_units, g.weight_grams, g.picture, g.maker, g.warnings, g.pictures, g.family, g.options,
    g.brand, g.gtin, g.heading, g.origin, g.eu_person, s.on_hand, s.reserved
  from goods g join stock s on s.goods_id = g.id where g.code = any($1) order by g.id`;

const read = statement<KnownGoods>('goods-import-read', known);
// Stock is locked in the order of goods ids, like a reservation does it.
const lock = statement<KnownGoods>('goods-import-lock', `${known} for update of s`);

export function readKnown(tx: Tx, codes: readonly string[], isLocked: boolean): Promise<KnownGoods[]> {
  return tx.rows(isLocked ? lock : read, [codes]);
}

/** Goods as they are to be written, whole. */
export type GoodsValues = Omit<KnownGoods, 'on_hand' | 'reserved'>;

const columns = `id, code, title, description, type_id, supplier_id, cost_units, suggested_units, weight_grams,
  picture, maker, warnings, pictures, family, options, brand, gtin, heading, origin, eu_person`;
const written = `jsonb_to_recordset(:value1::jsonb) as n (id uuid, code text, title text, description text,
  type_id text, supplier_id uuid, cost_units bigint, suggested_units bigint, weight_grams int, picture text,
  maker text, warnings text, pictures text[], family text, options jsonb, brand text, gtin text, heading text,
  origin text, eu_person text)`;

// Goods that another import has entered since they were looked for are left out, and not returned.
const insert = sql.rows('goods-import-insert')`with made as (
    insert into goods (${columns}, created_at, updated_at)
    select ${columns}, :at, :at from ${written}
    on conflict (code) do nothing returning id, code
  ), stocked as (
    insert into stock (goods_id, on_hand)
    select made.id, n.on_hand from made
    join unnest(:codes::text[], :stocks::bigint[]) as n (code, on_hand) on n.code = made.code
  )
  select code from made`;

/** Enters goods with their stock; gives the codes that were entered. */
export async function insertGoods(
  tx: Tx,
  goods: readonly GoodsValues[],
  stocks: readonly bigint[],
  at: Date,
): Promise<Set<string>> {
  const rows = await insert(tx, { value1: jsonOf(goods), at, codes: goods.map(({ code }) => code), stocks });
  return new Set(rows.map(({ code }) => code));
}

const update = sql.run('goods-import-update')`
  update goods g set title = n.title, description = n.description, type_id = n.type_id,
    supplier_id = n.supplier_id, cost_units = n.cost_units, suggested_units = n.suggested_units,
    weight_grams = n.weight_grams, picture = n.picture, maker = n.maker, warnings = n.warnings,
    pictures = n.pictures, family = n.family, options = n.options, brand = n.brand, gtin = n.gtin,
    heading = n.heading, origin = n.origin, eu_person = n.eu_person, version = g.version + 1, updated_at = :at
  from ${written} where g.id = n.id and g.code = n.code`;

export async function updateGoods(tx: Tx, goods: readonly GoodsValues[], at: Date): Promise<void> {
  await update(tx, { value1: jsonOf(goods), at });
}

/** Sets what is there. The rows must be locked: what is reserved was looked at. */
export const setOnHand = sql.run('goods-import-stock')`
  update stock s set on_hand = n.on_hand,
    turned_at = case when (s.on_hand > s.reserved) <> (n.on_hand > s.reserved)
      then greatest(s.turned_at, :at) else s.turned_at end
  from unnest(:ids::uuid[], :counts::bigint[]) as n (goods_id, on_hand)
  where s.goods_id = n.goods_id`;

/** Units are whole numbers that JSON readers may round: they go as text. */
function jsonOf(goods: readonly GoodsValues[]): string {
  return JSON.stringify(goods, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
