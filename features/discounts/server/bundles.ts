// Bundles, as the merchant makes them: judged against what each product costs the shop, with the profit beside the price.
import { bundleFloor, shareBundle, type BundlePart } from '#domain/discounts/bundles.ts';
import { limits } from '#domain/limits.ts';
import { bpsOf, formatUnits } from '#domain/money/money.ts';
import { bundlePath } from '#domain/shop/bundle.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import type {
  addBundle,
  listBundles,
  previewBundle,
  removeBundle,
  setBundle,
} from '#features/discounts/bundles.contract.ts';
import { holdLimits, readItems, type Context, type ItemRow } from '#features/showcase/server/public.ts';
import * as sql from './bundles.sql.ts';
import { readAmount } from './codes.ts';

type Listed = GivenOf<typeof listBundles>;
type Shown = Listed['list'][number];

export async function showBundles(context: Context): Promise<Listed> {
  const { tx, shop, language } = context;
  const rows = await sql.listRows(tx, { shopId: shop.shop_id });
  const ids = [...new Set(rows.flatMap(({ goods }) => goods))];
  const items = ids.length === 0 ? [] : await readItems(tx, shop.shop_id, ids, language);
  const list = rows.map((row) => present(context, row, items));
  return { list, max: limits.bundlesMax, currency: shop.currency };
}

/** @throws Refused `invalidParameter` (`goods_ids`, `duplicate`; `price`), `recordNotFound` for products of others. */
export async function showBundlePreview(
  context: Context,
  { goods_ids: ids, price }: InputOf<typeof previewBundle>,
): Promise<GivenOf<typeof previewBundle>> {
  const units = readAmount(context, 'price', price);
  const items = await readOwn(context, ids);
  const full = sumOf(items.map(priceOf));
  const facts = factsOf(context, { goods: ids, units: units ?? full }, items);
  return {
    ...facts,
    verdict: units === undefined && facts.verdict === 'not_lower' ? 'ok' : facts.verdict,
    profit_before: profitOf(context, full, items),
    profit_after: units === undefined ? null : profitOf(context, units, items),
    currency: context.shop.currency,
  };
}

/**
 * Makes a bundle that is on. Sent twice, it is there once.
 *
 * @throws Refused `invalidParameter`: `goods_ids` (`duplicate`, `not_on_sale`), `price` (`scale`, `amount`, `not_lower`,
 *   `below_break_even` with `floor_price`).
 * @throws Refused `recordNotFound` for products of others; `invalidOperation` (`bundles_max`) beyond `limits.bundlesMax`.
 */
export async function makeBundle(context: Context, input: InputOf<typeof addBundle>): Promise<Shown> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id, id: input.id };
  const units = readAmount(context, 'price', input.price) ?? 0n;
  await assertGiven(context, { goods: input.goods_ids, units });
  const max = limits.bundlesMax;
  const isNew = await sql.insertRow(tx, { ...place, goods: [...input.goods_ids], units, max, at: now });
  if (!isNew && (await sql.findRow(tx, place)) === undefined)
    throw refuse('invalidOperation', { reason: 'bundles_max', max });
  return showOne(context, input.id);
}

/** Switching off is always possible. @throws Refused as `makeBundle`, and `staleVersion`. */
export async function changeBundle(context: Context, input: InputOf<typeof setBundle>): Promise<Shown> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id, id: input.id };
  const asked = readAmount(context, 'price', input.price);
  const row = await sql.findRow(tx, place);
  if (row === undefined) throw unknown();
  const units = asked ?? row.units;
  if (input.is_on || units !== row.units) await assertGiven(context, { goods: row.goods, units });
  const isSaved = await sql.updateRow(tx, {
    ...place,
    units,
    isOn: input.is_on,
    version: input.version,
    at: now,
  });
  if (!isSaved) throw stale(input.id, row.version);
  return showOne(context, input.id);
}

/** @throws Refused `recordNotFound`, `staleVersion`. */
export async function dropBundle(
  context: Context,
  { id, version }: InputOf<typeof removeBundle>,
): Promise<Listed> {
  const { tx, shop } = context;
  const place = { shopId: shop.shop_id, id };
  const row = await sql.findRow(tx, place);
  if (row === undefined) throw unknown();
  if (!(await sql.deleteRow(tx, { ...place, version }))) throw stale(id, row.version);
  return showBundles(context);
}

