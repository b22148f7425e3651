// Products of a period: what their orders brought by the entries of the book, and how visits of their pages became orders.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import type { listInsightOrders, listProductInsights, productSorts } from '#features/insights/contract.ts';
import { keepFactDays } from '#features/statistics/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { sumFacts } from './facts.sql.ts';
import { saveParts } from './order-parts.sql.ts';
import { presentPeriod, readPeriod, type Days, type Period, type Place } from './period.ts';
import * as sql from './products.sql.ts';

type Sums = Omit<sql.ProductRow, 'goods_id'>;
type Product = Sums & {
  readonly goodsId: string;
  readonly views: number;
  readonly checkouts: number;
  readonly previous: Sums;
};
export type Products = {
  readonly period: Period;
  readonly all: Sums;
  readonly previous: Sums;
  readonly list: readonly Product[];
};

const noSums: Sums = {
  orders: 0,
  units: 0n,
  returned: 0n,
  paid: 0n,
  cost: 0n,
  fees: 0n,
  tax: 0n,
  refunds: 0n,
  open: 0n,
  profit: 0n,
};

/** @throws Refused `invalidOperation` `too_many_orders` with `limit`. */
export async function showProducts(
  place: Place,
  input: InputOf<typeof listProductInsights>,
): Promise<GivenOf<typeof listProductInsights>> {
  const { period, all, previous, list } = await readProducts(place, input);
  const { currency } = period.shop;
  const sorted = list.toSorted(orderBy(input.sort));
  const start = (input.page - 1) * input.page_size;
  const page = sorted.slice(start, start + input.page_size + 1);
  const titles = await readTitles(
    place,
    page.map(({ goodsId }) => goodsId),
  );
  const rows = page.map((one) => {
    const { title = '', image = null } = titles.get(one.goodsId) ?? {};
    const { orders, units, paid, profit } = one.previous;
    return {
      goods_id: one.goodsId,
      title,
      image,
      ...presentSums(one, currency),
      returned: Number(one.returned),
      views: one.views,
      checkouts: one.checkouts,
      conversion_bps: conversionOf(one),
      previous: {
        orders,
        units: Number(units),
        paid: formatUnits(paid, currency),
        profit: formatUnits(profit, currency),
      },
    };
  });
  return {
    ...presentPeriod(period),
    currency,
    all: presentSums(all, currency),
    previous: presentSums(previous, currency),
    ...toPage(rows, input, sorted.length),
  };
}

/** All products that were sold or viewed in a period. */
export async function readProducts(place: Place, asked: Parameters<typeof readPeriod>[1]): Promise<Products> {
  const period = await readPeriod(place, asked);
  const { env, direct, shopId, now } = place;
  const { current, previous } = period;
  await assertOrders(direct, shopId, period);
  await sumEntries(direct, shopId);
  await keepFactDays(direct, { shopId, from: current.first, to: current.last }, now);
  return env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    const [counts, before, sold, soldBefore, facts] = await Promise.all([
      sql.countOrders(tx, { shopId, ...momentsOf(current) }),
      sql.countOrders(tx, { shopId, ...momentsOf(previous) }),
      sql.sumProducts(tx, { shopId, ...momentsOf(current) }),
      sql.sumProducts(tx, { shopId, ...momentsOf(previous) }),
      sumFacts(tx, { shopId, from: current.first, to: current.last, facts: ['view', 'checkout'] }),
    ]);
    const earlier = new Map(soldBefore.map(({ goods_id: id, ...sums }) => [id, sums]));
    const seen = (kind: string) =>
      new Map(
        facts
          .filter(({ fact }) => fact === kind)
          .map(({ subject, visitors }) => [subject, visitors] as const),
      );
    const [views, checkouts] = [seen('view'), seen('checkout')];
    const now_ = new Map(sold.map(({ goods_id: id, ...sums }) => [id, sums]));
    const ids = new Set([...now_.keys(), ...views.keys()]);
    return {
      period,
      all: { ...addUp(sold), orders: counts?.orders ?? 0 },
      previous: { ...addUp(soldBefore), orders: before?.orders ?? 0 },
      list: [...ids].map((goodsId) => ({
        goodsId,
        ...(now_.get(goodsId) ?? noSums),
        views: views.get(goodsId) ?? 0,
        checkouts: checkouts.get(goodsId) ?? 0,
        previous: earlier.get(goodsId) ?? noSums,
      })),
    };
  });
}

export const momentsOf = ({ from, to }: Days) => ({ from, to });

