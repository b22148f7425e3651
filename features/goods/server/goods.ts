// The warehouse as merchants see it, and the catalogue as operators do.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import { floorUnits } from '#domain/prices.ts';
import type { listCatalogue, listGoods } from '#features/goods/contract.ts';
import { commissionBpsOf, shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import * as sql from './goods.sql.ts';

type WarehouseGoods = OutputOf<typeof listGoods>['list'][number];

/** The address of a public picture; null where the goods have none. */
export function pictureOf(picture: string, title: string): { url: string; alt: string } | null {
  return picture === '' ? null : { url: `/files/${picture}`, alt: title };
}

/** Goods that a shop can list, with the least price at its own commission. */
export async function presentWarehouse(
  tx: Tx,
  world: World,
  shopId: bigint,
  input: InputOf<typeof listGoods>,
): Promise<OutputOf<typeof listGoods>> {
  const { currency } = world.policy;
  const filter: sql.GoodsFilter = {
    ...input,
    cost_min: readAmount(input.cost_min, 'cost_min', currency),
    cost_max: readAmount(input.cost_max, 'cost_max', currency),
    notOfShop: input.not_in_my_showcase === true ? shopId : undefined,
  };
  const shop = await shopOf(tx, shopId);
  const part = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const rows = await sql.listGoodsRows(tx, filter, { ...part, sort: input.sort, shopId });
  const total = await sql.countGoods(tx, filter);
  const commissionBps = commissionBpsOf(world, shop);
  return toPage(
    rows.map((row) => presentGoods(world, row, commissionBps)),
    input,
    total,
  );
}

function readAmount(text: string | undefined, field: string, currency: Asset): bigint | undefined {
  if (text === undefined) return undefined;
  const units = parseUnits(text, currency);
  if (units === undefined) throw refuse('invalidParameter', { field, reason: 'scale' });
  return units;
}

function presentGoods(world: World, row: sql.GoodsRow, commissionBps: number): WarehouseGoods {
  const { currency, restockBps, returnWindow } = world.policy;
  const picture = pictureOf(row.picture, row.title);
  const amount = (units: bigint) => formatUnits(units, currency);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    description: row.description,
    images: picture === null ? [] : [picture],
    category_id: row.type_id,
    cost: amount(row.cost_units),
    currency,
    suggested_price: amount(row.suggested_units),
    floor_price: amount(floorUnits(row.cost_units, commissionBps)),
    ship: { price: amount(row.ship_fee_units), days_p50: row.days_p50, days_p90: row.days_p90 },
    stock: Number(row.on_hand - row.reserved),
    supplier: { id: row.supplier_id, name: row.supplier_name, country: row.supplier_country },
    returns: { days: returnWindow.days, restock_bps: restockBps },
    maker: row.maker,
    warnings: row.warnings,
    listed_by: row.listed_by,
    in_showcase: row.in_showcase,
    version: row.version,
  };
}

/** The catalogue with stock as it is counted, for people of the console. */
export async function presentCatalogue(
  tx: Tx,
  world: World,
  input: InputOf<typeof listCatalogue>,
): Promise<OutputOf<typeof listCatalogue>> {
  const { currency } = world.policy;
  const { q, type_id, supplier_id, sort } = input;
  const filter = { q, type_id, supplier_id };
  const part = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const rows = await sql.listGoodsRows(tx, filter, { ...part, sort, shopId: 0n });
  const shown = rows.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    category_id: row.type_id,
    category: row.type_name,
    supplier: { id: row.supplier_id, name: row.supplier_name },
    cost: formatUnits(row.cost_units, currency),
    suggested_price: formatUnits(row.suggested_units, currency),
    currency,
    on_hand: Number(row.on_hand),
    reserved: Number(row.reserved),
    listed_by: row.listed_by,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }));
  return toPage(shown, input, await sql.countGoods(tx, filter));
}
