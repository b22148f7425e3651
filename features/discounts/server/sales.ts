// Sales: planned by the merchant, begun and ended by the clock. Within one the goods have a lower price in the showcase, so
// that pages, search, feeds and checkouts know nothing else.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { byPercent, endPrice } from '#domain/pricing/price-rule.ts';
import { floorUnits, pieceMoney } from '#domain/pricing/prices.ts';
import { addDays } from '#domain/time.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import type { addSale, endSale, listSales, previewSale } from '#features/discounts/prices.contract.ts';
import {
  beginSalePrices,
  endSalePrices,
  goodsChanged,
  holdLimits,
  listLowestPrices,
  lockItems,
  readItems,
  type Context,
  type ItemRow,
} from '#features/showcase/server/public.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { readAmount } from './codes.ts';
import * as sql from './sales.sql.ts';

type Shown = GivenOf<typeof addSale>;

export const saleBeginTimer = 'sale.begin';
export const saleEndTimer = 'sale.end';

/** A sale ends after it began, however soon it is ended. */
const shortestMs = 1_000;

/** Sales that are shown: those that are planned or run, and the newest of those that are over. */
const salesShown = 50;

export async function showSales(context: Context): Promise<GivenOf<typeof listSales>> {
  return { list: await readSales(context), currency: context.shop.currency };
}

async function readSales(context: Context, id?: string): Promise<Shown[]> {
  const { tx, shop, language } = context;
  const limit = id === undefined ? salesShown : 1;
  const rows = await sql.listSaleRows(tx, {
    shopId: shop.shop_id,
    limit,
    ...(id === undefined ? {} : { id }),
  });
  const saleIds = rows.map((row) => row.id);
  const items = await sql.listSaleItems(tx, { shopId: shop.shop_id, saleIds, language });
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  return rows.map((row) => ({
    ...row,
    goods: items
      .filter(({ sale_id }) => sale_id === row.id)
      .map((item) => ({
        id: item.goods_id,
        title: item.title,
        image: pictureOf(item.picture, item.title),
        price: amount(item.price_units),
        list_price: item.list_units === null ? null : amount(item.list_units),
        compare_price: item.compare_units === null ? null : amount(item.compare_units),
        left_out: item.left_out,
        in_sale: row.state === 'running' ? item.in_sale : item.left_out === null,
      })),
    currency: shop.currency,
  }));
}

async function showOne(context: Context, id: string): Promise<Shown> {
  const [sale] = await readSales(context, id);
  if (sale === undefined) throw new Error('a sale was not written');
  return sale;
}

/** What goods would cost and earn at some percent less; writes nothing. */
export async function showSalePreview(
  context: Context,
  { goods_ids: asked, percent, ending }: InputOf<typeof previewSale>,
): Promise<GivenOf<typeof previewSale>> {
  const { tx, shop, commissionBps, language, now } = context;
  const ids = [...new Set(asked)];
  const rows = await readItems(tx, shop.shop_id, ids, language);
  if (rows.length < ids.length) throw refuse('recordNotFound', { field: 'goods_ids', reason: 'unknown' });
  const lowest = await listLowestPrices(tx, { shopId: shop.shop_id, goodsIds: ids, at: now });
  const lowestOf = new Map(lowest.map(({ goods_id, units }) => [goods_id, units]));
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  return {
    rows: rows.map((row) => {
      const before = row.list_units ?? row.price_units;
      const ended = endPrice(byPercent(before, -percent), ending, shop.currency);
      const after = ended < 1n ? 1n : ended;
      const low = lowestOf.get(row.goods_id) ?? null;
      const profit = (priceUnits: bigint) =>
        pieceMoney({ priceUnits, costUnits: row.cost_units, shipFeeUnits: 0n, commissionBps, restockBps: 0 })
          .profit;
      return {
        id: row.goods_id,
        title: row.title,
        image: pictureOf(row.picture, row.title),
        price: amount(before),
        after: amount(after),
        profit_before: amount(profit(before)),
        profit_after: amount(profit(after)),
        compare_price: low !== null && low > after ? amount(low < before ? low : before) : null,
        verdict: verdictOf(row, { before, after, floor: floorUnits(row.cost_units, commissionBps) }),
      };
    }),
    currency: shop.currency,
  };
}