/** @throws Refused `invalidOperation` `too_many_orders` with `limit`, where summing a period would take too long. */
export async function assertOrders(tx: Tx, shopId: bigint, { current, previous }: Period): Promise<void> {
  const limit = limits.insightOrdersMax;
  for (const days of [current, previous]) {
    const orders = (await sql.countOrders(tx, { shopId, ...momentsOf(days) }))?.orders ?? 0;
    if (orders > limit) throw refuse('invalidOperation', { reason: 'too_many_orders', limit });
  }
}

/** Sums what was booked since the last look; what is left over after that is read entry by entry. */
export async function sumEntries(direct: Tx, shopId: bigint): Promise<void> {
  const limit = limits.insightEntriesAtOnce;
  for (let asked = 0; asked < limits.insightSavesPerAsk; asked += 1) {
    if (((await saveParts(direct, { shopId, limit }))?.done ?? 0) < limit) return;
  }
}

function addUp(rows: readonly sql.ProductRow[]): Sums {
  return rows.reduce<Sums>(
    (sum, row) => ({
      orders: 0,
      units: sum.units + row.units,
      returned: sum.returned + row.returned,
      paid: sum.paid + row.paid,
      cost: sum.cost + row.cost,
      fees: sum.fees + row.fees,
      tax: sum.tax + row.tax,
      refunds: sum.refunds + row.refunds,
      open: sum.open + row.open,
      profit: sum.profit + row.profit,
    }),
    noSums,
  );
}

type Money = Pick<Sums, 'paid' | 'cost' | 'fees' | 'tax' | 'refunds' | 'open' | 'profit'>;

export function presentMoney({ paid, cost, fees, tax, refunds, open, profit }: Money, currency: Asset) {
  const amount = (units: bigint) => formatUnits(units, currency);
  return {
    paid: amount(paid),
    cost: amount(cost),
    fees: amount(fees),
    tax: amount(tax),
    refunds: amount(refunds),
    profit: amount(profit),
    open: amount(open),
  };
}

function presentSums(sums: Sums, currency: Asset) {
  return { orders: sums.orders, units: Number(sums.units), ...presentMoney(sums, currency) };
}

/** Null where it would say nothing: of few views, and where orders came without a view that counts. */
export function conversionOf({ orders, views }: Pick<Product, 'orders' | 'views'>): number | null {
  if (views < limits.shareVisitorsMin || orders > views) return null;
  return Math.round((orders * 10_000) / views);
}

const valueBy: Record<(typeof productSorts)[number], (one: Product) => bigint> = {
  profit: ({ profit }) => profit,
  sold: ({ paid }) => paid,
  units: ({ units }) => units,
  orders: ({ orders }) => BigInt(orders),
  views: ({ views }) => BigInt(views),
  conversion: (one) => BigInt(conversionOf(one) ?? -1),
  returned: ({ returned }) => returned,
};

/** The most first; products that are alike by what was paid, then by their id, so that pages have no gap. */
function orderBy(sort: (typeof productSorts)[number]): (left: Product, right: Product) => number {
  const keys = [valueBy[sort], valueBy.sold, valueBy.views];
  return (left, right) => {
    for (const key of keys) if (key(left) !== key(right)) return key(left) > key(right) ? -1 : 1;
    return left.goodsId < right.goodsId ? -1 : 1;
  };
}

type Title = { readonly title: string; readonly image: { url: string; alt: string } | null };

/** Titles and pictures of products in the reader's language. */
export async function readTitles(
  { direct, shopId, language }: Pick<Place, 'direct' | 'shopId' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Title>> {
  const rows = await sql.listTitles(direct, { shopId, language, ids });
  return new Map(rows.map(({ id, title, picture }) => [id, { title, image: pictureOf(picture, title) }]));
}

/** The orders of a product with its part of each, the newest first. */
export async function showProductOrders(
  place: Place,
  input: InputOf<typeof listInsightOrders>,
): Promise<GivenOf<typeof listInsightOrders>> {
  const { direct, shopId } = place;
  const period = await readPeriod(place, input);
  await sumEntries(direct, shopId);
  const { currency } = period.shop;
  const rows = await sql.listProductOrders(direct, {
    shopId,
    ...momentsOf(period.current),
    goodsId: input.key,
    limit: input.page_size + 1,
    offset: (input.page - 1) * input.page_size,
  });
  const list = rows.map((row) => ({
    order_id: row.id,
    number: orderNumberOf(shopId, row.number),
    status: row.status,
    at: row.paid_at,
    amount: formatUnits(row.total_units, currency),
    part: { units: Number(row.units), ...presentMoney(row, currency) },
  }));
  return { ...presentPeriod(period), currency, ...toPage(list, input, null) };
}