const unknown = () => refuse('recordNotFound', { field: 'id', reason: 'unknown' });

function stale(id: string, version: number) {
  return refuse('staleVersion', { reason: 'stale', ids: [id], version });
}

async function showOne(context: Context, id: string): Promise<Shown> {
  const { tx, shop, language } = context;
  const row = await sql.findRow(tx, { shopId: shop.shop_id, id });
  if (row === undefined) throw unknown();
  return present(context, row, await readItems(tx, shop.shop_id, row.goods, language));
}

/** @throws Refused `recordNotFound` where one is not in the showcase, `invalidParameter` where one stands there twice. */
async function readOwn({ tx, shop, language }: Context, ids: readonly string[]): Promise<ItemRow[]> {
  const own = new Set(ids);
  const items = await readItems(tx, shop.shop_id, ids, language);
  if (items.length >= own.size && own.size < ids.length)
    throw refuse('invalidParameter', { field: 'goods_ids', reason: 'duplicate' });
  if (items.length < ids.length) throw refuse('recordNotFound', { field: 'goods_ids', reason: 'unknown' });
  return items;
}

type Judged = { readonly goods: readonly string[]; readonly units: bigint };

async function assertGiven(context: Context, judged: Judged): Promise<void> {
  const items = await readOwn(context, judged.goods);
  const { verdict, floor_price } = factsOf(context, judged, items);
  if (verdict === 'not_on_sale')
    throw refuse('invalidParameter', { field: 'goods_ids', reason: 'not_on_sale' });
  if (verdict !== 'ok')
    throw refuse('invalidParameter', {
      field: 'price',
      reason: verdict,
      ...(verdict === 'below_break_even' ? { floor_price } : {}),
    });
}

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n);

/** Judged at the price of now: in a sale the lower one, as a cart would have it. */
const priceOf = ({ price_units: units }: ItemRow) => units;

const isOnSale = ({ status, is_active: isActive }: ItemRow) => status === 'listed' && isActive;

function partsOf(items: readonly ItemRow[]): BundlePart[] {
  return items.map((item) => ({ priceUnits: priceOf(item), costUnits: item.cost_units }));
}

function factsOf({ shop, commissionBps }: Context, { goods, units }: Judged, items: readonly ItemRow[]) {
  const amount = (value: bigint) => formatUnits(value, shop.currency);
  const parts = partsOf(items);
  const full = sumOf(items.map(priceOf));
  const isGiven = shareBundle(parts, { units, sets: 1, commissionBps }) !== undefined;
  const isWhole = items.length === goods.length && items.every(isOnSale);
  const judged = isGiven ? 'ok' : units < full ? 'below_break_even' : 'not_lower';
  return {
    goods: goods.flatMap((id) => {
      const item = items.find((one) => one.goods_id === id);
      if (item === undefined) return [];
      const image = pictureOf(item.picture, item.title);
      return [{ id, title: item.title, image, price: amount(priceOf(item)), on_sale: isOnSale(item) }];
    }),
    full_price: amount(full),
    floor_price: amount(bundleFloor(parts, commissionBps)),
    verdict: isWhole ? judged : 'not_on_sale',
  } as const;
}

function profitOf({ shop, commissionBps }: Context, units: bigint, items: readonly ItemRow[]): string {
  const cost = sumOf(items.map((item) => item.cost_units));
  return formatUnits(units - bpsOf(units, commissionBps) - cost, shop.currency);
}

function present(context: Context, row: sql.BundleRow, all: readonly ItemRow[]): Shown {
  const { env, shop } = context;
  const items = all.filter(({ goods_id: id }) => row.goods.includes(id));
  return {
    id: row.bundle_id,
    ...factsOf(context, row, items),
    price: formatUnits(row.units, shop.currency),
    profit: profitOf(context, row.units, items),
    is_on: row.is_on,
    public_url: `${env.baseUrl}/s/${shop.handle}${bundlePath(row.bundle_id)}`,
    currency: shop.currency,
    version: row.version,
  };
}
