// The warehouse as merchants see it, and the catalogue as operators do.
import { pictureOf, picturesOf } from '#domain/wire/picture.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import type { listCatalogue, listGoods } from '#features/goods/contract.ts';
import { commissionBpsOf, shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { presentFacts, presentRecord, readFacts, type Facts } from './facts.ts';
import * as sql from './goods.sql.ts';
import { wordsOfSearch } from './search/search.ts';
import { listTypeRows } from './types.sql.ts';

/** Brings the landed costs of a country up to date; gives their basis, and whether every goods has one. */
export type RefreshLanded = (
  env: Environment,
  country: string,
) => Promise<{ readonly basis: string; readonly isComplete: boolean }>;

export type Reader = {
  readonly shopId: bigint;
  readonly language: Language;
  readonly refresh: RefreshLanded;
};

type WarehouseGoods = GivenOf<typeof listGoods>['list'][number];

/** Goods that a shop can list, in the reader's language, with the least price at its own commission. */
export async function presentWarehouse(
  tx: Tx,
  env: Environment,
  { shopId, language, refresh }: Reader,
  input: InputOf<typeof listGoods>,
): Promise<GivenOf<typeof listGoods>> {
  const { currency } = env.policy;
  await assertType(tx, input.type_id);
  const landed = await readLanded(env, input, refresh);
  const filter: sql.GoodsFilter = {
    ...input,
    isActive: true,
    language,
    words: await wordsOfSearch(tx, input.q, language),
    cost_min: readAmount(input.cost_min, 'cost_min', currency),
    cost_max: readAmount(input.cost_max, 'cost_max', currency),
    notOfShop: input.not_in_my_showcase === true ? shopId : undefined,
    savedBy: input.saved === true ? shopId : undefined,
    landed: landed?.filter,
  };
  const shop = await shopOf(tx, shopId);
  const part = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const rows = await sql.listGoodsRows(tx, filter, { ...part, sort: input.sort, shopId });
  const total = await sql.countGoods(tx, filter);
  const facts = await readFacts(tx, rows, language);
  const commissionBps = await commissionBpsOf(tx, env, shop);
  const list = rows.map((row) => presentGoods(env, row, commissionBps, { ...facts, country: input.ship_to }));
  return { ...toPage(list, input, total), landed_complete: landed?.isComplete ?? null };
}

/** @throws Refused `invalidParameter` where a landed cost is asked for without a country. */
async function readLanded(env: Environment, input: InputOf<typeof listGoods>, refresh: RefreshLanded) {
  const { ship_to: country, landed_min, landed_max, sort } = input;
  const { currency } = env.policy;
  const min = readAmount(landed_min, 'landed_min', currency);
  const max = readAmount(landed_max, 'landed_max', currency);
  if (country === undefined) {
    if (min === undefined && max === undefined && sort !== 'landed') return undefined;
    throw refuse('invalidParameter', { field: 'ship_to', reason: 'required' });
  }
  const { basis, isComplete } = await refresh(env, country);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return { filter: { country, basis, ...bounds }, isComplete };
}

/** As the list of types says it: nothing is not the same as nothing of a kind that there is not. */
async function assertType(tx: Tx, typeId: string | undefined): Promise<void> {
  if (typeId === undefined || (await listTypeRows(tx)).some(({ id }) => id === typeId)) return;
  throw refuse('goodsTypeNotConfigured', { field: 'type_id', reason: 'unknown' });
}

function readAmount(text: string | undefined, field: string, currency: Asset): bigint | undefined {
  if (text === undefined) return undefined;
  const units = parseUnits(text, currency);
  if (units === undefined) throw refuse('invalidParameter', { field, reason: 'scale' });
  return units;
}

function presentGoods(
  env: Environment,
  row: sql.GoodsRow,
  commissionBps: number,
  facts: Facts & { readonly country: string | undefined },
): WarehouseGoods {
  const { currency, restockBps, returnWindow } = env.policy;
  const amount = (units: bigint) => formatUnits(units, currency);
  const band = facts.bands.get(row.id);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    description: row.description,
    images: picturesOf(row, row.title),
    category_id: row.type_id,
    cost: amount(row.cost_units),
    currency,
    suggested_price: amount(row.suggested_units),
    floor_price: amount(floorUnits(row.cost_units, commissionBps)),
    ship: { price: amount(row.ship_fee_units), days_p50: row.days_p50, days_p90: row.days_p90 },
    stock: Number(row.on_hand - row.reserved),
    price_band:
      band === undefined ? null : { p25: amount(band.p25), p50: amount(band.p50), p75: amount(band.p75) },
    supplier: {
      id: row.supplier_id,
      name: row.supplier_name,
      country: row.supplier_country,
      ...presentRecord(facts, row.supplier_id),
      affiliated: row.supplier_affiliated,
    },
    returns: { days: returnWindow.days, restock_bps: restockBps },
    ...presentFacts(row, facts, amount),
    listed_by: row.listed_by,
    in_showcase: row.in_showcase,
    saved: row.is_saved,
    landed: presentLanded(row, facts.country, amount),
    version: row.version,
  };
}

type LandedRow = Pick<
  sql.GoodsRow,
  | 'landed_price_units'
  | 'landed_shipping_units'
  | 'landed_tax_units'
  | 'landed_units'
  | 'landed_p50'
  | 'landed_p90'
>;

/** The delivered unit, where a country is asked for: every row has its parts then. */
export function presentLanded(
  row: LandedRow,
  country: string | undefined,
  amount: (units: bigint) => string,
): WarehouseGoods['landed'] {
  const { landed_price_units: price, landed_shipping_units: shipping, landed_tax_units: tax } = row;
  const { landed_units: total, landed_p50: p50, landed_p90: p90 } = row;
  if (country === undefined || price === null || shipping === null || tax === null) return null;
  if (total === null || p50 === null || p90 === null) return null;
  return {
    country,
    sale_price: amount(price),
    shipping: amount(shipping),
    tax: amount(tax),
    total: amount(total),
    days: { p50, p90 },
  };
}

/** The catalogue with stock as it is counted, for people of the console: in English, like the console. */
export async function presentCatalogue(
  tx: Tx,
  env: Environment,
  input: InputOf<typeof listCatalogue>,
): Promise<GivenOf<typeof listCatalogue>> {
  const { currency } = env.policy;
  const { q, type_id, supplier_id, sort } = input;
  const words = await wordsOfSearch(tx, q, defaultLanguage);
  const filter = { language: defaultLanguage, words, type_id, supplier_id };
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