type Judged = { readonly before: bigint; readonly after: bigint; readonly floor: bigint };

function verdictOf(row: ItemRow, { before, after, floor }: Judged) {
  if (row.sale_id !== null) return 'other_sale';
  if (after < floor) return 'below_floor';
  return after >= before ? 'not_lower' : 'ok';
}

/**
 * Plans a sale; one that begins now begins with this call.
 *
 * @throws Refused `invalidParameter` with field and reason: `order`, `too_long` and `too_far` of its dates, `scale` and
 *   `amount` of a price, `below_break_even` with `items` and their `floor_price`, `not_lower`.
 * @throws Refused `recordNotFound` for goods that are not in the showcase, `invalidOperation` `sales_max`.
 */
export async function planSale(context: Context, input: InputOf<typeof addSale>): Promise<Shown> {
  const { tx, shop, now, env } = context;
  const { startsAt, endsAt } = readPeriod(input, now);
  const prices = readPrices(context, input.items);
  await holdLimits(context);
  const live = (await sql.countLiveSales(tx, { shopId: shop.shop_id }))?.live ?? 0;
  if (live >= limits.discountsMax)
    throw refuse('invalidOperation', { reason: 'sales_max', limit: limits.discountsMax, used: live });
  const rows = await lockItems(tx, shop.shop_id, [...prices.keys()], context.language);
  if (rows.length < prices.size) throw refuse('recordNotFound', { field: 'items', reason: 'unknown' });
  assertLower(context, rows, prices);
  const id = env.random.id(now);
  await sql.insertSale(tx, shop.shop_id, { id, name: input.name, startsAt, endsAt, prices }, now);
  await setTimers(tx, shop.shop_id, [
    { subject: id, kind: saleEndTimer, dueAt: endsAt },
    ...(startsAt > now ? [{ subject: id, kind: saleBeginTimer, dueAt: startsAt }] : []),
  ]);
  if (startsAt <= now) await beginSale(context, id);
  return showOne(context, id);
}

function readPeriod(input: InputOf<typeof addSale>, now: Date): { startsAt: Date; endsAt: Date } {
  const asked = input.starts_at === undefined ? now : new Date(input.starts_at);
  const startsAt = asked < now ? now : asked;
  const endsAt = new Date(input.ends_at);
  if (endsAt <= startsAt) throw refuse('invalidParameter', { field: 'ends_at', reason: 'order' });
  if (endsAt > addDays(startsAt, limits.saleDaysMax))
    throw refuse('invalidParameter', { field: 'ends_at', reason: 'too_long', limit: limits.saleDaysMax });
  if (startsAt > addDays(now, 366))
    throw refuse('invalidParameter', { field: 'starts_at', reason: 'too_far' });
  return { startsAt, endsAt };
}

function readPrices(context: Context, items: InputOf<typeof addSale>['items']): Map<string, bigint> {
  const prices = new Map<string, bigint>();
  for (const { id, price } of items) {
    if (prices.has(id)) throw refuse('invalidParameter', { field: 'items', reason: 'duplicate', id });
    prices.set(id, readAmount(context, 'price', price) ?? 0n);
  }
  return prices;
}

