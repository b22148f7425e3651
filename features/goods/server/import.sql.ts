// Goods of an import, written a batch at a time.
import { statement, type Tx } from '#platform/db/database.ts';
import type { Draft } from './import-row.ts';

export type KnownGoods = {
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
    g.suggested_units, g.weight_grams, g.picture, g.maker, g.warnings, s.on_hand, s.reserved
  from goods g join stock s on s.goods_id = g.id where g.code = any($1) order by g.id`;

const read = statement<KnownGoods>('goods-import-read', known);
// Stock is locked in the order of goods ids, like a reservation does it.
const lock = statement<KnownGoods>('goods-import-lock', `${known} for update of s`);

export function readKnown(tx: Tx, codes: readonly string[], isLocked: boolean): Promise<KnownGoods[]> {
  return tx.rows(isLocked ? lock : read, [codes]);
}

// Goods that another import has entered since they were looked for are left out, and not returned.
const insert = statement<{ code: string }>(
  'goods-import-insert',
  `with made as (
     insert into goods (id, code, title, description, type_id, supplier_id, cost_units, suggested_units,
       weight_grams, picture, maker, warnings, created_at, updated_at)
     select n.*, $13, $13
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::bigint[],
       $8::bigint[], $9::int[], $10::text[], $11::text[], $12::text[]) as n
     on conflict (code) do nothing returning id, code
   ), stocked as (
     insert into stock (goods_id, on_hand)
     select made.id, n.on_hand from made
     join unnest($2::text[], $14::bigint[]) as n (code, on_hand) on n.code = made.code
   )
   select code from made`,
);

/** Enters goods with their stock; gives the codes that were entered. */
export async function insertGoods(
  tx: Tx,
  drafts: readonly Draft[],
  ids: readonly string[],
  at: Date,
): Promise<Set<string>> {
  const rows = await tx.rows(insert, [...valuesOf(drafts, ids), at, drafts.map(({ stock }) => stock)]);
  return new Set(rows.map(({ code }) => code));
}

const update = statement<never>(
  'goods-import-update',
  `update goods g set title = n.title, description = n.description, type_id = n.type_id,
     supplier_id = n.supplier_id, cost_units = n.cost_units, suggested_units = n.suggested_units,
     weight_grams = n.weight_grams, picture = n.picture, maker = n.maker, warnings = n.warnings,
     version = g.version + 1, updated_at = $13
   from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::bigint[],
     $8::bigint[], $9::int[], $10::text[], $11::text[], $12::text[]) as n (id, code, title, description,
     type_id, supplier_id, cost_units, suggested_units, weight_grams, picture, maker, warnings)
   where g.id = n.id and g.code = n.code`,
);

export async function updateGoods(
  tx: Tx,
  drafts: readonly Draft[],
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await tx.rows(update, [...valuesOf(drafts, ids), at]);
}

const setStock = statement<never>(
  'goods-import-stock',
  `update stock s set on_hand = n.on_hand from unnest($1::uuid[], $2::bigint[]) as n (goods_id, on_hand)
   where s.goods_id = n.goods_id`,
);

/** Sets what is there. The rows must be locked: what is reserved was looked at. */
export async function setOnHand(tx: Tx, ids: readonly string[], counts: readonly bigint[]): Promise<void> {
  await tx.rows(setStock, [ids, counts]);
}

function valuesOf(drafts: readonly Draft[], ids: readonly string[]) {
  return [
    ids,
    drafts.map((one) => one.code),
    drafts.map((one) => one.title),
    drafts.map((one) => one.description),
    drafts.map((one) => one.typeId),
    drafts.map((one) => one.supplierId),
    drafts.map((one) => one.costUnits),
    drafts.map((one) => one.suggestedUnits),
    drafts.map((one) => one.weightGrams),
    drafts.map((one) => one.picture),
    drafts.map((one) => one.maker),
    drafts.map((one) => one.warnings),
  ];
}