function assertLower(
  { shop, commissionBps }: Context,
  rows: readonly ItemRow[],
  prices: ReadonlyMap<string, bigint>,
): void {
  const priceOf = (row: ItemRow) => prices.get(row.goods_id) ?? 0n;
  const low = rows.filter((row) => priceOf(row) < floorUnits(row.cost_units, commissionBps));
  if (low.length > 0) {
    const items = low.map((row) => {
      const floor = floorUnits(row.cost_units, commissionBps);
      return { id: row.goods_id, floor_price: formatUnits(floor, shop.currency) };
    });
    throw refuse('invalidParameter', { field: 'price', reason: 'below_break_even', items });
  }
  const high = rows.filter((row) => priceOf(row) >= (row.list_units ?? row.price_units));
  if (high.length > 0)
    throw refuse('invalidParameter', {
      field: 'price',
      reason: 'not_lower',
      ids: high.map((row) => row.goods_id),
    });
}

/** Gives the goods of a planned sale their price in it; those that cannot take part are noted with why. */
export async function beginSale(context: Context, id: string): Promise<void> {
  const { tx, shop, now, commissionBps } = context;
  const shopId = shop.shop_id;
  const sale = await sql.lockSale(tx, { shopId, id });
  if (sale === undefined || sale.state !== 'planned') return;
  const items = await sql.listSaleItems(tx, { shopId, saleIds: [id], language: 'en' });
  const rows = await lockItems(
    tx,
    shopId,
    items.map(({ goods_id }) => goods_id),
  );
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const whys = new Map<string, sql.LeftOut>();
  for (const item of items) {
    const why = whyLeftOut(byId.get(item.goods_id), item.price_units, commissionBps);
    if (why !== undefined) whys.set(item.goods_id, why);
  }
  const taking = items.filter(({ goods_id }) => !whys.has(goods_id));
  await sql.leaveOutOfSale(tx, { shopId, id }, whys);
  await beginSalePrices(tx, {
    shopId,
    saleId: id,
    goodsIds: taking.map(({ goods_id }) => goods_id),
    priceUnits: taking.map(({ price_units }) => price_units),
    at: now,
  });
  await sql.updateSale(tx, { shopId, id, state: 'running', endsAt: sale.ends_at });
}

function whyLeftOut(row: ItemRow | undefined, priceUnits: bigint, bps: number): sql.LeftOut | undefined {
  if (row === undefined) return 'gone';
  if (row.sale_id !== null) return 'other_sale';
  if (row.price_units <= priceUnits) return 'not_lower';
  return priceUnits < floorUnits(row.cost_units, bps) ? 'below_break_even' : undefined;
}

/** When a sale is over that ends now: never later than was planned, and after its start. */
function endOf(sale: sql.SaleRow, now: Date): Date {
  const least = Math.max(now.getTime(), sale.starts_at.getTime() + shortestMs);
  return new Date(Math.min(sale.ends_at.getTime(), least));
}

/** Gives the goods of a sale their price of before; the showcase looks at them again, whose cost may allow it now. */
export async function finishSale({ tx, shop, now }: Context, id: string): Promise<void> {
  const shopId = shop.shop_id;
  const sale = await sql.lockSale(tx, { shopId, id });
  if (sale === undefined || sale.state === 'ended') return;
  const back = await endSalePrices(tx, { shopId, saleId: id, at: now });
  await sql.updateSale(tx, { shopId, id, state: 'ended', endsAt: endOf(sale, now) });
  if (back.length > 0)
    await goodsChanged(
      tx,
      back.map(({ goods_id }) => goods_id),
      now,
    );
}

/** Ends a sale before its time. @throws Refused `recordNotFound`, `staleVersion`, `invalidOperation` `ended`. */
export async function stopSale(context: Context, { id, version }: InputOf<typeof endSale>): Promise<Shown> {
  const { tx, shop } = context;
  await holdLimits(context);
  const sale = await sql.lockSale(tx, { shopId: shop.shop_id, id });
  if (sale === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  if (sale.version !== version) throw refuse('staleVersion', { reason: 'stale' });
  if (sale.state === 'ended') throw refuse('invalidOperation', { reason: 'ended' });
  await finishSale(context, id);
  await clearTimers(tx, { shopId: shop.shop_id, subjects: [id], kinds: [saleBeginTimer, saleEndTimer] });
  return showOne(context, id);
}
